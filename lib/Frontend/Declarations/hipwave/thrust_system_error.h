// Part of hipwave, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPWAVE_DECLS_THRUST_SYSTEM_ERROR_H
#define HIPWAVE_DECLS_THRUST_SYSTEM_ERROR_H
#include <cuda_runtime.h>
#include <stdexcept>
#include <string>
namespace thrust {
namespace system {
class error_category {
public:
  const char *name() const;
  ::std::string message(int) const;
};
class error_code {
public:
  error_code();
  template <class E> error_code(E);
  error_code(int, const error_category &);
  int value() const;
  const error_category &category() const;
  ::std::string message() const;
};
class system_error : public ::std::runtime_error {
public:
  system_error(int, const error_category &, const ::std::string & = "");
  system_error(int, const error_category &, const char *);
  system_error(error_code, const ::std::string & = "");
  const error_code &code() const;
  const char *what() const noexcept override;
};
} // namespace system
using system::error_category;
using system::error_code;
using system::system_error;
const error_category &cuda_category();
const error_category &generic_category();
const error_category &system_category();
namespace system { using thrust::cuda_category; }
} // namespace thrust
#endif
