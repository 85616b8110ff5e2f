//===--- keywords.cpp - Microsoft's keywords -----------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <catch2/catch.hpp>
#include <cstdint>
#include <sal.h>
#include <string>
#include <thread>
#include <type_traits>

static_assert(sizeof(__int8) == 1 && sizeof(__int16) == 2 && sizeof(__int32) == 4, "");
static_assert(std::is_same<unsigned __int64, unsigned long long>::value, "");
static_assert(sizeof(_int8) == 1 && sizeof(_int16) == 2 && sizeof(_int32) == 4, "");
static_assert(sizeof(_int64) == 8 && std::is_same<__wchar_t, wchar_t>::value, "");

#if !defined(_CPPRTTI) || !defined(_CPPUNWIND) || !defined(_MT) || !defined(_DLL)
#error "settings of the compiler are not defined"
#endif
#if _INTEGRAL_MAX_BITS < 64 || defined(_MSC_EXTENSIONS) || defined(_CHAR_UNSIGNED)
#error "settings of the compiler have other values"
#endif
static_assert(_NATIVE_WCHAR_T_DEFINED && _WCHAR_T_DEFINED, "");

__declspec(align(32)) static float aligned_array[8];
struct __declspec(align(64)) aligned_struct {
  int x;
};
static_assert(alignof(aligned_struct) == 64, "");
typedef __declspec(align(16)) float aligned_type[4];

__declspec(selectany) int selected = 4;
__declspec(thread) static int per_thread = 1;
static _declspec(thread) int also_per_thread = 2;
class __declspec(dllexport) exported {
public:
  int x = 3;
};
struct __declspec(novtable) without_table {
  virtual ~without_table() = default;
};
struct __declspec(uuid("00000000-0000-0000-C000-000000000046")) with_uuid {};
__declspec(noinline) __declspec(nothrow) static int not_inlined(int x) { return x + 1; }
extern "C" __declspec(dllexport) int __stdcall compat_exported(int x) { return x * 2; }
__declspec(deprecated("use something else")) void deprecated_function();
__declspec(noreturn) void never_returns();
__declspec(restrict) int *returns_memory();

__forceinline int forced(int x) { return x; }
static _forceinline int also_forced(int x) { return x; }
_inline int inlined() { return 5; }
static int __cdecl c_call(int x) { return x; }
static int __fastcall fast(int x) { return x; }
static int __vectorcall vector(int x) { return x; }
static int _cdecl old_c(int x) { return x; }
static int _stdcall old_standard(int x) { return x; }
static int _fastcall old_fast(int x) { return x; }
static int __clrcall managed(int x) { return x; }
struct with_member {
  int __thiscall member() { return 6; }
};

static int annotated(_In_ int x, _Out_writes_(x) int *to, _Inout_opt_ int *other) {
  (void)other;
  for (int i = 0; i < x; ++i)
    to[i] = i;
  return x;
}

_Ret_notnull_ _Post_writable_byte_size_(size) static char *annotated_bytes(_In_range_(1,
                                                                                      9) int size) {
  static char bytes[10];
  return bytes + size;
}

TEST_CASE("keywords: integers, alignment and storage") {
  CHECK(reinterpret_cast<std::uintptr_t>(aligned_array) % 32 == 0);
  aligned_type values = {1, 2, 3, 4};
  CHECK((reinterpret_cast<std::uintptr_t>(values) % 16 == 0 && values[3] == 4));
  CHECK((selected == 4 && exported().x == 3));
  per_thread = also_per_thread = 9;
  int seen = 0;
  std::thread([&] { seen = per_thread * 10 + also_per_thread; }).join();
  CHECK(seen == 12);
  (void)with_uuid();
  CHECK(*annotated_bytes(3) == 0);
}

TEST_CASE("keywords: functions and calling conventions") {
  typedef int(__stdcall * callback)(int);
  const callback call = compat_exported;
  CHECK((call(2) == 4 && not_inlined(1) == 2 && forced(1) == 1 && also_forced(2) == 2 &&
         inlined() == 5));
  CHECK(c_call(1) + fast(1) + vector(1) + old_c(1) + old_standard(1) + old_fast(1) + managed(1) ==
        7);
  CHECK(with_member().member() == 6);
  int to[3];
  CHECK(annotated(3, to, nullptr) == 3);
}

// Programs turn their trace macros off in this way.
#define SILENT __noop

TEST_CASE("keywords: statements and pointers") {
  int x = 3;
  __assume(x > 0);
  int evaluated = 0;
  __noop(++evaluated);
  __noop;
  SILENT("%d", ++evaluated);
  SILENT();
  CHECK((evaluated == 0 && __noop(x) == 0));
  int *__ptr64 p = &x;
  int *__ptr32 q = &x;
  int __unaligned *u = &x;
  int __w64 w = x;
  CHECK((*p == 3 && *q == 3 && *u == 3 && w == 3));
  __pragma(GCC diagnostic push) __pragma(GCC diagnostic pop);
  CHECK(std::string(__FUNCSIG__).find('(') != std::string::npos);
  CHECK(std::string(__FUNCDNAME__).size() > 1);
#define WIDE_AGAIN(text) L##text
#define WIDE(text) WIDE_AGAIN(text)
  const std::string name = __FUNCTION__;
  CHECK(std::wstring(WIDE(__FUNCTION__)) == std::wstring(name.begin(), name.end()));
}

TEST_CASE("macros make wide text of the file's and the function's name") {
  const std::wstring file = __FILEW__, text = _CRT_WIDE("text");
  CHECK(file.find(L"keywords.cpp") != std::wstring::npos);
  CHECK(text == L"text");
  const auto name = [] { return std::wstring(__FUNCTIONW__); };
  CHECK(name() == L"operator()");
  CHECK(_CRT_WIDE(__FUNCTION__) == std::wstring(__FUNCTIONW__));
}

#define COMPAT_NAME AMP2HIP_JOIN("[", AMP2HIP_FUNCTION, "]")
namespace compat_names {
template <typename T>
struct of_class {
  const char *f(T *) { return COMPAT_NAME; }
  const char *operator()(int) const { return COMPAT_NAME; }
  const char *operator<(int) const { return COMPAT_NAME; }
};
void (*pointer(std::string &to))(int) {
  to = COMPAT_NAME;
  return nullptr;
}
std::string in_lambda() {
  return [](int) { return COMPAT_NAME; }(1);
}
} // namespace compat_names

TEST_CASE("AMP2HIP_JOIN: names of functions in texts") {
  compat_names::of_class<int> object;
  const std::string f = object.f(nullptr);
  CHECK((f == "[compat_names::of_class<T>::f]" || f == "[compat_names::of_class<int>::f]"));
  const std::string call = object(1), less = object < 1;
  CHECK(call.find("::operator()]") != std::string::npos);
  CHECK(less.find("::operator<]") != std::string::npos);
  std::string text;
  compat_names::pointer(text);
  CHECK(text == "[compat_names::pointer]");
  CHECK(compat_names::in_lambda() == "[compat_names::in_lambda]");
}
