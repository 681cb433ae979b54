#include "kernels.cu"
int main() { return 0; }
