// Backslashes in paths: literal arguments are corrected, others are reported.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip 2>&1 | FileCheck %s -check-prefix WARN
// RUN: %code %t.hip | FileCheck %s && %msvc %t.hip
// RUN: %amp2hip --from-msvc -Wno-amp-path %s -o %t.hip 2>&1 | count 0

#include <amp.h>
#include <filesystem>
#include <fstream>
#include <stdio.h>
#include <string>
#include <windows.h>

#define INPUT "data\\macro.txt"
// WARN: warns.cpp:[[#@LINE-1]]:15: warning: the path has backslashes, which are parts of names on Linux; write '/' [AMP1803,-Wamp-path]
// WARN-NOT: note: expanded from

int f() restrict(amp) { return 1; }

void open_files(std::string &text) {
  std::ifstream in("data\\points.txt", std::ios::binary);
  // CHECK: std::ifstream in("data/points.txt", std::ios::binary);
  std::ofstream out(std::string("..\\out\\") + text);
  // CHECK: std::ofstream out(std::string("../out/") + text);
  out.close();
  out.open(R"(logs\today.txt)");
  // CHECK: out.open(R"(logs/today.txt)");
  FILE *file = fopen("..\\data" "\\b.bin", "rb");
  // CHECK: FILE *file = fopen("../data" "/b.bin", "rb");
  fopen_s(&file, "a\\b\\c.bin", "rb");
  // CHECK: fopen_s(&file, "a/b/c.bin", "rb");
  CreateDirectoryA("results\\new", NULL);
  // CHECK: CreateDirectoryA("results/new", NULL);
  LoadLibrary(TEXT("..\\plugins\\filter.dll"));
  // CHECK: LoadLibrary(TEXT("../plugins/filter.dll"));
  GetPrivateProfileIntA("section", "a\\key", 0, ".\\settings.ini");
  // CHECK: GetPrivateProfileIntA("section", "a\\key", 0, "./settings.ini");
  file = fopen(INPUT, "rb");
  file = fopen("C:\\data\\a.bin", "rb");
  // WARN: warns.cpp:[[#@LINE-1]]:16: warning: Linux has no drives and no servers in paths; use a path on Linux [AMP1803,-Wamp-path]
  const char *name = "images\\lena.bmp";
  // WARN: warns.cpp:[[#@LINE-1]]:22: warning: the path "images\\lena.bmp" has backslashes
  printf("no path\\n: %s\n", name);
  text = "a\\b";
  std::ifstream joined(text + "\\" + name);
  // CHECK: std::ifstream joined(text + "/" + name);
  const std::string later = text + "\\" + name;
  // WARN: warns.cpp:[[#@LINE-1]]:36: warning: the path "\\" has backslashes, which are parts of names on Linux; write '/' [AMP1803,-Wamp-path]
  text += "\\data";
  // WARN: warns.cpp:[[#@LINE-1]]:11: warning: the path "\\data" has backslashes
  char path[64];
  sprintf(path, "%s\\%s.txt", name, name);
  // WARN: warns.cpp:[[#@LINE-1]]:17: warning: the path "%s\\%s.txt" has backslashes
  text.find_last_of("\\");
}

// Escape sequences, as in code that writes JSON, are no paths.
void write_json(std::string &text, char c) {
  char code[16];
  snprintf(code, sizeof(code), "\\u%04x", c);
  snprintf(code, sizeof(code), "\\u%04x\\u%04x", c, c);
  sprintf(code, "\\%03o", c);
  text += "\\n";
  text += "\\\\";
  text.append("\\u").append("\\u001f");
  text = text + "\\r\\n" + "\\x" + code;
  text += "\\new";
  // WARN: warns.cpp:[[#@LINE-1]]:11: warning: the path "\\new" has backslashes
}

void open_wide(const std::wstring &folder) {
  FILE *file = NULL;
  _wfopen_s(&file, L"data\\points.txt", L"rb");
  // CHECK: _wfopen_s(&file, L"data/points.txt", L"rb");
  std::wifstream in(folder + L"\\data.csv");
  // CHECK: std::wifstream in(std::filesystem::path{folder + L"/data.csv"});
  WIN32_FIND_DATAW found;
  FindFirstFileW((folder + L"\\" + L"*.bmp").c_str(), &found);
  // CHECK: FindFirstFileW((folder + L"/" + L"*.bmp").c_str(), &found);
  DeleteFileW((folder + (L"\\" + folder)).data());
  // CHECK: DeleteFileW((folder + (L"/" + folder)).data());
  const wchar_t *const name = L"bilder\\übersicht.bmp";
  // WARN: warns.cpp:[[#@LINE-1]]:31: warning: the path "bilder\\übersicht.bmp" has backslashes
  wchar_t path[64];
  swprintf_s(path, 64, L"%s\\%s", folder.c_str(), name);
  // WARN: warns.cpp:[[#@LINE-1]]:24: warning: the path "%s\\%s" has backslashes
}

void open_paths(std::filesystem::path folder) {
  std::filesystem::path narrow("data\\points.txt"), wide(L"data\\points.txt");
  // CHECK: std::filesystem::path narrow("data/points.txt"), wide(L"data/points.txt");
  std::filesystem::create_directories("out\\new");
  // CHECK: std::filesystem::create_directories("out/new");
  folder /= L"data\\a.txt";
  // CHECK: folder /= L"data/a.txt";
  folder = folder / "data\\a.txt";
  // CHECK: folder = folder / "data/a.txt";
  folder = L"data\\a.txt";
  // CHECK: folder = L"data/a.txt";
}
// WARN-NOT: warning:
