//===--- symbols.cpp - places of return addresses -------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "symbols.h"
#include <cstdio>
#include <cstdlib>
#include <cxxabi.h>
#include <dlfcn.h>
#include <fstream>
#include <link.h>
#include <mutex>
#include <set>
#include <sstream>
#include <sys/wait.h>
#include <utility>

namespace amp2hip::trace {

namespace {

/// True for functions of this runtime and of the containers.
bool is_of_library(const std::string &function) {
  return function.rfind("amp2hip::", 0) == 0 || function.rfind("concurrency::", 0) == 0 ||
         function.find(" amp2hip::") != std::string::npos ||
         function.find(" concurrency::") != std::string::npos || function.rfind("std::", 0) == 0 ||
         function.find(" std::") != std::string::npos;
}

/// True for files of this project, of the system and of the compiler. Decides for code with debug
/// information, because a name may contain those of the library: as a parameter, as a template
/// argument, or as the function around a lambda.
bool is_file_of_library(const std::string &path) {
  for (const char *folder : {"/include/amp2hip/", "/include/amp2hip-windows/", "/include/c++/",
                             "/lib/gcc/", "/lib/clang/"})
    if (path.find(folder) != std::string::npos)
      return true;
  for (const char *folder : {"/usr/include/", "/usr/lib/", "/usr/local/include/"})
    if (path.rfind(folder, 0) == 0)
      return true;
  // The sources of the library, and its headers where it was built.
  static const std::string root = [] {
    const std::string file = __FILE__;
    const std::size_t end = file.rfind("runtime/trace/");
    return end == std::string::npos || end == 0 ? std::string("//") : file.substr(0, end);
  }();
  for (const char *folder : {"runtime/", "backend-", "amp-headers/", "compat/"})
    if (path.rfind(root + folder, 0) == 0)
      return true;
  return false;
}

/// Returns the path of the object file that is loaded at an address. The name that dladdr() returns
/// for the program is its argv[0], which may be relative to an earlier working directory.
std::string mapped_file(const void *address) {
  std::ifstream maps("/proc/self/maps");
  for (std::string line; std::getline(maps, line);) {
    std::istringstream words(line);
    std::uintptr_t begin = 0, end = 0;
    char dash = 0;
    words >> std::hex >> begin >> dash >> end;
    const auto at = reinterpret_cast<std::uintptr_t>(address);
    const std::size_t path = line.find('/');
    if (words && begin <= at && at < end)
      return path == std::string::npos ? "" : line.substr(path);
  }
  return "";
}

} // namespace

std::string demangled(const char *name) {
  int status = 0;
  char *const readable = abi::__cxa_demangle(name, nullptr, nullptr, &status);
  const std::string result(readable != nullptr ? readable : name);
  std::free(readable);
  return result;
}

std::string quoted(const std::string &path) {
  std::string result = "'";
  for (const char c : path)
    result += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return result + "'";
}

std::string file_name(const std::string &path) { return path.substr(path.rfind('/') + 1); }

std::string object_file(const void *address) {
  Dl_info found;
  if (dladdr(address, &found) == 0 || found.dli_fbase == nullptr)
    return "";
  static std::map<const void *, std::string> known; // by the first address of the object file
  static std::mutex lock;
  const std::lock_guard<std::mutex> guard(lock);
  const auto [file, is_new] = known.try_emplace(found.dli_fbase);
  if (is_new)
    file->second = mapped_file(address);
  if (file->second.empty() && found.dli_fname != nullptr)
    file->second = found.dli_fname;
  return file->second;
}

static std::vector<void *> addresses_of(const recording &all) {
  std::set<void *> found;
  for (const record &one : all.records)
    if (one.why.callers != nullptr)
      found.insert(one.why.callers->begin(), one.why.callers->end());
  return {found.begin(), found.end()};
}

symbols::symbols(const recording &all) : symbols(addresses_of(all)) {}

symbols::symbols(const std::vector<void *> &all) {
  // The addresses of each object file of the process.
  std::map<std::string, std::set<void *>> addresses;
  for (void *const address : all)
    if (address != nullptr)
      if (std::string file = object_file(address); !file.empty())
        addresses[std::move(file)].insert(address);
  for (const auto &[file, of_file] : addresses) {
    const std::vector<void *> list(of_file.begin(), of_file.end());
    for (std::size_t first = 0; first < list.size(); first += 500) { // the length of a command
      std::string command = "addr2line -Cfiae " + quoted(file);
      for (std::size_t i = first; i < std::min(list.size(), first + 500); ++i) {
        Dl_info found;
        (void)dladdr(list[i], &found);
        // The address before the return address is in the call. A program that is not position
        // independent is loaded where its addresses say.
        const auto at = reinterpret_cast<std::uintptr_t>(list[i]) - 1;
        const auto base = reinterpret_cast<std::uintptr_t>(found.dli_fbase);
        char text[32];
        std::snprintf(text, sizeof text, " 0x%llx",
                      static_cast<unsigned long long>(base == 0x400000 ? at : at - base));
        command += text;
      }
      std::FILE *const output = popen((command + " 2>/dev/null").c_str(), "r");
      if (output == nullptr)
        continue;
      std::string text;
      char buffer[4096];
      for (std::size_t n = 0; (n = std::fread(buffer, 1, sizeof buffer, output)) != 0;)
        text.append(buffer, n);
      const int status = pclose(output);
      lacks_tool_ |= status != -1 && WIFEXITED(status) && WEXITSTATUS(status) == 127;
      // Each address is a line that begins with 0x. Pairs of a function and a place follow.
      std::size_t number = first;
      std::vector<frame> *current = nullptr;
      std::string function;
      for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        std::string line = text.substr(at, end - at);
        at = end + 1;
        if (line.rfind("0x", 0) == 0) {
          current = number < list.size() ? &frames_[list[number++]] : nullptr;
        } else if (function.empty()) {
          function = std::move(line);
        } else {
          line = line.substr(0, line.find(" (discriminator"));
          const bool is_known = line.rfind("??", 0) != 0 && line.find(":?") == std::string::npos &&
                                line.find(":0") != line.size() - 2;
          if (current != nullptr)
            current->push_back({function, is_known ? line : std::string()});
          function.clear();
        }
      }
    }
  }
}

