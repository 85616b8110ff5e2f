// Formats of Microsoft's printf: literals are corrected, sizes in macros are reported.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip 2>&1 | FileCheck %s -check-prefix WARN
// RUN: %code %t.hip | FileCheck %s && %msvc %t.hip
// RUN: %amp2hip --from-msvc -Wno-amp-format %s -o %t.hip 2>&1 | count 0

#include <amp.h>
#include <filesystem>
#include <stdio.h>
#include <wchar.h>
#include <windows.h>

#define FORMAT "%I64d\n"
#define SHOW_LONG(n) printf("%d\n", n)

void narrow(long long n, size_t z, const wchar_t *w, const char *s) {
  printf("a %I64d %-8.3I64u %I32d\n", n, n, 1);
  // CHECK: printf("a %lld %-8.3llu %d\n", n, n, 1);
  fprintf(stderr, "%Iu " "%S %hs %s %%I64d", z, w, s, s);
  // CHECK: fprintf(stderr, "%zu " "%ls %s %s %%I64d", z, w, s, s);
  sscanf(s, "%I64x", &n);
  // CHECK: sscanf(s, "%llx", &n);
  printf("%d %lld %5.2f %s %c %%\n", 1, n, 1.0, s, 'c');
  // CHECK: printf("%d %lld %5.2f %s %c %%\n", 1, n, 1.0, s, 'c');
  sprintf_s((char *)s, 8, "%I64d", n);
  // CHECK: sprintf_s((char *)s, 8, "%I64d", n);
  printf(FORMAT, n);
  // CHECK: amp2hip_windows_printf(FORMAT, n);
}
void lengths(DWORD word, LONG value, long both, size_t size, unsigned short port, const char *s) {
  printf("%lu %ld %*ld %lx", word, value, 3, value, word);
  // CHECK: printf("%u %d %*d %x", word, value, 3, value, word);
  printf("%d %u %lu %ld %hu %d %i\n", both, size, size, both, port, port, both);
  // CHECK: printf("%ld %lu %lu %ld %hu %d %li\n", both, size, size, both, port, port, both);
  sscanf(s, "%*d %[^%d] %ld %d", const_cast<char *>(s), &value, &both);
  // CHECK: sscanf(s, "%*d %[^%d] %d %ld", const_cast<char *>(s), &value, &both);
  SHOW_LONG(both);
  // WARN: warns.cpp:[[#@LINE-1]]:3: warning: '%d' in the format of 'printf' has another meaning on Linux; write '%ld' [AMP1802,-Wamp-format]
  char text[32];
  // A cast to unsigned long extends the sign of a negative number.
  printf("%08lX %lu %lu", (unsigned long)value, static_cast<unsigned long>(both), (unsigned long)word);
  // CHECK: printf("%08X %lu %lu", (unsigned)value, static_cast<unsigned long>(both), (unsigned long)word);
  sprintf_s(text, "%lX", static_cast<unsigned long>(E_FAIL));
  // CHECK: sprintf_s(text, "%X", static_cast<unsigned>(E_FAIL));
  sprintf_s(text, "%lu", word);
  // CHECK: sprintf_s(text, "%u", word);
  sscanf_s(s, "%s %lu", text, 32, &word);
  // CHECK: sscanf_s(s, "%s %u", text, 32, &word);
  printf("%f %s %p %c", 1.0, s, s, 'c');
  // CHECK: printf("%f %s %p %c", 1.0, s, s, 'c');
}
void wide(const wchar_t *w, const char *s) {
  wprintf(L"%s %S %c %hs %ls\n", w, s, L'c', s, w);
  // CHECK: wprintf(L"%ls %s %lc %s %ls\n", w, s, L'c', s, w);
}
void write_log(const wchar_t *format, ...);
template <typename... Ts> void write_all(const wchar_t *format, const Ts &...values);
#define LOG(...) write_log(__VA_ARGS__)
#define LOG_PATH(p) write_log(L"%s", (p).c_str())
void paths(const std::filesystem::path &p) {
  wprintf(L"%s %d\n", p.c_str(), 1);
  // CHECK: wprintf(L"%ls %d\n", p.wstring().c_str(), 1);
  printf("%S\n", p.filename().c_str());
  // CHECK: printf("%ls\n", p.filename().wstring().c_str());
  printf("%s\n", p.c_str());
  // CHECK: printf("%s\n", p.c_str());
  LOG(L"%s", p.c_str());
  // CHECK: LOG(L"%s", p.wstring().c_str());
  write_all(L"%s", 1, p.c_str());
  // CHECK: write_all(L"%s", 1, p.wstring().c_str());
  LOG_PATH(p);
  // WARN: warns.cpp:[[#@LINE-1]]:3: warning: the characters of a path are narrow on Linux and wide on Windows; write 'wstring().c_str()' [AMP1802,-Wamp-format]
}
template <typename T> void dependent(T t) { printf("%I64d", t); }
// CHECK: { printf("%lld", t); }
void use() { dependent(1LL); dependent(2ULL); }
int f() restrict(amp) { return 1; }
