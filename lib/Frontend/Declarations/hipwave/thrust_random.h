// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Thrust: random engines and distributions.
#ifndef HIPWAVE_DECLS_THRUST_RANDOM_H
#define HIPWAVE_DECLS_THRUST_RANDOM_H
#include <hipwave/defs.h>
namespace thrust {
namespace random {
template <class U, int Kind> class hipwave_engine {
public:
  typedef U result_type;
  static const U default_seed = 1;
  static const U min = 0;
  static const U max = (U)-1;
  HIPWAVE_HD hipwave_engine() HIPWAVE_STUB
  HIPWAVE_HD explicit hipwave_engine(U) HIPWAVE_STUB
  HIPWAVE_HD void seed(U = 1) HIPWAVE_STUB
  HIPWAVE_HD U operator()() HIPWAVE_STUB
  HIPWAVE_HD void discard(unsigned long long) HIPWAVE_STUB
};
template <class U, U A, U C, U M> class linear_congruential_engine : public hipwave_engine<U, 0> {
public:
  HIPWAVE_HD explicit linear_congruential_engine(U = 1) HIPWAVE_STUB
};
typedef linear_congruential_engine<uint32_t, 16807, 0, 2147483647> minstd_rand0;
typedef linear_congruential_engine<uint32_t, 48271, 0, 2147483647> minstd_rand;
typedef hipwave_engine<uint32_t, 1> taus88;
typedef hipwave_engine<uint32_t, 2> ranlux24;
typedef hipwave_engine<uint64_t, 3> ranlux48;
typedef hipwave_engine<uint32_t, 4> ranlux24_base;
typedef hipwave_engine<uint64_t, 5> ranlux48_base;
typedef hipwave_engine<uint64_t, 6> ecuyer_combined;
typedef hipwave_engine<uint32_t, 7> philox4x32;
typedef hipwave_engine<uint64_t, 8> philox4x64;
typedef minstd_rand default_random_engine;
template <class T, int Kind> class hipwave_distribution {
public:
  typedef T result_type;
  HIPWAVE_HD explicit hipwave_distribution(T = 0, T = 1) HIPWAVE_STUB
  HIPWAVE_HD void reset() HIPWAVE_STUB
  template <class G> HIPWAVE_HD T operator()(G &) HIPWAVE_STUB
  HIPWAVE_HD T a() const HIPWAVE_STUB
  HIPWAVE_HD T b() const HIPWAVE_STUB
};
template <class T = int> class uniform_int_distribution : public hipwave_distribution<T, 24> {
public:
  HIPWAVE_HD explicit uniform_int_distribution(T = 0, T = 1) HIPWAVE_STUB
};
template <class T = double> class uniform_real_distribution : public hipwave_distribution<T, 25> {
public:
  HIPWAVE_HD explicit uniform_real_distribution(T = 0, T = 1) HIPWAVE_STUB
};
template <class T = double> class normal_distribution : public hipwave_distribution<T, 19> {
public:
  HIPWAVE_HD explicit normal_distribution(T = 0, T = 1) HIPWAVE_STUB
};
} // namespace random
using random::linear_congruential_engine;
using random::minstd_rand0;
using random::minstd_rand;
using random::taus88;
using random::ranlux24;
using random::ranlux48;
using random::ranlux24_base;
using random::ranlux48_base;
using random::ecuyer_combined;
using random::philox4x32;
using random::philox4x64;
using random::default_random_engine;
using random::uniform_int_distribution;
using random::uniform_real_distribution;
using random::normal_distribution;
} // namespace thrust
#endif