bool symbols::has_no_lines() const {
  for (const auto &[address, frames] : frames_)
    for (const frame &one : frames)
      if (!one.place.empty())
        return false;
  return true;
}

std::string symbols::place_of(const cause &why) const {
  if (why.place.file != nullptr)
    return file_name(why.place.file) + ":" + std::to_string(why.place.line);
  if (why.callers == nullptr)
    return "";
  // A trace has many operations and few call stacks.
  const auto [found, is_new] = of_stacks_.try_emplace(why.callers);
  if (is_new) {
    const bool lacked = std::exchange(lacks_lines_, false);
    found->second.place = place_of(std::vector<void *>(why.callers->begin(), why.callers->end()));
    found->second.lacks_lines = lacks_lines_;
    lacks_lines_ = lacked;
  }
  lacks_lines_ |= found->second.lacks_lines;
  return found->second.place;
}

std::string symbols::place_of(const std::vector<void *> &addresses) const {
  for (void *const address : addresses) {
    if (address == nullptr)
      break;
    const auto found = frames_.find(address);
    if (found == frames_.end() || found->second.empty()) {
      Dl_info symbol;
      ElfW(Sym) *entry = nullptr;
      if (dladdr1(address, &symbol, reinterpret_cast<void **>(&entry), RTLD_DL_SYMENT) == 0 ||
          symbol.dli_sname == nullptr || entry == nullptr)
        continue;
      // The function of the address may have no exported name; then this is the one before it.
      if (static_cast<const char *>(address) >
          static_cast<const char *>(symbol.dli_saddr) + entry->st_size)
        continue;
      const std::string name = demangled(symbol.dli_sname);
      if (is_of_library(name))
        continue;
      lacks_lines_ = true;
      return name;
    }
    for (const frame &one : found->second) {
      if (one.place.empty() ? one.function == "??" || is_of_library(one.function)
                            : is_file_of_library(one.place))
        continue;
      if (one.place.empty())
        lacks_lines_ = true;
      return one.place.empty() ? one.function : file_name(one.place);
    }
  }
  return "";
}

} // namespace amp2hip::trace
