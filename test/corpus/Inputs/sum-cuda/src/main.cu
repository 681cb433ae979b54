#include "sum.h"
int main() { return sum(2) - 3; }
