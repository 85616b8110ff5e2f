//===--- AmpExtensions.h - Extensions of the specification ----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_AMPEXTENSIONS_H
#define AMP2HIP_AMPEXTENSIONS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>
#include <vector>

namespace amp2hip {

/// Types that C++ AMP forbids in amp code (§2.4.1) although current GPUs
/// support them. The option `--amp-extensions` allows amp code to use them.
enum class AmpExtension { Char, Short, LongLong, BitFields, Alignment, Pointers, Volatile };

/// Returns the values of `--amp-extensions`, indexed by enumerator.
llvm::ArrayRef<const char *> ampExtensionNames();
/// Returns the extension named \p Name, or nothing if there is none.
std::optional<AmpExtension> ampExtension(llvm::StringRef Name);
/// True if \p Chosen, the values of `--amp-extensions`, enables \p E: by its
/// name, by `all`, or by an empty value (the option was given without a value).
/// `char` and `short` also enable Alignment, because the offsets of such
/// members are not always multiples of 4.
bool isEnabled(const std::vector<std::string> &Chosen, AmpExtension E);

} // namespace amp2hip

#endif // AMP2HIP_AMPEXTENSIONS_H
