// An exception keeps its text, error code and dynamic type when it is copied, assigned, thrown and
// caught by a base class.
//
// accept: E-12.2-a, E-12.2.1-a, E-12.2.1-b, E-12.2.1-c, E-12.2.1-d, E-12.2.1-e, E-12.2.1-f,
// E-12.2.2-a, E-12.2.3-a, E-12.2.4-a, E-12.2.5-a, X-12-a, X-12-b, X-12-c, X-12-d, X-12-e, E-12.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <cstring>
#include <exception>
#include <new>
#include <string>
#include <type_traits>
#include <typeinfo>
using namespace concurrency;

// A copied or rethrown exception keeps its text, error code and dynamic type.
namespace copies_and_rethrow {
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

template <typename Exception>
void derived(HRESULT code) {
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
  } catch (runtime_exception &e) {
    check("not sliced", typeid(e) == typeid(Exception), 1);
  }
  try {
    std::rethrow_exception(std::make_exception_ptr(assigned));
  } catch (const std::exception &e) {
    check("by exception_ptr",
          typeid(e) == typeid(Exception) && e.what() == std::string("what happened"), 1);
  }
}

void test() {
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
}
} // namespace copies_and_rethrow

// An exception owns its text, keeps it after assignment and accepts a null text.
namespace text_ownership {
#define SAME(T, ...) static_assert(std::is_same<T, decltype(__VA_ARGS__)>::value, #__VA_ARGS__)
template <class X>
void both() {
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
  } catch (const std::exception &e) {
    ok = dynamic_cast<const X *>(&e) != nullptr;
  }
  CHECK(ok);
  std::exception_ptr p = std::make_exception_ptr(m);
  ok = false;
  try {
    std::rethrow_exception(p);
  } catch (X &e) {
    ok = !std::strcmp(e.what(), "hello");
  }
  CHECK(ok);
}
void test() {
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
}
} // namespace text_ownership

// Exceptions keep their message, even a long one, when they are copied and caught by a base class.
namespace thrown_messages {
template <typename T>
void traits() {
  static_assert(std::is_base_of<std::exception, T>::value &&
                    std::is_base_of<runtime_exception, T>::value &&
                    std::is_nothrow_copy_constructible<T>::value &&
                    std::is_nothrow_copy_assignable<T>::value &&
                    std::is_nothrow_destructible<T>::value && std::has_virtual_destructor<T>::value,
                "");
}
template <typename T>
void two(HRESULT code) {
  traits<T>();
  static_assert(
      std::is_default_constructible<T>::value && std::is_constructible<T, const char *>::value &&
          !std::is_convertible<const char *, T>::value && noexcept(T()) && noexcept(T("x")),
      "explicit");
  T a, b("text"), c(b);
  CHECK(a.what() != nullptr);
  CHECK(std::strcmp(c.what(), "text") == 0);
  CHECK(a.get_error_code() == b.get_error_code());
  if (code)
    CHECK(a.get_error_code() == code);
  a = c;
  CHECK(std::strcmp(a.what(), "text") == 0);
  try {
    throw T("thrown");
  } catch (const runtime_exception &e) {
    CHECK(dynamic_cast<const T *>(&e) && std::string(e.what()) == "thrown");
  }
  try {
    throw T(std::string(2000, 'y').c_str());
  } catch (const std::exception &e) {
    CHECK(std::string(e.what()).size() == 2000);
  }
}
void test() {
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
  } catch (...) {
    p = std::current_exception();
  }
  try {
    std::rethrow_exception(p);
  } catch (const accelerator_view_removed &e) {
    CHECK(e.get_view_removed_reason() == 7);
  }
}
} // namespace thrown_messages

int main() {
  copies_and_rethrow::test();
  text_ownership::test();
  thrown_messages::test();
  return failures;
}
