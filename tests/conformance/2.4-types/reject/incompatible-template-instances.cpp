// An instance of an amp template must not use incompatible types.
//
// reject: L-2.4.1.2-b, L-2.4.1-c, L-2.4.2-b, L-2.4.1-a, L-2.4.1.3-k
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <cstdint>

using namespace concurrency;

// Amp code must not declare a variable of a class template specialized for long double.
namespace class_template {

template <typename T>
struct pair {
  T a, b;
  T sum() const restrict(cpu, amp) { return a + b; }
};

float f() restrict(amp) {
  pair<float> p = {1, 2};
  pair<long double> q = {3, 4}; // expected-error
  return p.sum();
}

} // namespace class_template

// An instance of an amp template must not have a local variable of an incompatible type.
namespace local_variable {

template <typename T>
int count(int n) restrict(amp) {
  T zero = T(); // expected-error
  return n + int(zero);
}

int use() restrict(amp) { return count<int>(1) + count<short>(2); }

} // namespace local_variable

// A cpu,amp template must not be instantiated with an incompatible type, even by host code.
namespace instantiated_by_host_code {

template <typename T>
T id(T x) restrict(cpu, amp) { // expected-error
  return x;
}

int good() { return id(1); }

int bad() { return id('c'); }

} // namespace instantiated_by_host_code

// An instance of an amp template must not have a char or short parameter or member.
namespace parameters_and_members {

// The error is at the line in the template, not only at the instantiation.
template <class T>
T id(T x) restrict(cpu, amp) { // expected-error
  return x;
}
template <class T>
struct Box {
  T v;
  int get() const restrict(amp) { return 1; }    // expected-error
  int add(T t) const restrict(amp) { return 1; } // expected-error
};
void host() {
  id('c');
  Box<int> b{1};
  array_view<int> *v = nullptr;
  (void)v;
}
template struct Box<short>;

} // namespace parameters_and_members

// An explicit instantiation of an amp template must not have char or long long arguments.
namespace explicit_instantiation {

template <class T>
struct Q {
  T v;
  T get() const restrict(amp) { return v; } // expected-error
};
template <class T>
void fn(T t) restrict(cpu, amp) { // expected-error
  (void)t;
}
template struct Q<char>;
template void fn<long long>(long long) restrict(cpu, amp);

} // namespace explicit_instantiation

// An instance's parameters, results, packs and default arguments must not have incompatible
// types.
namespace dependent_types {

template <class T>
T add(T a, T b) restrict(cpu, amp) { // expected-error
  return a + b;
}
short s = add<short>(1, 2);
template <class T>
struct Vec {
  T x, y;
  T dot(const Vec &o) const restrict(cpu, amp) { return x * o.x + y * o.y; } // expected-error
};
Vec<std::int8_t> bytes{1, 2};
int product = bytes.dot(bytes);
Vec<char> only_object{1, 2};
template <class T>
using Same = T;
int g(Same<long long> x) restrict(amp); // expected-error
template <class... T>
int many(T... t) restrict(amp) { // expected-error
  return sizeof...(t);
}
int use_pack() restrict(amp) { return many(1, 2.0) + many(nullptr, 1) + many(u8"x"); }
// expected-error@-1
template <class T>
auto result(T t) restrict(amp) { // expected-error
  return t ? 1LL : 2LL;          // expected-error
}
int use_result() restrict(amp) { return result(1); }
template <class T, class U = unsigned char>
U default_argument(T t) restrict(amp) { // expected-error
  return U(t);                          // expected-error
}
int use_default() restrict(amp) { return default_argument(1); }
template <class T>
class Guard {
  T *p;

public:
  Guard(T *q) restrict(amp) {}
  T &get() const restrict(amp);
};
int use_class(int x) restrict(amp) {
  Guard<int> gd(&x); // expected-error
  return gd.get();
}

} // namespace dependent_types

// Amp code must not refer to specializations with incompatible members that nothing else
// instantiates.
namespace uninstantiated_specializations {

template <class T>
struct Box {
  T m;
};
void f1(Box<char> &x) restrict(amp) { // expected-error
  Box<char> *p = &x;                  // expected-error
  Box<char> &q = *p;                  // expected-error
}
Box<short> *f2(Box<short> *p) restrict(amp) { return p; } // expected-error
struct S {
  Box<int *> &get(Box<int *> &x) const restrict(cpu, amp) { return x; } // expected-error
};
void f4() {
  auto l = [](const Box<char> &x) restrict(amp) { return &x == nullptr; }; // expected-error
}

} // namespace uninstantiated_specializations

int main() {}
