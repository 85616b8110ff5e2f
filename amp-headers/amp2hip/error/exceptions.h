//===--- exceptions.h - exception classes (§12.2) -------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_ERROR_EXCEPTIONS_H
#define AMP2HIP_ERROR_EXCEPTIONS_H

#include <exception>
#include <stdexcept>

#ifndef _HRESULT_DEFINED
#define _HRESULT_DEFINED
typedef int HRESULT;
#endif
#ifndef E_FAIL
#define E_FAIL (static_cast<HRESULT>(0x80004005))
#endif
#ifndef E_INVALIDARG
#define E_INVALIDARG (static_cast<HRESULT>(0x80070057))
#endif
#ifndef E_OUTOFMEMORY
#define E_OUTOFMEMORY (static_cast<HRESULT>(0x8007000E))
#endif
#ifndef S_OK
#define S_OK (static_cast<HRESULT>(0))
#endif

namespace concurrency {

/// The base class of all errors of the runtime (§12.2.1). Copying it does not throw.
class runtime_exception : public std::exception {
public:
  /// A null message is treated as an empty message.
  runtime_exception(const char *message, HRESULT code) noexcept
      : message_(message != nullptr ? message : ""), code_(code) {}
  explicit runtime_exception(HRESULT code) noexcept : message_(""), code_(code) {}
  runtime_exception(const runtime_exception &other) noexcept = default;
  runtime_exception &operator=(const runtime_exception &other) noexcept = default;
  ~runtime_exception() noexcept override = default;

  HRESULT get_error_code() const noexcept { return code_; }
  const char *what() const noexcept override { return message_.what(); }

private:
  std::runtime_error message_; // reference-counted: copies do not throw
  HRESULT code_;
};

/// System or device memory cannot be allocated (§12.2.2).
class out_of_memory : public runtime_exception {
public:
  explicit out_of_memory(const char *message) noexcept
      : runtime_exception(message, E_OUTOFMEMORY) {}
  out_of_memory() noexcept : runtime_exception(E_OUTOFMEMORY) {}
};

/// A launch cannot use its compute domain (§12.2.3).
class invalid_compute_domain : public runtime_exception {
public:
  explicit invalid_compute_domain(const char *message) noexcept
      : runtime_exception(message, E_FAIL) {}
  invalid_compute_domain() noexcept : runtime_exception(E_FAIL) {}
};

/// The accelerator or the host does not support the requested feature (§12.2.4).
class unsupported_feature : public runtime_exception {
public:
  explicit unsupported_feature(const char *message) noexcept : runtime_exception(message, E_FAIL) {}
  unsupported_feature() noexcept : runtime_exception(E_FAIL) {}
};

/// The connection to the device is lost (§12.2.5).
class accelerator_view_removed : public runtime_exception {
public:
  explicit accelerator_view_removed(const char *message, HRESULT reason) noexcept
      : runtime_exception(message, E_FAIL), reason_(reason) {}
  explicit accelerator_view_removed(HRESULT reason) noexcept
      : runtime_exception(E_FAIL), reason_(reason) {}

  HRESULT get_view_removed_reason() const noexcept { return reason_; }

private:
  HRESULT reason_;
};

} // namespace concurrency

#endif // AMP2HIP_ERROR_EXCEPTIONS_H
