// RUN: %check_pass inline-asm %s
// NEGATIVE-FOR: inline-asm
// Assembly for the host, and what is no assembly.

#include <cstdio>
#include <cuda_runtime.h>

// Assembly of the host's processor works as before.
void pause() { asm volatile("nop"); }
asm(".globl somewhere");

// A label names a symbol, here and on the device.
__device__ int renamed(int) __asm__("another_name");

// asm("trap;") in a comment
void print() { puts("asm volatile(\"trap;\");"); }

struct Assembler {
  int asm_count;
  void assemble(const char *);
};
void use(Assembler &a) { a.assemble("trap;"); }
