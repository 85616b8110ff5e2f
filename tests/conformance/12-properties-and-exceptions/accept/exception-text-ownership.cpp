// An exception owns its text, keeps it after assignment and accepts a null text.
//
// accept: E-12.2.1-a, E-12.2.2-a, E-12.2.3-a, E-12.2.4-a, E-12.2.5-a, E-12.2-b, X-12-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <cstring>
#include <string>
#include <type_traits>
#include "check.h"
using namespace concurrency;
#include <exception>
#include <new>
#define SAME(T, ...) static_assert(std::is_same<T, decltype(__VA_ARGS__)>::value, #__VA_ARGS__)
template <class X> void both() {
  static_assert(std::is_base_of<runtime_exception, X>::value &&
                    std::is_base_of<std::exception, X>::value,
                "");
  X d;
  X m("hello");
  CHECK(!std::strcmp(m.what(), "hello"));
  CHECK(d.what() != nullptr);
  X c(m);
  CHECK(!std::strcmp(c.what(), "hello"));
  CHECK(c.get_error_code() == m.get_error_code());
  CHECK(&(d = m) == &d);
  CHECK(!std::strcmp(d.what(), "hello"));
  CHECK(d.get_error_code() == m.get_error_code());
  static_assert(!std::is_convertible<const char *, X>::value &&
                    std::is_constructible<X, const char *>::value &&
                    std::is_default_constructible<X>::value,
                "explicit");
  static_assert(std::is_nothrow_copy_constructible<X>::value &&
                    std::is_nothrow_copy_assignable<X>::value &&
                    std::is_nothrow_destructible<X>::value,
                "");
  static_assert(std::is_nothrow_default_constructible<X>::value &&
                    std::is_nothrow_constructible<X, const char *>::value,
                "");
  bool ok = false;
  try {
    throw m;
  } catch (const runtime_exception &e) {
    ok = !std::strcmp(e.what(), "hello") && dynamic_cast<const X *>(&e);
  }
  CHECK(ok);
  ok = false;
  try {
    throw m;
  } catch (const std::exception &e) { ok = dynamic_cast<const X *>(&e) != nullptr; }
  CHECK(ok);
  std::exception_ptr p = std::make_exception_ptr(m);
  ok = false;
  try {
    std::rethrow_exception(p);
  } catch (X &e) { ok = !std::strcmp(e.what(), "hello"); }
  CHECK(ok);
}
int main() {
  static_assert(sizeof(HRESULT) == 4 && std::is_signed<HRESULT>::value, "");
  runtime_exception r("text", E_FAIL);
  CHECK(!std::strcmp(r.what(), "text"));
  CHECK(r.get_error_code() == E_FAIL);
  runtime_exception q(E_INVALIDARG);
  CHECK(q.get_error_code() == E_INVALIDARG);
  CHECK(q.what() != nullptr);
  runtime_exception n(static_cast<const char *>(nullptr), E_FAIL);
  CHECK(n.what() != nullptr);
  runtime_exception c(r);
  CHECK(!std::strcmp(c.what(), "text") && c.get_error_code() == E_FAIL);
  CHECK(&(q = r) == &q);
  CHECK(!std::strcmp(q.what(), "text") && q.get_error_code() == E_FAIL);
  {
    std::string s = "gone";
    runtime_exception *x = new runtime_exception(s.c_str(), 5);
    s = "changed and longer than a small string";
    CHECK(!std::strcmp(x->what(), "gone"));
    runtime_exception y(*x);
    delete x;
    CHECK(!std::strcmp(y.what(), "gone"));
    CHECK(y.get_error_code() == 5);
  }
  q = q;
  CHECK(!std::strcmp(q.what(), "text"));
  static_assert(std::is_base_of<std::exception, runtime_exception>::value &&
                    std::has_virtual_destructor<runtime_exception>::value,
                "");
  static_assert(!std::is_convertible<HRESULT, runtime_exception>::value &&
                    std::is_constructible<runtime_exception, HRESULT>::value &&
                    !std::is_default_constructible<runtime_exception>::value,
                "");
  static_assert(std::is_nothrow_copy_constructible<runtime_exception>::value &&
                    std::is_nothrow_copy_assignable<runtime_exception>::value &&
                    std::is_nothrow_destructible<runtime_exception>::value &&
                    noexcept(r.get_error_code()) && noexcept(r.what()),
                "");
  static_assert(std::is_nothrow_constructible<runtime_exception, const char *, HRESULT>::value &&
                    std::is_nothrow_constructible<runtime_exception, HRESULT>::value,
                "");
  SAME(HRESULT, r.get_error_code());
  both<out_of_memory>();
  both<invalid_compute_domain>();
  both<unsupported_feature>();
  CHECK(out_of_memory().get_error_code() == E_OUTOFMEMORY);
  CHECK(out_of_memory("m").get_error_code() == E_OUTOFMEMORY);
  accelerator_view_removed v("lost", 0x1234);
  CHECK(!std::strcmp(v.what(), "lost"));
  CHECK(v.get_view_removed_reason() == 0x1234);
  accelerator_view_removed w(static_cast<HRESULT>(0x887A0005));
  CHECK(w.get_view_removed_reason() == static_cast<HRESULT>(0x887A0005));
  CHECK(w.what() != nullptr);
  accelerator_view_removed u(v);
  CHECK(u.get_view_removed_reason() == 0x1234 && !std::strcmp(u.what(), "lost"));
  w = v;
  CHECK(w.get_view_removed_reason() == 0x1234);
  static_assert(std::is_base_of<runtime_exception, accelerator_view_removed>::value &&
                    !std::is_default_constructible<accelerator_view_removed>::value &&
                    !std::is_convertible<HRESULT, accelerator_view_removed>::value,
                "");
  static_assert(noexcept(v.get_view_removed_reason()) &&
                    std::is_nothrow_copy_constructible<accelerator_view_removed>::value,
                "");
  static_assert(E_FAIL == static_cast<HRESULT>(0x80004005) &&
                    E_INVALIDARG == static_cast<HRESULT>(0x80070057) &&
                    E_OUTOFMEMORY == static_cast<HRESULT>(0x8007000E),
                "");
  return failures;
}
