//===--- AmpExtensions.h - Types beyond the specification's --------------===//
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

/// What C++ AMP forbids though today's GPUs have it; `--amp-extensions` lifts
/// the ban.
enum class AmpExtension { Char, Short, LongLong, BitFields, Alignment, Pointers, Volatile };

/// The names that `--amp-extensions` knows, by enumerator.
llvm::ArrayRef<const char *> ampExtensionNames();
/// The extension of that name.
std::optional<AmpExtension> ampExtension(llvm::StringRef Name);
/// True if \p Chosen, the values of the option, have \p E: by its name, by
/// `all`, or by an empty value, which is what the bare option gives. Members of
/// `char` and `short` cannot lie at multiples of 4: either brings Alignment too.
bool isEnabled(const std::vector<std::string> &Chosen, AmpExtension E);

} // namespace amp2hip

#endif // AMP2HIP_AMPEXTENSIONS_H
