//===--- AmpExtensions.cpp - Types beyond those of the specification ------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "amp2hip/AmpExtensions.h"
#include "llvm/ADT/STLExtras.h"

namespace amp2hip {

llvm::ArrayRef<const char *> ampExtensionNames() {
  static const char *const Names[] = {"char",      "short",    "long-long", "bit-fields",
                                      "alignment", "pointers", "volatile"};
  return Names;
}

std::optional<AmpExtension> ampExtension(llvm::StringRef Name) {
  llvm::ArrayRef<const char *> Names = ampExtensionNames();
  for (unsigned I = 0; I < Names.size(); ++I)
    if (Name == Names[I])
      return AmpExtension(I);
  return std::nullopt;
}

bool isEnabled(const std::vector<std::string> &Chosen, AmpExtension E) {
  return llvm::any_of(Chosen, [&](llvm::StringRef Name) {
    if (Name.empty() || Name == "all")
      return true;
    std::optional<AmpExtension> X = ampExtension(Name);
    return X == E ||
           (E == AmpExtension::Alignment && (X == AmpExtension::Char || X == AmpExtension::Short));
  });
}

} // namespace amp2hip
