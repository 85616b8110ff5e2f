// Exceptions keep their message, even a long one, when they are copied and caught by a base class.
//
// accept: E-12.2.1-a, E-12.2.2-a, E-12.2.3-a, E-12.2.4-a, E-12.2.5-a, E-12.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <exception>
#include <cstring>
#include <string>
#include "check.h"
using namespace concurrency;
template <typename T> void traits() {
  static_assert(std::is_base_of<std::exception, T>::value &&
                    std::is_base_of<runtime_exception, T>::value &&
                    std::is_nothrow_copy_constructible<T>::value &&
                    std::is_nothrow_copy_assignable<T>::value &&
                    std::is_nothrow_destructible<T>::value && std::has_virtual_destructor<T>::value,
                "");
}
template <typename T> void two(HRESULT code) {
  traits<T>();
  static_assert(
      std::is_default_constructible<T>::value && std::is_constructible<T, const char *>::value &&
          !std::is_convertible<const char *, T>::value && noexcept(T()) && noexcept(T("x")),
      "explicit");
  T a, b("text"), c(b);
  CHECK(a.what() != nullptr);
  CHECK(std::strcmp(c.what(), "text") == 0);
  CHECK(a.get_error_code() == b.get_error_code());
  if (code) CHECK(a.get_error_code() == code);
  a = c;
  CHECK(std::strcmp(a.what(), "text") == 0);
  try {
    throw T("thrown");
  } catch (const runtime_exception &e) {
    CHECK(dynamic_cast<const T *>(&e) && std::string(e.what()) == "thrown");
  }
  try {
    throw T(std::string(2000, 'y').c_str());
  } catch (const std::exception &e) { CHECK(std::string(e.what()).size() == 2000); }
}
int main() {
  traits<runtime_exception>();
  static_assert(std::is_base_of<std::exception, runtime_exception>::value, "");
  static_assert(std::is_constructible<runtime_exception, const char *, HRESULT>::value &&
                    std::is_constructible<runtime_exception, HRESULT>::value &&
                    !std::is_convertible<HRESULT, runtime_exception>::value &&
                    !std::is_default_constructible<runtime_exception>::value,
                "");
  static_assert(
      noexcept(runtime_exception("", 0)) &&
          noexcept(std::declval<const runtime_exception &>().get_error_code()) &&
          std::is_same<decltype(std::declval<const runtime_exception &>().get_error_code()),
                       HRESULT>::value,
      "");
  static_assert(
      std::is_same<
          decltype(std::declval<const accelerator_view_removed &>().get_view_removed_reason()),
          HRESULT>::value &&
          noexcept(std::declval<const accelerator_view_removed &>().get_view_removed_reason()),
      "");
  static_assert(std::is_constructible<accelerator_view_removed, const char *, HRESULT>::value &&
                    std::is_constructible<accelerator_view_removed, HRESULT>::value &&
                    !std::is_convertible<HRESULT, accelerator_view_removed>::value,
                "");
  static_assert(std::is_same<decltype(std::declval<runtime_exception &>() =
                                          std::declval<const runtime_exception &>()),
                             runtime_exception &>::value,
                "");
  static_assert(std::is_signed<HRESULT>::value && sizeof(HRESULT) == 4, "");
  two<out_of_memory>(E_OUTOFMEMORY);
  two<invalid_compute_domain>(0);
  two<unsupported_feature>(0);
  traits<accelerator_view_removed>();
  runtime_exception r("msg", E_FAIL), n(nullptr, E_FAIL), h(E_INVALIDARG);
  CHECK(std::string(r.what()) == "msg" && r.get_error_code() == E_FAIL &&
        h.get_error_code() == E_INVALIDARG && h.what());
  h = r;
  CHECK(h.get_error_code() == E_FAIL && std::string(h.what()) == "msg");
  char buf[8] = "local";
  runtime_exception l(buf, 1);
  buf[0] = 'X';
  CHECK(std::string(l.what()) == "local");
  accelerator_view_removed v("gone", 0x12), w(E_FAIL);
  CHECK(v.get_view_removed_reason() == 0x12 && w.get_view_removed_reason() == E_FAIL &&
        std::string(v.what()) == "gone");
  w = v;
  CHECK(w.get_view_removed_reason() == 0x12);
  std::exception_ptr p;
  try {
    throw accelerator_view_removed("p", 7);
  } catch (...) { p = std::current_exception(); }
  try {
    std::rethrow_exception(p);
  } catch (const accelerator_view_removed &e) { CHECK(e.get_view_removed_reason() == 7); }
  return failures;
}
