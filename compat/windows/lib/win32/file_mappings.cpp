//===--- file_mappings.cpp - files in memory ------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "amp2hip_windows/win32/file_mappings.h"
#include "amp2hip_windows/win32/memory.h"
#include "text.h"
#include "win32/file_objects.h"
#include "win32/last_error.h"
#include "win32/shared_memory.h"
#include <map>
#include <sys/mman.h>
#include <sys/stat.h>

namespace amp2hip_windows {
namespace {

class mapping final : public object {
public:
  mapping(int descriptor, std::shared_ptr<shared_memory> memory, SIZE_T size, DWORD protection)
      : descriptor(descriptor), size(size), protection(protection), memory_(std::move(memory)) {}
  ~mapping() override {
    if (memory_ == nullptr)
      close(descriptor);
  }

  const int descriptor;
  const SIZE_T size;
  const DWORD protection;

private:
  const std::shared_ptr<shared_memory> memory_;
};

/// The views of this process, by address. A view keeps the mapping alive.
struct view {
  SIZE_T size;
  std::shared_ptr<mapping> of;
};
struct view_table {
  std::mutex lock;
  std::map<LPCVOID, view> views;
  static view_table &get() {
    static auto *const all = new view_table; // used until the program ends
    return *all;
  }
};

SIZE_T size_of(int descriptor) {
  struct stat status;
  return fstat(descriptor, &status) == 0 ? static_cast<SIZE_T>(status.st_size) : 0;
}

HANDLE map_file(int source, SIZE_T size, DWORD protection) {
  const SIZE_T file_size = size_of(source);
  if (size == 0 && file_size == 0)
    return fail(ERROR_FILE_INVALID), nullptr;
  if (size > file_size) {
    if ((protection & PAGE_READWRITE) == 0)
      return fail(ERROR_NOT_ENOUGH_MEMORY), nullptr;
    if (ftruncate(source, static_cast<off_t>(size)) != 0)
      return fail_with_errno(), nullptr;
  }
  const int copy = dup(source);
  if (copy == -1)
    return fail_with_errno(), nullptr;
  SetLastError(ERROR_SUCCESS);
  return open_handle(
      std::make_shared<mapping>(copy, nullptr, size != 0 ? size : file_size, protection));
}

HANDLE map_memory(const std::string &name, SIZE_T size, DWORD protection) {
  if (size == 0)
    return fail(ERROR_INVALID_PARAMETER), nullptr;
  std::shared_ptr<shared_memory> memory;
  if (!name.empty())
    memory = std::make_shared<shared_memory>(name, true);
  const int descriptor =
      memory != nullptr ? memory->descriptor() : memfd_create("mapping", MFD_CLOEXEC);
  if (descriptor == -1)
    return fail_with_errno(), nullptr;
  const bool is_new = memory == nullptr || memory->is_new();
  if (!is_new)
    size = size_of(descriptor);
  auto made = std::make_shared<mapping>(descriptor, memory, size, protection);
  if (is_new && ftruncate(descriptor, static_cast<off_t>(size)) != 0)
    return fail_with_errno(), nullptr;
  SetLastError(is_new ? ERROR_SUCCESS : ERROR_ALREADY_EXISTS);
  return open_handle(made);
}

template <typename Char>
HANDLE create_mapping(HANDLE handle, DWORD protection, DWORD high, DWORD low, const Char *name) {
  const SIZE_T size = static_cast<SIZE_T>(high) << 32 | low;
  if (handle == INVALID_HANDLE_VALUE)
    return map_memory(name != nullptr ? utf8_of(name) : "", size, protection);
  const auto of = object_as<file>(handle);
  return of != nullptr ? map_file(of->descriptor, size, protection) : nullptr;
}

HANDLE open_mapping(const std::string &name, DWORD access) {
  const auto memory = std::make_shared<shared_memory>(name, false);
  if (memory->descriptor() == -1)
    return fail_with_errno(), nullptr;
  const DWORD protection = (access & FILE_MAP_WRITE) != 0 ? PAGE_READWRITE : PAGE_READONLY;
  return open_handle(std::make_shared<mapping>(memory->descriptor(), memory,
                                               size_of(memory->descriptor()), protection));
}

} // namespace
} // namespace amp2hip_windows

using namespace amp2hip_windows;

HANDLE CreateFileMappingA(HANDLE file, LPSECURITY_ATTRIBUTES, DWORD protection, DWORD high,
                          DWORD low, LPCSTR name) {
  return create_mapping(file, protection, high, low, name);
}
HANDLE CreateFileMappingW(HANDLE file, LPSECURITY_ATTRIBUTES, DWORD protection, DWORD high,
                          DWORD low, LPCWSTR name) {
  return create_mapping(file, protection, high, low, name);
}
HANDLE OpenFileMappingA(DWORD access, BOOL, LPCSTR name) { return open_mapping(name, access); }
HANDLE OpenFileMappingW(DWORD access, BOOL, LPCWSTR name) {
  return open_mapping(narrow(name), access);
}

LPVOID MapViewOfFileEx(HANDLE handle, DWORD access, DWORD high, DWORD low, SIZE_T size,
                       LPVOID address) {
  const auto of = object_as<mapping>(handle);
  if (of == nullptr)
    return nullptr;
  const SIZE_T offset = static_cast<SIZE_T>(high) << 32 | low;
  if (offset % static_cast<SIZE_T>(sysconf(_SC_PAGESIZE)) != 0)
    return fail(ERROR_MAPPED_ALIGNMENT), nullptr;
  if (size == 0 && offset < of->size)
    size = of->size - offset;
  const bool copies = (access & FILE_MAP_COPY) != 0 && access != FILE_MAP_ALL_ACCESS;
  const bool writes = (access & FILE_MAP_WRITE) != 0;
  if (offset >= of->size || size > of->size - offset ||
      (writes && (of->protection & PAGE_READWRITE) == 0))
    return fail(ERROR_ACCESS_DENIED), nullptr;
  void *const mapped =
      mmap(address, size, PROT_READ | (writes || copies ? PROT_WRITE : 0),
           copies ? MAP_PRIVATE : MAP_SHARED, of->descriptor, static_cast<off_t>(offset));
  if (mapped == MAP_FAILED)
    return fail_with_errno(), nullptr;
  view_table &table = view_table::get();
  const std::lock_guard<std::mutex> guard(table.lock);
  table.views[mapped] = {size, of};
  return mapped;
}
LPVOID MapViewOfFile(HANDLE mapping, DWORD access, DWORD high, DWORD low, SIZE_T size) {
  return MapViewOfFileEx(mapping, access, high, low, size, nullptr);
}

BOOL UnmapViewOfFile(LPCVOID address) {
  view_table &table = view_table::get();
  const std::lock_guard<std::mutex> guard(table.lock);
  const auto found = table.views.find(address);
  if (found == table.views.end())
    return fail(ERROR_INVALID_ADDRESS);
  munmap(const_cast<void *>(address), found->second.size);
  table.views.erase(found);
  return TRUE;
}
BOOL FlushViewOfFile(LPCVOID address, SIZE_T size) {
  view_table &table = view_table::get();
  const std::lock_guard<std::mutex> guard(table.lock);
  auto found = table.views.upper_bound(address);
  if (found == table.views.begin())
    return fail(ERROR_INVALID_ADDRESS);
  --found;
  const auto *const begin = static_cast<const char *>(found->first);
  if (static_cast<const char *>(address) + size > begin + found->second.size)
    return fail(ERROR_INVALID_ADDRESS);
  return succeeded(msync(const_cast<void *>(found->first), found->second.size, MS_SYNC));
}
