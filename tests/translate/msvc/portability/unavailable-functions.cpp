// A call of a function that does not exist on Linux gives one error, however its result is used.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: not %amp2hip --from-msvc %s -o %t.hip 2>&1 | FileCheck %s --implicit-check-not error: --implicit-check-not "explicitly marked"

#include <amp.h>
#include <iostream>
#include <string>
#include <windows.h>

int amp(int x) restrict(amp) { return x; }
// CHECK: unavailable-functions.cpp:[[#@LINE+4]]:{{.*}}: error: 'GetSystemDirectoryA' is unavailable: it does not exist on Linux; take the folder from an environment variable
int main() {
  char text[10];
  DWORD flags = 1;
  if (GetSystemDirectoryA(text, 10) == 0)
    return 1;
  // CHECK: [[#@LINE+1]]:{{.*}}: error: 'RegQueryValueA'
  if (ERROR_SUCCESS != RegQueryValueA(HKEY(), 0, text, 10) || flags > 3)
    return 2;
  // CHECK: [[#@LINE+1]]:{{.*}}: error: 'GetDC'
  HDC context = GetDC(nullptr);
  // CHECK: [[#@LINE+1]]:{{.*}}: error: 'GetAsyncKeyState'
  flags |= GetAsyncKeyState(3) & 0x8000;
  // CHECK: [[#@LINE+1]]:{{.*}}: error: 'GetKeyState'
  flags |= GetKeyState(VK_RETURN) & 0x8000;
  // CHECK: [[#@LINE+1]]:{{.*}}: error: 'CopyFileExA' is unavailable: it does not exist on Linux; call CopyFile(), or copy the file in blocks
  CopyFileEx("a", "b", nullptr, nullptr, nullptr, COPY_FILE_FAIL_IF_EXISTS);
  // CHECK: [[#@LINE+1]]:{{.*}}: error: 'GetFinalPathNameByHandleA' is unavailable: it does not exist on Linux; use GetFullPathName()
  GetFinalPathNameByHandle(nullptr, nullptr, 0, FILE_NAME_NORMALIZED);
  HMODULE module;
  // CHECK: [[#@LINE+1]]:{{.*}}: error: 'GetModuleHandleExA'
  GetModuleHandleEx(GET_MODULE_HANDLE_EX_FLAG_FROM_ADDRESS, "a", &module);
  // CHECK: [[#@LINE+1]]:{{.*}}: error: 'LCMapStringA'
  LCMapString(0, LCMAP_UPPERCASE, "a", 1, nullptr, 0);
  LONG64 halves[2] = {};
  // CHECK: [[#@LINE+1]]:{{.*}}: error: 'InterlockedCompareExchange128'
  InterlockedCompareExchange128(halves, 0, 0, halves);
  FILE_NOTIFY_INFORMATION changes[4];
  // CHECK: [[#@LINE+1]]:{{.*}}: error: 'ReadDirectoryChangesW'
  ReadDirectoryChangesW(nullptr, changes, sizeof changes, TRUE, FILE_NOTIFY_CHANGE_SIZE, &flags);
  // CHECK: [[#@LINE+1]]:{{.*}}: error: 'GetVersionExA'
  std::cout << "version " << GetVersionEx(nullptr) << std::endl;
  // CHECK: [[#@LINE+1]]:{{.*}}: error: 'RegNotifyChangeKeyValue'
  switch (int(RegNotifyChangeKeyValue(nullptr, TRUE, 0, nullptr, FALSE) + 1)) {}
  HKEY key;
  // CHECK: [[#@LINE+1]]:{{.*}}: error: 'HKEY_LOCAL_MACHINE' is unavailable: it does not exist on Linux; only HKEY_CURRENT_USER has keys: read a file or /proc
  RegOpenKeyEx(HKEY_LOCAL_MACHINE, "HARDWARE", 0, KEY_READ, &key);
  // CHECK: [[#@LINE+1]]:{{.*}}: error: 'SetWindowLongPtrA' is unavailable: it does not exist on Linux; the user sets the size and the place of the terminal: remove the call
  SetWindowLongPtr(GetConsoleWindow(), GWL_STYLE, WS_VISIBLE | WS_CAPTION);
  MSG message;
  // CHECK: [[#@LINE+1]]:{{.*}}: error: 'PeekMessageA'
  while (PeekMessage(&message, nullptr, 0, 0, PM_REMOVE) && message.message != WM_QUIT) {}
  CHAR_INFO cells[1];
  SMALL_RECT region = {};
  // CHECK: [[#@LINE+1]]:{{.*}}: error: 'ReadConsoleOutputA' is unavailable: it does not exist on Linux; a terminal cannot be read: keep what you write in an array
  ReadConsoleOutput(GetStdHandle(STD_OUTPUT_HANDLE), cells, COORD(), COORD(), &region);
  // CHECK: [[#@LINE+1]]:{{.*}}: error: 'mciSendStringA'
  mciSendString("play a.mp3", nullptr, 0, nullptr);
  // CHECK: [[#@LINE+1]]:{{.*}}: error: 'ShowWindow'
  return !ShowWindow(nullptr, 1) && context ? 0 : 1;
}
