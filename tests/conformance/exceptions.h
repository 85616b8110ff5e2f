// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Which exception of C++ AMP a call throws. Include <amp.h> first: without an include of it, this
// header is not translated.

#ifndef CONFORMANCE_EXCEPTIONS_H
#define CONFORMANCE_EXCEPTIONS_H

/// Returns 'u' if `function` throws unsupported_feature, 'r' if it throws another
/// runtime_exception, and '-' if it throws nothing.
template <typename F>
char thrown(const F &function) {
  try {
    function();
  } catch (const concurrency::unsupported_feature &) {
    return 'u';
  } catch (const concurrency::runtime_exception &) {
    return 'r';
  }
  return '-';
}

/// True if `function` throws a runtime_exception.
template <typename F>
bool throws(const F &function) {
  return thrown(function) != '-';
}

#endif
