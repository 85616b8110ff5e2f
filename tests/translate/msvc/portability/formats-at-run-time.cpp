// Calls whose format is not a literal use functions that interpret Microsoft's formats.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip 2> %t.err && %code %t.hip | FileCheck %s && %msvc %t.hip
// RUN: FileCheck %s --check-prefix=MESSAGE --implicit-check-not=warning: < %t.err
// RUN: %amp2hip %s -o %t.plain.hip && %code %t.plain.hip | not grep amp2hip_windows

#include <amp.h>
#include <cstdarg>
#include <cstdio>
#include <cwchar>
#include <string>

int f() restrict(amp) { return 1; }

void write_log(const char *format, ...) {
  char text[80];
  va_list list;
  va_start(list, format);
  // CHECK: ::amp2hip_windows_vsnprintf(text, sizeof text, format, list);
  std::vsnprintf(text, sizeof text, format, list);
  // CHECK: amp2hip_windows_vfprintf(stderr, format, list);
  vfprintf(stderr, format, list);
  va_end(list);
}
template <typename... Ts> void write_all(const wchar_t *format, const Ts &...values) {
  // CHECK: amp2hip_windows_wprintf(format, values...);
  wprintf(format, values...);
}
template <typename... Ts> void forward(Ts... values) {
  // CHECK: amp2hip_windows_printf(values...);
  printf(values...);
}
struct entry { const wchar_t *format; } entries[] = {{L"<%s>\n"}};

static const char *variable = "%I64d\n";
static const wchar_t wide_constant[] = L"%s|\n";
static const char same_meaning[] = "%d\n";
static const char *const with_long = "%d\n";
#define FORMAT L"value %s\n"
void formats(bool first, const wchar_t *w, std::string s, long l) {
  // CHECK: amp2hip_windows_printf(variable, 5LL);
  printf(variable, 5LL);
  // CHECK: amp2hip_windows_wprintf(wide_constant, w);
  wprintf(wide_constant, w);
  // CHECK: amp2hip_windows_wprintf(FORMAT, w);
  wprintf(FORMAT, w);
  // CHECK: amp2hip_windows_wprintf(entries[0].format, w);
  wprintf(entries[0].format, w);
  // CHECK: ::amp2hip_windows_printf(s.c_str(), 1);
  ::printf(s.c_str(), 1);
  // CHECK: amp2hip_windows_sscanf(s.c_str(), variable, &l);
  sscanf(s.c_str(), variable, &l);
  // The literals are known, and no other call has them.
  // CHECK: wprintf(first ? L"%ls a\n" : L"b %ls\n", w);
  wprintf(first ? L"%s a\n" : L"b %s\n", w);
  // CHECK: {{ }}printf(same_meaning, 1);
  printf(same_meaning, 1);
  // MESSAGE: [[@LINE+1]]:3: warning: '%d' in the format of 'printf' has another meaning on Linux; write '%ld'
  printf(with_long, l);
}

// CHECK: #define TRACE(...) if (true) amp2hip_windows_wprintf(__VA_ARGS__)
#define TRACE(...) if (true) wprintf(__VA_ARGS__)
// CHECK: #define TRACE_TO(stream, format, ...) ::amp2hip_windows_fprintf(stream, format, ##__VA_ARGS__)
#define TRACE_TO(stream, format, ...) ::std::fprintf(stream, format, ##__VA_ARGS__)
// CHECK: #define LINE(format, x) printf("%lld: " format "\n", 1LL, x)
#define LINE(format, x) printf("%I64d: " format "\n", 1LL, x)
// CHECK: #define PRINT if (true) amp2hip_windows_printf
#define PRINT if (true) printf
#define CHECKED __attribute__((format(printf, 1, 2)))
#define CALL(function, ...) function(__VA_ARGS__)
#define POINTER(name) int (*name)(const char *, ...) = {printf};
void checked(const char *format, ...) CHECKED;
void macros(const wchar_t *w, unsigned n) {
  // CHECK: TRACE(L"%s %u\n", w, n);
  TRACE(L"%s %lu\n", w, n);
  TRACE_TO(stderr, "%I64d\n", 1LL);
  // CHECK: LINE("%lld", 1LL);
  LINE("%I64d", 1LL);
  PRINT(variable, 1LL);
  // CHECK: CALL(amp2hip_windows_printf, variable, 1LL);
  CALL(printf, variable, 1LL);
  // MESSAGE: [[@LINE+1]]:3: warning: formats of 'printf' have another meaning on Linux if they have conversions such as '%I64d'; call 'amp2hip_windows_printf', which interprets them as on Windows
  POINTER(pointer)
  pointer(variable, 1LL);
}

void pointers() {
  // CHECK: int (*print)(const char *, ...) = first() ? amp2hip_windows_printf : &amp2hip_windows_printf;
  auto first = [] { return true; };
  int (*print)(const char *, ...) = first() ? printf : &printf;
  print("%I64d\n", 1LL);
}

// Functions of the program.
struct stream {
  int fprintf(int n, const char *format) { return format[n]; }
  // CHECK: #define WRITE(n, format) fprintf(n, format)
#define WRITE(n, format) fprintf(n, format)
  int write(const char *format) { return fprintf(1, format) + WRITE(1, format); }
};
