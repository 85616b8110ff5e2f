//===--- vendor_includes.h - Standard headers that a vendor's include -===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
// Made by scripts/vendor_names. They are read before
// vendor_names_hide.h, whose macros must not reach them.
#ifndef AMP2HIP_VENDOR_INCLUDES_H
#define AMP2HIP_VENDOR_INCLUDES_H

#if defined(__CUDACC__)
#include <cstdlib>
#include <cmath>
#include <new>
#include <utility>
#if defined(__CUDACC_EXTENDED_LAMBDA__)
#include <functional>
#endif
#else
#include <cstdlib>
#include <algorithm>
#include <array>
#include <cmath>
#include <complex>
#include <new>
#include <sstream>
#include <stdexcept>
#include <thread>
#include <utility>
#endif

#endif // AMP2HIP_VENDOR_INCLUDES_H
