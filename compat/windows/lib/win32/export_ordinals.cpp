//===--- export_ordinals.cpp - Functions by ordinal ------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "win32/export_ordinals.h"

#include "win32/module_map.h"
#include <cstdio>
#include <dlfcn.h>
#include <link.h>
#include <string_view>

namespace amp2hip_windows {
namespace {

/// The tables of symbols of a module.
class symbol_table {
public:
  explicit symbol_table(const link_map &map) : map(map) {
    for (const ElfW(Dyn) *entry = map.l_ld; entry->d_tag != DT_NULL; ++entry) {
      if (entry->d_tag == DT_SYMTAB)
        symbols = at<ElfW(Sym)>(entry->d_un.d_ptr);
      else if (entry->d_tag == DT_STRTAB)
        names = at<char>(entry->d_un.d_ptr);
      else if (entry->d_tag == DT_HASH)
        count = at<ElfW(Word)>(entry->d_un.d_ptr)[1];
      else if (entry->d_tag == DT_GNU_HASH && count == 0)
        count = count_of_hashes(at<ElfW(Word)>(entry->d_un.d_ptr));
    }
  }

  /// Returns the symbol \p wanted, or that which begins with it if \p wanted ends with `*`; null if
  /// the module defines none or several.
  const char *find(std::string_view wanted) const {
    const bool is_prefix = wanted.back() == '*';
    wanted.remove_suffix(is_prefix ? 1 : 0);
    const char *result = nullptr;
    for (ElfW(Word) i = 0; symbols != nullptr && names != nullptr && i < count; ++i) {
      const ElfW(Sym) &each = symbols[i];
      const std::string_view name = names + each.st_name;
      if (each.st_shndx == SHN_UNDEF || name.substr(0, wanted.size()) != wanted ||
          (!is_prefix && name.size() != wanted.size()))
        continue;
      if (result != nullptr)
        return nullptr;
      result = names + each.st_name;
    }
    return result;
  }

private:
  /// Some systems store addresses relative to the beginning of the module.
  template <typename T>
  const T *at(ElfW(Addr) address) const {
    return reinterpret_cast<const T *>(address < map.l_addr ? map.l_addr + address : address);
  }

  /// Returns the number of symbols. The last chain of hashes contains the last symbol.
  static ElfW(Word) count_of_hashes(const ElfW(Word) * table) {
    const ElfW(Word) buckets = table[0], first = table[1], words = table[2];
    const ElfW(Word) *bucket = table + 4 + words * (sizeof(ElfW(Addr)) / sizeof(ElfW(Word)));
    const ElfW(Word) *hashes = bucket + buckets;
    ElfW(Word) last = 0;
    for (ElfW(Word) i = 0; i < buckets; ++i)
      last = bucket[i] > last ? bucket[i] : last;
    if (last < first)
      return first;
    while ((hashes[last - first] & 1) == 0)
      ++last;
    return last + 1;
  }

  const link_map &map;
  const ElfW(Sym) *symbols = nullptr;
  const char *names = nullptr;
  ElfW(Word) count = 0;
};

/// Returns the ordinals of \p module itself, not those of a library to which it links.
const export_ordinal *ordinals_of(HMODULE module, const link_map *map) {
  void *table = map != nullptr ? dlsym(module, "amp2hip_export_ordinals") : nullptr;
  Dl_info info;
  link_map *owner = nullptr;
  if (table == nullptr ||
      dladdr1(table, &info, reinterpret_cast<void **>(&owner), RTLD_DL_LINKMAP) == 0 ||
      owner != map)
    return nullptr;
  return static_cast<const export_ordinal *>(table);
}

} // namespace

void *exported_by_ordinal(HMODULE module, unsigned ordinal) {
  const link_map *map = module != nullptr ? map_of_module(module) : nullptr;
  const export_ordinal *entry = ordinals_of(module, map);
  for (; entry != nullptr && entry->symbol != nullptr; ++entry) {
    if (entry->ordinal != ordinal)
      continue;
    // dlsym() alone would also find functions of the libraries to which the module links.
    if (const char *symbol = symbol_table(*map).find(entry->symbol))
      return dlsym(module, symbol);
  }
  std::fprintf(stderr,
               "GetProcAddress: the module exports no function with the ordinal %u, or several "
               "overloads; use the name of the function\n",
               ordinal);
  return nullptr;
}

} // namespace amp2hip_windows
