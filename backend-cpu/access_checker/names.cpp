//===--- names.cpp - names and places from debug information --------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "names.h"
#include "amp2hip/accelerator/access_checks.h"
#include "amp2hip/error/type_name.h"
#include "trace/elf.h"
#include "trace/member_names.h"
#include "trace/symbols.h"
#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <execinfo.h>
#include <link.h>
#include <map>
#include <mutex>
#include <sstream>
#include <string_view>

namespace amp2hip::check {

/// Says once why messages have no lines.
static void explain_no_lines(const trace::symbols &found) {
  static std::atomic<bool> is_known(false);
  if (found.has_no_lines() && !is_known.exchange(true))
    std::fprintf(
        stderr, "amp2hip: note: messages have no source lines: %s\n",
        found.lacks_tool()
            ? "install addr2line of the binutils"
            : "the program has no debug information; compile it with -g and do not strip it");
}

static std::string place_in(const std::vector<void *> &addresses) {
  const trace::symbols found(addresses);
  std::string place = found.place_of(addresses);
  explain_no_lines(found);
  return place;
}

std::string place_of(const std::vector<void *> &return_addresses) {
  return place_in(return_addresses);
}

std::vector<void *> callers_of(void *return_address) {
  void *frames[128];
  void **const end = frames + backtrace(frames, 128);
  void **first = std::find(frames, end, return_address);
  if (first == end)
    first = std::min(frames + 1, end);
  std::vector<void *> addresses(first, end);
  if (return_address != nullptr && *first != return_address)
    addresses.insert(addresses.begin(), return_address);
  return addresses;
}

std::string place_of_caller(void *return_address) { return place_in(callers_of(return_address)); }

std::string container_name(const std::type_info &kernel, std::size_t offset, void *code) {
  if (offset == no_member)
    return "";
  // readelf takes long, and a program changes few containers.
  static std::map<std::pair<std::string, std::size_t>, std::string> known;
  static std::mutex lock;
  const std::lock_guard<std::mutex> guard(lock);
  const auto [found, is_new] = known.try_emplace({type_name(kernel), offset});
  if (is_new)
    found->second = trace::member_names().find(kernel, offset, trace::object_file(code), "");
  return found->second;
}

std::vector<thread_block> thread_blocks() {
  std::vector<thread_block> all;
  dl_iterate_phdr(
      [](dl_phdr_info *info, std::size_t, void *result) {
        for (int i = 0; i < info->dlpi_phnum; ++i)
          if (info->dlpi_phdr[i].p_type == PT_TLS && info->dlpi_tls_data != nullptr)
            static_cast<std::vector<thread_block> *>(result)->push_back(
                {trace::object_file(info->dlpi_phdr), static_cast<char *>(info->dlpi_tls_data),
                 info->dlpi_phdr[i].p_memsz});
        return 0;
      },
      &all);
  return all;
}

/// True if the mangled name is that of a variable in the namespace amp2hip, or in a function of the
/// namespace.
static bool is_internal(std::string_view name) {
  for (const std::string_view prefix : {"_ZN7amp2hip", "_ZZN7amp2hip", "_ZZNK7amp2hip"})
    if (name.substr(0, prefix.size()) == prefix)
      return true;
  return false;
}

static variable find_variable(const std::string &file, std::size_t offset) {
  variable result;
  // `   12: 0000000000000010  256 TLS     LOCAL  DEFAULT   23 name`
  trace::read_elf("-s", file, [&](const std::string &line) {
    std::istringstream words(line);
    std::string number, address, size, type, binding, visibility, section, name;
    words >> number >> address >> size >> type >> binding >> visibility >> section >> name;
    if (type != "TLS" || section == "UND")
      return;
    const std::size_t at = std::strtoul(address.c_str(), nullptr, 16);
    const std::size_t bytes = std::strtoul(size.c_str(), nullptr, 0);
    if (offset < at || offset >= at + bytes)
      return;
    result = {trace::last_component(trace::demangled(name.c_str())), at, bytes, is_internal(name)};
  });
  return result;
}

variable variable_at(const thread_block &block, std::size_t offset) {
  static std::multimap<std::string, variable> known; // by the file
  static std::mutex lock;
  const std::lock_guard<std::mutex> guard(lock);
  const auto [first, last] = known.equal_range(block.file);
  for (auto one = first; one != last; ++one)
    if (offset - one->second.offset < one->second.bytes)
      return one->second;
  variable found = find_variable(block.file, offset);
  if (found.bytes != 0)
    known.emplace(block.file, found);
  return found;
}

trace::variable_part part_of(const thread_block &block, const variable &of, std::size_t inside,
                             std::size_t bytes) {
  trace::debug_types all;
  trace::read_elf("--debug-dump=info", block.file, [&](const std::string &line) { all.use(line); });
  return all.part_at(of.name, of.offset, inside, bytes);
}

} // namespace amp2hip::check
