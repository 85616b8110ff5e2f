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
#include <set>

namespace amp2hip::trace {

namespace {

/// True for functions of this runtime and of the containers.
bool is_of_library(const std::string &function) {
  return function.rfind("amp2hip::", 0) == 0 || function.rfind("concurrency::", 0) == 0 ||
         function.find(" amp2hip::") != std::string::npos ||
         function.find(" concurrency::") != std::string::npos || function.rfind("std::", 0) == 0 ||
         function.find(" std::") != std::string::npos;
}

/// True for headers of this project and of the standard library. Names of inlined functions have no
/// namespace.
bool is_header_of_library(const std::string &place) {
  for (const char *folder : {"/include/amp2hip/", "/amp-headers/", "/include/c++/"})
    if (place.find(folder) != std::string::npos)
      return true;
  return false;
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

symbols::symbols(const recording &all) {
  // The addresses of each object file of the process.
  std::map<std::string, std::set<void *>> addresses;
  for (const record &one : all.records)
    if (one.why.place.file == nullptr)
      for (void *const address : one.why.addresses) {
        Dl_info found;
        if (address != nullptr && dladdr(address, &found) != 0 && found.dli_fname != nullptr)
          addresses[found.dli_fname].insert(address);
      }
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
      (void)pclose(output);
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

std::string symbols::place_of(const cause &why) const {
  if (why.place.file != nullptr)
    return file_name(why.place.file) + ":" + std::to_string(why.place.line);
  for (void *const address : why.addresses) {
    if (address == nullptr)
      break;
    const auto found = frames_.find(address);
    if (found == frames_.end() || found->second.empty()) {
      Dl_info symbol;
      if (dladdr(address, &symbol) == 0 || symbol.dli_sname == nullptr)
        continue;
      const std::string name = demangled(symbol.dli_sname);
      if (is_of_library(name))
        continue;
      lacks_lines_ = true;
      return name;
    }
    for (const frame &one : found->second) {
      if (one.function == "??" || is_of_library(one.function) || is_header_of_library(one.place))
        continue;
      if (one.place.empty())
        lacks_lines_ = true;
      return one.place.empty() ? one.function : file_name(one.place);
    }
  }
  return "";
}

} // namespace amp2hip::trace
