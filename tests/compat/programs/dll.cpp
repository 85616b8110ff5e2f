// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A shared library with DllMain(). It appends its name and what happens to the environment variable
// COMPAT_DLL_LOG. It refuses to be loaded if COMPAT_DLL_REFUSE is set.
#include <string>
#include <windows.h>

static HMODULE own_module;

static void log(const char *text) {
  char old[200] = "";
  GetEnvironmentVariableA("COMPAT_DLL_LOG", old, 200);
  SetEnvironmentVariableA("COMPAT_DLL_LOG", (std::string(old) + NAME ":" + text + " ").c_str());
}

static struct object {
  object() { log("constructor"); }
  ~object() { log("destructor"); }
} global;

#ifdef IN_C
extern "C"
#endif
    BOOL APIENTRY
    DllMain(HMODULE module, DWORD reason, LPVOID reserved) {
  log(reason == DLL_PROCESS_ATTACH ? "attach" : "detach");
  own_module = module;
  return reserved == nullptr && GetEnvironmentVariableA("COMPAT_DLL_REFUSE", nullptr, 0) == 0;
}

static const amp2hip_windows::string_resource texts[] = {{101, L"of the library " NAME}};
static const amp2hip_windows::string_table table(texts);

extern "C" __declspec(dllexport) int exported(int i) { return i + 1; }
__declspec(dllexport) int exported_by_cxx(int i) { return i + 2; }
__declspec(dllexport) int overloaded(int i) { return i; }
__declspec(dllexport) double overloaded(double d) { return d; }
const amp2hip_windows::export_ordinal amp2hip_export_ordinals[] = {{2, "exported"},
                                                                   {2, "_Z8exported*"},
                                                                   {7, "exported_by_cxx"},
                                                                   {7, "_Z15exported_by_cxx*"},
                                                                   {8, "_Z10overloaded*"},
                                                                   {9, "malloc"},
                                                                   {0, nullptr}};

extern "C" __declspec(dllexport) int load_own_string(char *text, int size) {
  return LoadStringA(own_module, 101, text, size);
}
extern "C" __declspec(dllexport) HMODULE module_of_dll() { return own_module; }
