// The exception classes have the members of the specification. Library errors have messages, and
// user classes may derive from the exception classes.
//
// accept: E-12.2-a, E-12.2.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <algorithm>
#include <amp.h>
#include <atomic>
#include <chrono>
#include <functional>
#include <future>
#include <iterator>
#include <map>
#include <memory>
#include <numeric>
#include <set>
#include <string>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>
using namespace concurrency;

// The exception classes have the bases, constructors and noexcept members of the specification.
namespace class_traits {
#define SAME(e, ...) static_assert(std::is_same<decltype(e), __VA_ARGS__>::value, #e)

typedef runtime_exception R;
static_assert(std::is_base_of<std::exception, R>::value &&
                  std::is_convertible<R *, std::exception *>::value,
              "");
static_assert(std::is_constructible<R, const char *, HRESULT>::value &&
                  std::is_constructible<R, HRESULT>::value &&
                  !std::is_convertible<HRESULT, R>::value,
              "");
static_assert(std::is_copy_constructible<R>::value && std::is_copy_assignable<R>::value &&
                  std::is_nothrow_copy_constructible<R>::value &&
                  std::is_nothrow_copy_assignable<R>::value,
              "");
static_assert(std::has_virtual_destructor<R>::value && std::is_nothrow_destructible<R>::value &&
                  !std::is_default_constructible<R>::value,
              "");
static_assert(noexcept(R("x", E_FAIL)) && noexcept(R(E_FAIL)) &&
                  noexcept(std::declval<const R &>().get_error_code()) &&
                  noexcept(std::declval<const R &>().what()),
              "");
SAME(std::declval<const R &>().get_error_code(), HRESULT);
static_assert(std::is_base_of<R, out_of_memory>::value &&
                  std::is_convertible<out_of_memory *, R *>::value &&
                  std::is_default_constructible<out_of_memory>::value &&
                  std::is_constructible<out_of_memory, const char *>::value &&
                  !std::is_convertible<const char *, out_of_memory>::value,
              "");
static_assert(noexcept(out_of_memory()) && noexcept(out_of_memory("x")), "");
static_assert(std::is_convertible<invalid_compute_domain *, R *>::value &&
                  std::is_default_constructible<invalid_compute_domain>::value &&
                  !std::is_convertible<const char *, invalid_compute_domain>::value &&
                  std::is_constructible<invalid_compute_domain, const char *>::value,
              "");
static_assert(noexcept(invalid_compute_domain()) && noexcept(invalid_compute_domain("x")), "");
static_assert(std::is_convertible<unsupported_feature *, R *>::value &&
                  std::is_default_constructible<unsupported_feature>::value &&
                  !std::is_convertible<const char *, unsupported_feature>::value &&
                  std::is_constructible<unsupported_feature, const char *>::value,
              "");
static_assert(noexcept(unsupported_feature()) && noexcept(unsupported_feature("x")), "");
static_assert(std::is_convertible<accelerator_view_removed *, R *>::value &&
                  !std::is_default_constructible<accelerator_view_removed>::value &&
                  !std::is_convertible<HRESULT, accelerator_view_removed>::value &&
                  std::is_constructible<accelerator_view_removed, const char *, HRESULT>::value &&
                  std::is_constructible<accelerator_view_removed, HRESULT>::value,
              "");
static_assert(noexcept(accelerator_view_removed("x", 1)) && noexcept(accelerator_view_removed(1)),
              "");
SAME(std::declval<const accelerator_view_removed &>().get_view_removed_reason(), HRESULT);
static_assert(sizeof(HRESULT) == 4 && std::is_signed<HRESULT>::value, "");
template <typename E, typename B>
bool as(const E &e) {
  try {
    throw e;
  } catch (const B &b) {
    return std::string(b.what()) == e.what();
  } catch (...) {
  }
  return false;
}
struct mine : runtime_exception {
  mine() : runtime_exception("mine", E_INVALIDARG) {}
  const char *what() const noexcept override { return "my text"; }
};
struct mine2 : invalid_compute_domain {
  using invalid_compute_domain::invalid_compute_domain;
};
void test() {
  R r("text", E_INVALIDARG);
  CHECK(std::string(r.what()) == "text" && r.get_error_code() == E_INVALIDARG);
  R q(E_FAIL);
  CHECK(q.get_error_code() == E_FAIL && q.what());
  R c(r);
  CHECK(std::string(c.what()) == "text");
  q = c;
  CHECK(q.get_error_code() == E_INVALIDARG && std::string(q.what()) == "text");
  q = q;
  CHECK(std::string(q.what()) == "text");
  CHECK((unsigned)E_FAIL == 0x80004005u && (unsigned)E_INVALIDARG == 0x80070057u &&
        (unsigned)E_OUTOFMEMORY == 0x8007000Eu);
  CHECK(out_of_memory().get_error_code() == E_OUTOFMEMORY &&
        out_of_memory("m").get_error_code() == E_OUTOFMEMORY &&
        std::string(out_of_memory("m").what()) == "m");
  CHECK(std::string(invalid_compute_domain("d").what()) == "d" &&
        std::string(unsupported_feature("u").what()) == "u");
  accelerator_view_removed a("gone", 77);
  CHECK(a.get_view_removed_reason() == 77 && std::string(a.what()) == "gone");
  CHECK(accelerator_view_removed(-5).get_view_removed_reason() == -5);
  CHECK((as<R, std::exception>(r)) && (as<out_of_memory, R>(out_of_memory("z"))) &&
        (as<invalid_compute_domain, std::exception>(invalid_compute_domain("y"))) &&
        (as<unsupported_feature, R>(unsupported_feature("w"))) &&
        (as<accelerator_view_removed, R>(a)) && (as<mine, R>(mine())) &&
        (as<mine2, invalid_compute_domain>(mine2("v"))));
  {
    std::string s("temporary text that is longer than any small buffer");
    R *t = new R(s.c_str(), 1);
    s.assign(60, 'x');
    R u(*t);
    delete t;
    CHECK(std::string(u.what()).substr(0, 9) == "temporary");
  }
  std::exception_ptr p;
  try {
    throw out_of_memory("deep");
  } catch (...) {
    p = std::current_exception();
  }
  try {
    std::rethrow_exception(p);
  } catch (const out_of_memory &e) {
    CHECK(std::string(e.what()) == "deep");
  } catch (...) {
    CHECK(false);
  }
  try {
    try {
      parallel_for_each(extent<1>(0), [](index<1>) restrict(amp){});
      CHECK(false);
    } catch (...) {
      std::throw_with_nested(std::runtime_error("outer"));
    }
  } catch (const std::exception &e) {
    try {
      std::rethrow_if_nested(e);
      CHECK(false);
    } catch (const invalid_compute_domain &) {
    }
  }
  R n(nullptr, 3);
  CHECK(n.what() && n.get_error_code() == 3);
}
} // namespace class_traits

