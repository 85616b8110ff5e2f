//===--- LinesChanged.cpp - Number of changed lines -----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/run/messages/LinesChanged.h"

#include "amp2hip/TranslatedMark.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/xxhash.h"
#include <algorithm>
#include <map>
#include <vector>

using namespace llvm;

namespace amp2hip::migrate {

static std::vector<uint64_t> hashesOfLines(StringRef Text) {
  std::vector<uint64_t> Result;
  while (!Text.empty()) {
    StringRef Line;
    std::tie(Line, Text) = Text.split('\n');
    Line.consume_back("\r");
    Result.push_back(xxh3_64bits(Line));
  }
  return Result;
}

/// Beyond this number of changes, the exact number does not matter.
static constexpr int64_t ExactLimit = 4000;

/// Returns the length of the shortest edit script by the greedy algorithm of
/// Myers (An O(ND) Difference Algorithm and Its Variations, 1986), which needs
/// no memory for the script itself; nothing if it is longer than ExactLimit.
static std::optional<int64_t> shortestEdit(ArrayRef<uint64_t> A, ArrayRef<uint64_t> B) {
  const int64_t N = int64_t(A.size()), M = int64_t(B.size());
  const int64_t Max = std::min(N + M, ExactLimit);
  // Furthest[K] is the end of the furthest path on the diagonal K = X - Y.
  std::vector<int64_t> Storage(size_t(2 * Max + 3), 0);
  int64_t *Furthest = Storage.data() + Max + 1;
  for (int64_t D = 0; D <= Max; ++D)
    for (int64_t K = -D; K <= D; K += 2) {
      bool Down = K == -D || (K != D && Furthest[K - 1] < Furthest[K + 1]);
      int64_t X = Down ? Furthest[K + 1] : Furthest[K - 1] + 1;
      while (X < N && X - K < M && A[size_t(X)] == B[size_t(X - K)])
        ++X;
      Furthest[K] = X;
      if (X >= N && X - K >= M)
        return D;
    }
  return std::nullopt;
}

/// Returns how often lines occur in one text and not in the other.
static int64_t countUnshared(ArrayRef<uint64_t> A, ArrayRef<uint64_t> B) {
  std::map<uint64_t, int64_t> Counts;
  for (uint64_t Line : A)
    ++Counts[Line];
  for (uint64_t Line : B)
    --Counts[Line];
  int64_t Result = 0;
  for (const auto &[Line, Count] : Counts)
    Result += std::abs(Count);
  return Result;
}

int64_t linesChanged(StringRef Original, StringRef Translation) {
  if (isTranslated(Translation))
    Translation = Translation.split('\n').second;
  Original.consume_front("\xEF\xBB\xBF"); // which precedes the mark in the translation
  std::vector<uint64_t> A = hashesOfLines(Original), B = hashesOfLines(Translation);
  auto [FirstA, FirstB] = std::mismatch(A.begin(), A.end(), B.begin(), B.end());
  ArrayRef<uint64_t> RestA(A), RestB(B);
  RestA = RestA.drop_front(size_t(FirstA - A.begin()));
  RestB = RestB.drop_front(size_t(FirstB - B.begin()));
  while (!RestA.empty() && !RestB.empty() && RestA.back() == RestB.back()) {
    RestA = RestA.drop_back();
    RestB = RestB.drop_back();
  }
  return shortestEdit(RestA, RestB).value_or(countUnshared(RestA, RestB));
}

} // namespace amp2hip::migrate
