#include "Catalog/Catalog.h"
