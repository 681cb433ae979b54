// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The C++ interface of NVTX: ranges and marks.
#ifndef HIPWAVE_DECLS_NVTX3_HPP
#define HIPWAVE_DECLS_NVTX3_HPP
#include <nvtx3/nvToolsExt.h>
#include <string>
namespace nvtx3 {
inline namespace v1 {
struct rgb { explicit rgb(uint8_t, uint8_t, uint8_t); };
struct argb { explicit argb(uint8_t, uint8_t, uint8_t, uint8_t); };
struct color { explicit color(uint32_t); color(rgb); color(argb); };
struct category { explicit category(uint32_t); };
template <class D = void> struct named_category_in { named_category_in(uint32_t, const char *) HIPWAVE_STUB };
typedef named_category_in<> named_category;
template <class D = void> struct registered_string_in { explicit registered_string_in(const char *) HIPWAVE_STUB };
typedef registered_string_in<> registered_string;
struct message { message(const char *); message(const std::string &); template <class D> message(const registered_string_in<D> &) HIPWAVE_STUB };
struct payload { template <class T> explicit payload(T) HIPWAVE_STUB };
class event_attributes {
public:
  event_attributes();
  template <class... A> explicit event_attributes(const A &...) HIPWAVE_STUB
  const nvtxEventAttributes_t *get() const;
};
struct domain { struct global {}; };
template <class D = domain::global> class scoped_range_in {
public:
  template <class... A> explicit scoped_range_in(const A &...) HIPWAVE_STUB
  ~scoped_range_in() {}
};
typedef scoped_range_in<> scoped_range;
template <class D = domain::global> using domain_thread_range = scoped_range_in<D>;
typedef scoped_range thread_range;
template <class D = domain::global> class unique_range_in {
public:
  template <class... A> explicit unique_range_in(const A &...) HIPWAVE_STUB
  ~unique_range_in() {}
};
typedef unique_range_in<> unique_range;
struct range_handle {};
template <class D = domain::global, class... A> range_handle start_range_in(const A &...) HIPWAVE_STUB
template <class... A> range_handle start_range(const A &...) HIPWAVE_STUB
template <class D = domain::global> void end_range_in(range_handle) HIPWAVE_STUB
void end_range(range_handle);
template <class D = domain::global, class... A> void mark_in(const A &...) HIPWAVE_STUB
template <class... A> void mark(const A &...) HIPWAVE_STUB
} // namespace v1
} // namespace nvtx3
#define NVTX3_FUNC_RANGE() ::nvtx3::scoped_range hipwave_range(__func__)
#define NVTX3_FUNC_RANGE_IF(c) ::nvtx3::scoped_range hipwave_range(__func__)
#define NVTX3_FUNC_RANGE_IN(D) ::nvtx3::scoped_range_in<D> hipwave_range(__func__)
#define NVTX3_V1_FUNC_RANGE() NVTX3_FUNC_RANGE()
#endif
