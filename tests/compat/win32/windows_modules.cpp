//===--- windows_modules.cpp - libraries and processors ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <catch2/catch.hpp>
#include <filesystem>
#include <string>
#include <thread>
#include <vector>
#include <windows.h>

/// Returns a function of \p module as a pointer of another type, without a warning of g++.
template <typename Function>
static Function *function_of(HMODULE module, const char *name) {
  return reinterpret_cast<Function *>(reinterpret_cast<void (*)()>(GetProcAddress(module, name)));
}

TEST_CASE("LoadLibrary: loads shared objects by the names of DLLs") {
  // libm.so.6 is loaded by its own name, and libamp2hip_missing.so does not exist.
  const HMODULE math = LoadLibrary("libm.so.6");
  REQUIRE(math != nullptr);
  const auto cosine = function_of<double(double)>(math, "cos");
  REQUIRE(cosine != nullptr);
  CHECK(cosine(0.0) == 1.0);
  CHECK(GetModuleHandle("libm.so.6") == math);
  CHECK(GetProcAddress(math, "no_such_function") == nullptr);
  CHECK(GetLastError() == ERROR_PROC_NOT_FOUND);
  CHECK(GetProcAddress(math, reinterpret_cast<LPCSTR>(17)) == nullptr);
  CHECK(DisableThreadLibraryCalls(math));
  CHECK(FreeLibrary(math));
  CHECK(LoadLibraryW(L"amp2hip_missing.dll") == nullptr);
  CHECK(GetLastError() == ERROR_MOD_NOT_FOUND);
  CHECK_FALSE(FreeLibrary(nullptr));
  CHECK(LoadLibraryEx("amp2hip_missing", nullptr, LOAD_LIBRARY_SEARCH_SYSTEM32) == nullptr);
  const HMODULE again = LoadLibraryExA("libm.so.6", nullptr, 0);
  CHECK(LoadLibraryExW(L"libm.so.6", nullptr, 0) == again);
  CHECK(LoadLibraryA("libm.so.6") == again);
  CHECK(GetModuleHandleA("libm.so.6") == again);
  for (int i = 0; i < 3; ++i)
    CHECK(FreeLibrary(again));
}

TEST_CASE("GetModuleHandle: the program and the libraries of Windows") {
  const HMODULE program = GetModuleHandle(nullptr);
  REQUIRE(program != nullptr);
  char path[MAX_PATH];
  CHECK(GetModuleFileName(program, path, MAX_PATH) == GetModuleFileName(nullptr, path, MAX_PATH));

  const HMODULE kernel = GetModuleHandle(TEXT("kernel32"));
  REQUIRE(kernel != nullptr);
  CHECK(GetModuleHandleW(L"C:\\Windows\\System32\\KERNEL32.DLL") == kernel);
  const auto count = function_of<ULONGLONG()>(kernel, "GetTickCount64");
  REQUIRE(count != nullptr);
  CHECK(count() > 0);
  CHECK(GetProcAddress(kernel, "SetThreadGroupAffinity") == nullptr);
  CHECK(FreeLibrary(kernel));
}

static const amp2hip_windows::string_resource texts[] = {{101, L"of the program"},
                                                         {7, L"gr\u00fcn"}};
static const amp2hip_windows::string_table table(texts);

