//===--- StatCache.cpp - Hashes of files ----------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/state/StatCache.h"

#include "files/FilePieces.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"
#include <algorithm>
#include <chrono>
#include <vector>

using namespace llvm;

namespace amp2hip::migrate {

static int64_t nanoseconds(sys::TimePoint<> Time) {
  return std::chrono::duration_cast<std::chrono::nanoseconds>(Time.time_since_epoch()).count();
}

/// A file that changed less than this before it was read may change again
/// within the same time stamp, whose resolution may be up to two seconds.
static constexpr int64_t SettleTime = 2'000'000'000;

void StatCache::load(StringRef Text) {
  Expected<json::Value> Parsed = json::parse(Text);
  if (!Parsed)
    return consumeError(Parsed.takeError());
  const json::Object *Files = Parsed->getAsObject();
  if (!Files)
    return;
  for (const auto &[Path, Value] : *Files) {
    const json::Array *Fields = Value.getAsArray();
    if (!Fields || Fields->size() != 4)
      continue;
    std::optional<uint64_t> Inode = (*Fields)[0].getAsUINT64(), Size = (*Fields)[1].getAsUINT64();
    std::optional<int64_t> Time = (*Fields)[2].getAsInteger();
    std::optional<StringRef> Hash = (*Fields)[3].getAsString();
    if (Inode && Size && Time && Hash)
      Entries[Path] = {*Inode, *Size, *Time, Hash->str(), false, true};
  }
}

std::string StatCache::hashOf(StringRef Path) {
  Entry &E = Entries[Path];
  if (E.IsCurrent)
    return E.Hash;
  E.IsCurrent = true;
  sys::fs::file_status Status;
  if (sys::fs::status(Path, Status) || Status.type() != sys::fs::file_type::regular_file) {
    E.Hash.clear();
    E.IsSettled = false;
    return "";
  }
  const uint64_t Inode = Status.getUniqueID().getFile(), Size = Status.getSize();
  const int64_t Time = nanoseconds(Status.getLastModificationTime());
  if (E.IsSettled && E.Inode == Inode && E.Size == Size && E.Time == Time)
    return E.Hash;
  const int64_t Now = nanoseconds(std::chrono::system_clock::now());
  E.Inode = Inode;
  E.Size = Size;
  E.Time = Time;
  E.Hash = hashOfFile(Path);
  E.IsSettled = !E.Hash.empty() && Time + SettleTime < Now;
  return E.Hash;
}

void StatCache::forget(StringRef Path) {
  auto Found = Entries.find(Path);
  if (Found != Entries.end())
    Found->second.IsCurrent = false;
}

std::string StatCache::text() const {
  std::vector<StringRef> Paths;
  for (const auto &E : Entries)
    if (E.second.IsCurrent && E.second.IsSettled && json::isUTF8(E.first()))
      Paths.push_back(E.first());
  std::sort(Paths.begin(), Paths.end());
  std::string Result;
  raw_string_ostream Stream(Result);
  Stream << '{';
  for (StringRef Path : Paths) {
    const Entry &E = Entries.find(Path)->second;
    Stream << (Path == Paths.front() ? "\n" : ",\n") << json::Value(Path) << ": "
           << json::Value(json::Array{E.Inode, E.Size, E.Time, E.Hash});
  }
  Stream << "\n}\n";
  return Result;
}

} // namespace amp2hip::migrate
