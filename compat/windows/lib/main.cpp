//===--- main.cpp - the main() of programs without one ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The linker takes this file from the library only if the program has no main(). A program defines
// one of the functions wmain() below, whose names differ by their parameters, WinMain() or
// wWinMain(), or contains tests of CppUnitTest.h.

#include "amp2hip_windows/win32/command_line.h"
#include "amp2hip_windows/win32/modules.h"
#include "amp2hip_windows/win32/processes.h"
#include "command_line.h"
#include "wide_texts.h"
#include <cstdio>
#include <unistd.h>

#define WEAK __attribute__((weak))
WEAK int wmain();
WEAK int wmain(int, wchar_t **);
WEAK int wmain(int, const wchar_t **);
WEAK int wmain(int, wchar_t **, wchar_t **);
extern "C" {
WEAK int WinMain(HINSTANCE, HINSTANCE, LPSTR, int);
WEAK int wWinMain(HINSTANCE, HINSTANCE, LPWSTR, int);
WEAK int amp2hip_run_unit_tests(int, char **);
}

int main(int count, char **values) {
  amp2hip_windows::wide_texts arguments(values), environment(environ);
  if (static_cast<int (*)(int, wchar_t **)>(wmain) != nullptr)
    return wmain(count, arguments.get());
  if (static_cast<int (*)(int, const wchar_t **)>(wmain) != nullptr)
    return wmain(count, const_cast<const wchar_t **>(arguments.get()));
  if (static_cast<int (*)(int, wchar_t **, wchar_t **)>(wmain) != nullptr)
    return wmain(count, arguments.get(), environment.get());
  if (static_cast<int (*)()>(wmain) != nullptr)
    return wmain();
  // The texts live until the end of the program, as on Windows.
  if (wWinMain != nullptr) {
    static std::wstring line = amp2hip_windows::widen(amp2hip_windows::command_line_of_arguments());
    return wWinMain(GetModuleHandleW(nullptr), nullptr, line.data(), SW_SHOWDEFAULT);
  }
  if (WinMain != nullptr) {
    static std::string line = amp2hip_windows::command_line_of_arguments();
    return WinMain(GetModuleHandleW(nullptr), nullptr, line.data(), SW_SHOWDEFAULT);
  }
  if (amp2hip_run_unit_tests != nullptr)
    return amp2hip_run_unit_tests(count, values);
  std::fputs("the program has no main(), wmain(), WinMain() or wWinMain(); define one of them\n",
             stderr);
  return 1;
}
