//===--- processors.cpp - GetLogicalProcessorInformation ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip_windows/win32/processors.h"
#include "win32/last_error.h"
#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

using namespace amp2hip_windows;
namespace fs = std::filesystem;

namespace {

using processor_entry = SYSTEM_LOGICAL_PROCESSOR_INFORMATION;

/// Returns the first line of a file of /sys, or nothing.
std::optional<std::string> line_of(const fs::path &file) {
  std::ifstream in(file);
  std::string line;
  if (!std::getline(in, line))
    return std::nullopt;
  return line;
}

/// Returns the mask of a list such as `0-3,8`; processors from 64 on have no bit.
ULONG_PTR mask_of(const std::string &list) {
  ULONG_PTR mask = 0;
  const char *next = list.c_str();
  while (*next >= '0' && *next <= '9') {
    char *end = nullptr;
    const unsigned long first = std::strtoul(next, &end, 10);
    unsigned long last = first;
    if (*end == '-')
      last = std::strtoul(end + 1, &end, 10);
    for (unsigned long i = first; i <= last && i < 64; ++i)
      mask |= ULONG_PTR{1} << i;
    next = *end == ',' ? end + 1 : end;
  }
  return mask;
}

/// The numbers N of the entries `prefixN` of a folder, in increasing order.
std::vector<unsigned> numbers_in(const fs::path &folder, const std::string &prefix) {
  std::vector<unsigned> numbers;
  std::error_code error;
  for (const fs::directory_entry &entry : fs::directory_iterator(folder, error)) {
    const std::string name = entry.path().filename().string();
    const std::string digits = name.substr(std::min(prefix.size(), name.size()));
    if (name.compare(0, prefix.size(), prefix) == 0 && !digits.empty() &&
        digits.find_first_not_of("0123456789") == std::string::npos)
      numbers.push_back(static_cast<unsigned>(std::strtoul(digits.c_str(), nullptr, 10)));
  }
  std::sort(numbers.begin(), numbers.end());
  return numbers;
}

const fs::path processors = "/sys/devices/system/cpu";
const fs::path nodes = "/sys/devices/system/node";

processor_entry entry_of(LOGICAL_PROCESSOR_RELATIONSHIP relationship, ULONG_PTR mask) {
  processor_entry entry;
  std::memset(&entry, 0, sizeof entry);
  entry.ProcessorMask = mask;
  entry.Relationship = relationship;
  return entry;
}

processor_entry cache_of(const fs::path &folder, ULONG_PTR mask) {
  processor_entry entry = entry_of(RelationCache, mask);
  const auto number = [&](const char *name) {
    return std::strtoul(line_of(folder / name).value_or("0").c_str(), nullptr, 10);
  };
  const std::string type = line_of(folder / "type").value_or("Unified");
  const std::string size = line_of(folder / "size").value_or("0K");
  const unsigned long unit = size.back() == 'M' ? 1024 * 1024 : size.back() == 'K' ? 1024 : 1;
  const unsigned long ways = number("ways_of_associativity");
  entry.Cache.Level = static_cast<BYTE>(number("level"));
  entry.Cache.Associativity = static_cast<BYTE>(ways < 0xFF ? ways : CACHE_FULLY_ASSOCIATIVE);
  entry.Cache.LineSize = static_cast<WORD>(number("coherency_line_size"));
  entry.Cache.Size = static_cast<DWORD>(std::strtoul(size.c_str(), nullptr, 10) * unit);
  entry.Cache.Type = type == "Data"          ? CacheData
                     : type == "Instruction" ? CacheInstruction
                                             : CacheUnified;
  return entry;
}

std::vector<processor_entry> all_entries() {
  std::vector<processor_entry> entries;
  std::map<std::tuple<int, ULONG_PTR, std::string>, bool> seen; // what several processors share
  const auto is_new = [&](int kind, ULONG_PTR mask, const std::string &detail = {}) {
    return mask != 0 && seen.emplace(std::make_tuple(kind, mask, detail), true).second;
  };
  for (unsigned i : numbers_in(processors, "cpu")) {
    const fs::path folder = processors / ("cpu" + std::to_string(i));
    const fs::path topology = folder / "topology";
    if (i >= 64 || !fs::exists(topology))
      continue;
    const ULONG_PTR self = ULONG_PTR{1} << i;
    const auto mask = [&](const fs::path &file) {
      const std::optional<std::string> list = line_of(file);
      return list ? mask_of(*list) : self;
    };
    const ULONG_PTR core = mask(topology / "thread_siblings_list");
    if (is_new(RelationProcessorCore, core)) {
      entries.push_back(entry_of(RelationProcessorCore, core));
      entries.back().ProcessorCore.Flags = (core & (core - 1)) != 0 ? LTP_PC_SMT : 0;
    }
    const ULONG_PTR package = mask(topology / "core_siblings_list");
    if (is_new(RelationProcessorPackage, package))
      entries.push_back(entry_of(RelationProcessorPackage, package));
    for (unsigned cache : numbers_in(folder / "cache", "index")) {
      const fs::path index = folder / "cache" / ("index" + std::to_string(cache));
      const ULONG_PTR shared = mask(index / "shared_cpu_list");
      if (is_new(RelationCache, shared, std::to_string(cache)))
        entries.push_back(cache_of(index, shared));
    }
  }
  for (unsigned i : numbers_in(nodes, "node")) {
    const fs::path list = nodes / ("node" + std::to_string(i)) / "cpulist";
    entries.push_back(entry_of(RelationNumaNode, mask_of(line_of(list).value_or(""))));
    entries.back().NumaNode.NodeNumber = i;
  }
  return entries;
}

} // namespace

BOOL GetLogicalProcessorInformation(PSYSTEM_LOGICAL_PROCESSOR_INFORMATION buffer, PDWORD size) {
  const std::vector<processor_entry> entries = all_entries();
  const auto needed = static_cast<DWORD>(entries.size() * sizeof(processor_entry));
  const DWORD given = *size;
  *size = needed;
  if (buffer == nullptr || given < needed)
    return fail(ERROR_INSUFFICIENT_BUFFER);
  std::copy(entries.begin(), entries.end(), buffer);
  return TRUE;
}

BOOL IsWow64Process(HANDLE, BOOL *is_wow64) {
  *is_wow64 = FALSE;
  return TRUE;
}

BOOL IsProcessorFeaturePresent(DWORD feature) {
  return feature == PF_XMMI_INSTRUCTIONS_AVAILABLE || feature == PF_XMMI64_INSTRUCTIONS_AVAILABLE ||
         feature == PF_SSE3_INSTRUCTIONS_AVAILABLE;
}

BOOL GetNumaHighestNodeNumber(PULONG number) {
  const std::vector<unsigned> found = numbers_in(nodes, "node");
  *number = found.empty() ? 0 : found.back();
  return TRUE;
}
