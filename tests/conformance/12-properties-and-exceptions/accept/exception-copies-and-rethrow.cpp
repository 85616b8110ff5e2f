// A copied or rethrown exception keeps its text, error code and dynamic type.
//
// accept: E-12.2-a, E-12.2.1-a, E-12.2.1-b, E-12.2.1-c, E-12.2.1-d, E-12.2.1-e, E-12.2.1-f,
// E-12.2.2-a, E-12.2.3-a, E-12.2.4-a, E-12.2.5-a, X-12-a, X-12-b, X-12-c, X-12-d, X-12-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <exception>
#include <string>
#include <type_traits>
#include <typeinfo>
#include "check.h"
using namespace concurrency;

static_assert(std::is_base_of<std::exception, runtime_exception>::value, "");
static_assert(sizeof(HRESULT) == 4 && std::is_signed<HRESULT>::value, "");
static_assert(std::is_nothrow_constructible<runtime_exception, const char *, HRESULT>::value, "");
static_assert(std::is_nothrow_constructible<runtime_exception, HRESULT>::value, "");
static_assert(!std::is_convertible<HRESULT, runtime_exception>::value, "explicit");
static_assert(!std::is_constructible<runtime_exception, const char *>::value, "");
static_assert(!std::is_default_constructible<runtime_exception>::value, "");
static_assert(!std::is_default_constructible<accelerator_view_removed>::value, "");
static_assert(!std::is_convertible<HRESULT, accelerator_view_removed>::value, "explicit");
static_assert(std::is_same<decltype(std::declval<const accelerator_view_removed &>()
                                        .get_view_removed_reason()),
                           HRESULT>::value,
              "");
static_assert(noexcept(std::declval<const runtime_exception &>().get_error_code()), "");

template <typename Exception> void derived(HRESULT code) {
  static_assert(std::is_base_of<runtime_exception, Exception>::value, "");
  static_assert(std::is_nothrow_default_constructible<Exception>::value, "");
  static_assert(std::is_nothrow_constructible<Exception, const char *>::value, "");
  static_assert(!std::is_convertible<const char *, Exception>::value, "explicit");
  static_assert(!std::is_constructible<Exception, HRESULT>::value, "");
  static_assert(std::is_nothrow_copy_constructible<Exception>::value, "");
  static_assert(std::is_nothrow_copy_assignable<Exception>::value, "");
  std::string text = "what happened";
  Exception *original = new Exception(text.c_str());
  text.assign(text.size(), 'x');
  Exception copied(*original), assigned;
  assigned = *original;
  delete original;
  check("copied", copied.what() == std::string("what happened"), 1);
  check("assigned", assigned.what() == std::string("what happened"), 1);
  check("code", copied.get_error_code() == code && Exception().get_error_code() == code, 1);
  check("no text", Exception(static_cast<const char *>(nullptr)).what() != nullptr, 1);
  try {
    throw copied;
  } catch (runtime_exception &e) { check("not sliced", typeid(e) == typeid(Exception), 1); }
  try {
    std::rethrow_exception(std::make_exception_ptr(assigned));
  } catch (const std::exception &e) {
    check("by exception_ptr",
          typeid(e) == typeid(Exception) && e.what() == std::string("what happened"), 1);
  }
}

int main() {
  derived<out_of_memory>(E_OUTOFMEMORY);
  derived<invalid_compute_domain>(E_FAIL);
  derived<unsupported_feature>(E_FAIL);
  check("E_FAIL", E_FAIL == HRESULT(0x80004005), 1);
  check("E_INVALIDARG", E_INVALIDARG == HRESULT(0x80070057), 1);
  check("E_OUTOFMEMORY", E_OUTOFMEMORY == HRESULT(0x8007000E), 1);
  runtime_exception one("text", E_INVALIDARG), other(E_FAIL);
  check("codes", one.get_error_code() == E_INVALIDARG && other.get_error_code() == E_FAIL, 1);
  runtime_exception &result = (other = one);
  check("assignment", &result == &other && other.get_error_code() == E_INVALIDARG, 1);
  check("text", other.what() == std::string("text"), 1);
  accelerator_view_removed gone("gone", HRESULT(0x887A0005)), hung(HRESULT(0x887A0006));
  check("reason", gone.get_view_removed_reason() == HRESULT(0x887A0005), 1);
  check("text of a removed view", gone.what() == std::string("gone"), 1);
  gone = hung;
  check("reason assigned", gone.get_view_removed_reason() == HRESULT(0x887A0006), 1);
  return failures;
}