// A user class can derive from the exception classes and override what().
namespace user_classes {
class my_error : public runtime_exception {
  int n;

public:
  my_error(int n) : runtime_exception("mine", E_FAIL), n(n) {}
  int code() const { return n; }
};
class oom : public out_of_memory {
public:
  const char *what() const noexcept override { return "oom"; }
};
void test() {
  bool k = false;
  try {
    throw my_error(4);
  } catch (runtime_exception &e) {
    k = dynamic_cast<my_error &>(e).code() == 4 && std::string(e.what()) == "mine";
  }
  CHECK(k);
  k = false;
  try {
    throw oom();
  } catch (std::exception &e) {
    k = std::string(e.what()) == "oom";
  }
  CHECK(k);
}
} // namespace user_classes

// Each error that the library throws as runtime_exception has its own message.
namespace messages_of_library_errors {
template <class F>
std::string msg(F f) {
  try {
    f();
  } catch (const runtime_exception &e) {
    return e.what();
  } catch (...) {
    return "";
  }
  return "";
}
void test() {
  std::string a = msg([] { accelerator(L"zzz"); }), b = msg([] { array<int, 1> q(-3); }),
              c = msg([] {
                array<int, 1> q(4);
                q.section(2, 9);
              }),
              d = msg([] {
                std::vector<int> s(3);
                array<int, 1> q(4);
                copy(s.begin(), s.end(), q);
              });
  CHECK(a.size() > 5 && b.size() > 5 && c.size() > 5 && d.size() > 5);
  CHECK(a != b && b != c && c != d);
}
} // namespace messages_of_library_errors

int main() {
  class_traits::test();
  user_classes::test();
  messages_of_library_errors::test();
  return failures;
}
