//===--- process_memory.cpp - memory that is of no container --------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "process_memory.h"
#include <link.h>
#include <pthread.h>

namespace amp2hip::check {

void process_memory::begin_launch() {
  ranges_.clear();
  dl_iterate_phdr(
      [](dl_phdr_info *info, std::size_t, void *result) {
        auto &ranges = *static_cast<decltype(ranges_) *>(result);
        for (int i = 0; i < info->dlpi_phnum; ++i) {
          const auto &part = info->dlpi_phdr[i];
          const char *begin = nullptr;
          if (part.p_type == PT_LOAD)
            begin = reinterpret_cast<const char *>(info->dlpi_addr + part.p_vaddr);
          else if (part.p_type == PT_TLS)
            begin = static_cast<const char *>(info->dlpi_tls_data);
          if (begin != nullptr)
            ranges.push_back({begin, begin + part.p_memsz});
        }
        return 0;
      },
      &ranges_);
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0)
    return;
  void *stack = nullptr;
  std::size_t bytes = 0;
  if (pthread_attr_getstack(&attributes, &stack, &bytes) == 0)
    ranges_.push_back({static_cast<const char *>(stack), static_cast<const char *>(stack) + bytes});
  pthread_attr_destroy(&attributes);
}

address_range process_memory::range_of(const char *address) const {
  for (const address_range &one : ranges_)
    if (one.contains(address))
      return one;
  return {};
}

} // namespace amp2hip::check
