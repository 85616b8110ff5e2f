//===--- exception.h - std::exception with a text -------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A class for the constructors that only Microsoft's std::exception has. Handlers of
/// std::exception catch it; handlers of std::runtime_error do not.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_STL_EXCEPTION_H
#define AMP2HIP_WINDOWS_STL_EXCEPTION_H

#include <exception>
#include <stdexcept>
#include <typeinfo>

namespace amp2hip_windows {

class exception : public std::exception {
public:
  exception() : exception("Unknown exception") {}
  /// Copies the text, as Microsoft's copy constructor does for each derived class.
  exception(const std::exception &other) : exception(other.what()) {}
  explicit exception(const char *text) : text_(text ? text : "Unknown exception") {}
  /// Microsoft's constructor does not copy the text.
  exception(const char *text, int) : exception(text) {}

  const char *what() const noexcept override { return text_.what(); }

private:
  std::runtime_error text_; ///< copying it never throws
};

/// A class of the standard library with the constructor for a text.
template <typename Base>
class exception_with_text : public Base {
public:
  exception_with_text() : text_(Base().what()) {}
  explicit exception_with_text(const char *text) : text_(text) {}

  const char *what() const noexcept override { return text_.what(); }

private:
  exception text_;
};
using bad_cast = exception_with_text<std::bad_cast>;
using bad_exception = exception_with_text<std::bad_exception>;
using bad_typeid = exception_with_text<std::bad_typeid>;

} // namespace amp2hip_windows

#endif // AMP2HIP_WINDOWS_STL_EXCEPTION_H