TEST_CASE("LoadString: strings of the program and of a library") {
  char text[40] = "";
  wchar_t wide[40] = L"";
  CHECK(LoadStringA(nullptr, 101, text, 40) == 14);
  CHECK(std::string(text) == "of the program");
  CHECK(LoadStringA(GetModuleHandle(nullptr), 101, text, 3) == 2);
  CHECK(std::string(text) == "of");
  CHECK(LoadStringW(nullptr, 7, wide, 40) == 4);
  CHECK(std::wstring(wide) == L"gr\u00fcn");
  const wchar_t *pointer = nullptr;
  CHECK(LoadStringW(nullptr, 7, reinterpret_cast<LPWSTR>(&pointer), 0) == 4);
  CHECK(pointer == texts[1].text);
  CHECK(LoadString(nullptr, 8, text, 40) == 0);
  CHECK(GetLastError() == ERROR_RESOURCE_NAME_NOT_FOUND);
  CHECK(LoadStringA(GetModuleHandleA("kernel32"), 101, text, 40) == 0);

#if !defined(__SANITIZE_ADDRESS__) // it reports memory of unloaded libraries as leaks
  const HMODULE dll = LoadLibraryA("compat_dll_c.dll");
  const HMODULE in_other_case = LoadLibraryA("Compat_DLL_c.Dll");
  CHECK(in_other_case == dll);
  FreeLibrary(in_other_case);
  REQUIRE(dll != nullptr);
  CHECK(LoadStringA(dll, 101, text, 40) == 16);
  CHECK(std::string(text) == "of the library c");
  CHECK(function_of<int(char *, int)>(dll, "load_own_string")(text, 7) == 6);
  // Functions by number.
  const auto numbered = function_of<int(int)>(dll, MAKEINTRESOURCEA(2));
  REQUIRE(numbered != nullptr);
  CHECK(numbered(1) == 2);
  CHECK(numbered == function_of<int(int)>(dll, "exported"));
  const auto of_cxx = function_of<int(int)>(dll, MAKEINTRESOURCEA(7));
  REQUIRE(of_cxx != nullptr);
  CHECK(of_cxx(1) == 3);
  for (const int missing : {1, 8, 9}) {
    CHECK(GetProcAddress(dll, MAKEINTRESOURCEA(missing)) == nullptr);
    CHECK(GetLastError() == ERROR_PROC_NOT_FOUND);
  }
  CHECK(GetProcAddress(nullptr, MAKEINTRESOURCEA(2)) == nullptr);
  CHECK(std::string(text) == "of the");
  CHECK(FreeLibrary(dll));
  SetEnvironmentVariableA("COMPAT_DLL_LOG", nullptr); // of DllMain(), which the next test reads
#endif
}

#if !defined(__SANITIZE_ADDRESS__) // with it, dlclose() does not unload a C++ library
TEST_CASE("DllMain: called when a library is loaded and unloaded") {
  const auto log = [] {
    char text[200] = "";
    GetEnvironmentVariableA("COMPAT_DLL_LOG", text, 200);
    SetEnvironmentVariableA("COMPAT_DLL_LOG", nullptr);
    return std::string(text);
  };
  for (const std::string name : {"cxx", "c"}) {
    const HMODULE dll = LoadLibraryA(("compat_dll_" + name + ".dll").c_str());
    REQUIRE(dll != nullptr);
    CHECK(log() == name + ":constructor " + name + ":attach ");
    CHECK(function_of<HMODULE()>(dll, "module_of_dll")() == dll);
    CHECK(GetProcAddress(dll, "DllMain") == nullptr);
    char path[MAX_PATH] = "";
    CHECK(GetModuleFileNameA(dll, path, MAX_PATH) > 0);
    CHECK(path[0] == '/');
    CHECK(std::string(path).find("libcompat_dll_" + name + ".so") != std::string::npos);
    CHECK(FreeLibrary(dll));
    CHECK(log() == name + ":detach " + name + ":destructor ");
  }

  // Both at once: each library calls its own function.
  const HMODULE first = LoadLibraryA("compat_dll_c"), second = LoadLibraryA("compat_dll_cxx");
  CHECK(log() == "c:constructor c:attach cxx:constructor cxx:attach ");
  CHECK(FreeLibrary(first));
  CHECK(FreeLibrary(second));
  log();

  SetEnvironmentVariableA("COMPAT_DLL_REFUSE", "1");
  CHECK(LoadLibraryA("compat_dll_c") == nullptr);
  CHECK(GetLastError() == ERROR_DLL_INIT_FAILED);
  CHECK(log() == "c:constructor c:attach c:detach c:destructor ");
  SetEnvironmentVariableA("COMPAT_DLL_REFUSE", nullptr);
  CHECK(GetModuleFileNameA(GetModuleHandleA("kernel32"), nullptr, 0) == 0);
}
#endif

