//===--- win_main.cpp - a program whose entry is WinMain -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <string>
#include <tchar.h>
#include <windows.h>

namespace {
template <typename Char>
int check(HINSTANCE instance, HINSTANCE previous, const std::basic_string<Char> &line,
          const Char *wanted, int show) {
  return instance == GetModuleHandle(nullptr) && previous == nullptr && line == wanted &&
                 show == SW_SHOWDEFAULT
             ? 0
             : 1;
}
} // namespace

#if defined(FORM_WinMain)
int WINAPI WinMain(HINSTANCE instance, HINSTANCE previous, LPSTR line, int show) {
  return check(instance, previous, std::string(line), "gr\u00fcn \"two words\"", show);
}
#elif defined(FORM_wWinMain)
int APIENTRY wWinMain(HINSTANCE instance, HINSTANCE previous, LPWSTR line, int show) {
  return check(instance, previous, std::wstring(line), L"gr\u00fcn \"two words\"", show);
}
#else
int APIENTRY _tWinMain(HINSTANCE instance, HINSTANCE previous, LPTSTR line, int show) {
  return check(instance, previous, std::wstring(line), L"gr\u00fcn \"two words\"", show);
}
#endif
