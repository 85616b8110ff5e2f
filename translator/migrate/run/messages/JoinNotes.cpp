//===--- JoinNotes.cpp - Notes about several files ------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/run/messages/JoinNotes.h"

#include "text/Format.h"
#include "llvm/ADT/STLExtras.h"
#include <map>

using namespace llvm;

namespace amp2hip::migrate {

/// Returns "'a', 'b' and 'c'", at most five files.
static std::string listOf(ArrayRef<std::string> Files) {
  constexpr size_t Shown = 5;
  const size_t More = Files.size() > Shown ? Files.size() - Shown : 0;
  std::string Result;
  for (size_t I = 0; I + More != Files.size(); ++I)
    Result += fmt::format("{}'{}'",
                          I == 0                               ? ""
                          : I + 1 == Files.size() && More == 0 ? " and "
                                                               : ", ",
                          Files[I]);
  return More ? Result + fmt::format(" and {} more", More) : Result;
}

std::vector<Note> joinEqualNotes(std::vector<Note> Notes) {
  std::map<std::string, std::vector<std::string>> Files;
  std::vector<Note> Result;
  for (Note &N : Notes) {
    if (N.File.empty()) {
      Result.push_back(std::move(N));
      continue;
    }
    std::vector<std::string> &Same = Files[N.Text];
    if (!is_contained(Same, N.File))
      Same.push_back(N.File);
    if (N.File == Same.front()) // perhaps several places in it
      Result.push_back(std::move(N));
  }
  for (Note &N : Result)
    if (auto Same = Files.find(N.Text); !N.File.empty() && Same != Files.end() &&
                                        Same->second.size() > 1 && N.File == Same->second.front()) {
      N.Text += fmt::format("; the same holds for {}", listOf(ArrayRef(Same->second).drop_front()));
      Files.erase(Same);
    }
  return Result;
}

} // namespace amp2hip::migrate
