//===--- AddedIncludes.cpp - Includes in one of two texts ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/merge/AddedIncludes.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

using namespace llvm;

namespace amp2hip::migrate {

static bool isInclude(StringRef Line) {
  return Line.starts_with("#include <") && Line.rtrim("\r").ends_with(">");
}

/// Returns the include directives at the beginning of \p Lines.
static ArrayRef<StringRef> leadingIncludes(ArrayRef<StringRef> Lines) {
  return Lines.take_while(isInclude);
}

std::optional<std::string> mergeAddedIncludes(StringRef A, StringRef B) {
  SmallVector<StringRef, 64> LinesOfA, LinesOfB;
  A.split(LinesOfA, '\n');
  B.split(LinesOfB, '\n');
  ArrayRef<StringRef> RestA = ArrayRef(LinesOfA).drop_front(),
                      RestB = ArrayRef(LinesOfB).drop_front();
  std::string Result = LinesOfA.front().str();
  auto Take = [&](ArrayRef<StringRef> &From) {
    Result += '\n';
    Result += From.front();
    From = From.drop_front();
  };
  while (!RestA.empty() || !RestB.empty()) {
    if (!RestA.empty() && !RestB.empty() && RestA.front() == RestB.front()) {
      Take(RestA);
      RestB = RestB.drop_front();
    } else if (!RestA.empty() && isInclude(RestA.front()) &&
               !is_contained(leadingIncludes(RestB), RestA.front())) {
      Take(RestA);
    } else if (!RestB.empty() && isInclude(RestB.front())) {
      Take(RestB);
    } else {
      return std::nullopt;
    }
  }
  return Result;
}

} // namespace amp2hip::migrate
