//===--- dll_main.cpp - calls of DllMain() -------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Calls the DllMain() of a shared library when it is loaded and unloaded. The target
// amp2hip::dll_main makes the linker take this file from the static library.
//
// The references to DllMain() are hidden, which hides its definition too: otherwise, a library
// could call the DllMain() of another one. They are weak, because a library defines one of the
// functions or none.

#include "amp2hip_windows/win32/modules.h"
#include <dlfcn.h>

#define REFERENCE __attribute__((weak, visibility("hidden")))
REFERENCE BOOL DllMain(HINSTANCE, DWORD, LPVOID);
REFERENCE BOOL DllMain(HANDLE, DWORD, LPVOID);
// The label avoids a declaration that differs from the first one only by its linkage. g++ ignores
// the visibility of a name with a label.
extern "C" REFERENCE BOOL amp2hip_c_dll_main(HINSTANCE, DWORD, LPVOID) __asm__("DllMain");
__asm__(".hidden DllMain");

namespace {

BOOL call_dll_main(HMODULE module, DWORD reason) {
  if (static_cast<BOOL (*)(HINSTANCE, DWORD, LPVOID)>(DllMain) != nullptr)
    return DllMain(module, reason, nullptr);
  if (static_cast<BOOL (*)(HANDLE, DWORD, LPVOID)>(DllMain) != nullptr)
    return DllMain(static_cast<HANDLE>(module), reason, nullptr);
  if (amp2hip_c_dll_main != nullptr)
    return amp2hip_c_dll_main(module, reason, nullptr);
  return TRUE;
}

/// The constructor runs after those of the library's objects, because this file is linked last. The
/// destructor therefore runs before theirs, as on Windows.
class library {
public:
  library() : module_(own_module()), is_attached_(call_dll_main(module_, 1) != FALSE) {}
  ~library() { call_dll_main(module_, 0); }
  library(const library &) = delete;
  library &operator=(const library &) = delete;
  bool is_attached() const { return is_attached_; }

private:
  static HMODULE own_module() {
    static const char in_this_library = 0;
    Dl_info info;
    if (dladdr(&in_this_library, &info) == 0)
      return nullptr;
    void *handle = dlopen(info.dli_fname, RTLD_LAZY | RTLD_NOLOAD);
    if (handle != nullptr)
      dlclose(handle); // the library does not keep itself loaded
    return static_cast<HMODULE>(handle);
  }

  const HMODULE module_;
  const bool is_attached_;
} this_library;

} // namespace

/// Returns whether DllMain() has accepted DLL_PROCESS_ATTACH. LoadLibrary() looks the function up
/// in the library.
extern "C" __attribute__((visibility("protected"))) bool amp2hip_dll_attached() {
  return this_library.is_attached();
}