TEST_CASE("GetLogicalProcessorInformation: lists cores and caches") {
  DWORD size = 0;
  CHECK_FALSE(GetLogicalProcessorInformation(nullptr, &size));
  REQUIRE(GetLastError() == ERROR_INSUFFICIENT_BUFFER);
  REQUIRE(size > 0);
  REQUIRE(size % sizeof(SYSTEM_LOGICAL_PROCESSOR_INFORMATION) == 0);
  std::vector<SYSTEM_LOGICAL_PROCESSOR_INFORMATION> all(
      size / sizeof(SYSTEM_LOGICAL_PROCESSOR_INFORMATION));
  REQUIRE(GetLogicalProcessorInformation(all.data(), &size));
  const PSYSTEM_LOGICAL_PROCESSOR_INFORMATION first = all.data();
  REQUIRE(first->ProcessorMask != 0);
  ULONG_PTR cores = 0, packages = 0;
  for (const auto &entry : all) {
    const LOGICAL_PROCESSOR_RELATIONSHIP kind = entry.Relationship;
    if (kind == RelationProcessorCore) {
      CHECK((cores & entry.ProcessorMask) == 0);
      cores |= entry.ProcessorMask;
    } else if (entry.Relationship == RelationProcessorPackage) {
      packages |= entry.ProcessorMask;
    } else if (entry.Relationship == RelationCache) {
      CACHE_DESCRIPTOR cache = entry.Cache;
      const PCACHE_DESCRIPTOR pointer = &cache;
      const PROCESSOR_CACHE_TYPE type = pointer->Type;
      CHECK((type == CacheUnified || type == CacheInstruction || type == CacheData));
      CHECK(pointer->Level >= 1);
      CHECK(pointer->Size >= 1024);
    }
  }
  CHECK(cores == packages);
  CHECK((cores & 1) != 0);
  BOOL is_wow64 = TRUE;
  CHECK(IsWow64Process(GetCurrentProcess(), &is_wow64));
  CHECK_FALSE(is_wow64);
  ULONG last_node = 99;
  CHECK(GetNumaHighestNodeNumber(&last_node));
  CHECK(last_node < 99);
  CHECK(IsProcessorFeaturePresent(PF_XMMI64_INSTRUCTIONS_AVAILABLE));
}

TEST_CASE("GetProcAddress: Linux has no numbers of functions") {
  CHECK(GetProcAddress(GetModuleHandleA(nullptr), MAKEINTRESOURCEA(1)) == nullptr);
  CHECK(MAKEINTRESOURCEW(7) == reinterpret_cast<LPWSTR>(7));
  CHECK(MAKEINTRESOURCE(7) == reinterpret_cast<LPTSTR>(7));
}

TEST_CASE("libraries in a folder beside the program") {
  namespace fs = std::filesystem;
  const fs::path program = fs::read_symlink("/proc/self/exe").parent_path();
  const fs::path folder = program / "compat_plugins";
  fs::create_directory(folder);
  fs::copy_file(program / "libcompat_dll_c.so", folder / "libfirst.so",
                fs::copy_options::overwrite_existing);
  fs::copy_file(program / "libcompat_dll_c.so", folder / "second.so",
                fs::copy_options::overwrite_existing);
  for (const char *name : {"compat_plugins\\first.dll", "compat_plugins/second.dll",
                           "Compat_Plugins\\First.DLL", "compat_plugins\\libfirst.so"}) {
    INFO(name);
    const HMODULE library = LoadLibraryA(name);
    CHECK((library != nullptr && FreeLibrary(library)));
  }
  CHECK(LoadLibraryA("compat_plugins\\third.dll") == nullptr);
  // A search for `*.dll` finds the libraries, whose names LoadLibrary accepts.
  std::vector<std::string> names;
  WIN32_FIND_DATAA data;
  const HANDLE search = FindFirstFileA((folder.string() + "\\*.dll").c_str(), &data);
  REQUIRE(search != INVALID_HANDLE_VALUE);
  do
    names.push_back(data.cFileName);
  while (FindNextFileA(search, &data));
  FindClose(search);
  CHECK(names == std::vector<std::string>{"libfirst.so", "second.so"});
  const HANDLE one = FindFirstFileA((folder.string() + "\\f*.DLL").c_str(), &data);
  CHECK((one != INVALID_HANDLE_VALUE && data.cFileName == std::string("libfirst.so")));
  FindClose(one);
  fs::remove_all(folder);
}
