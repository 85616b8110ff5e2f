// The element type of an array or view must be an amp-compatible class or arithmetic type of whole
// words.
//
// reject: R-5.1-b, R-5.2-b, R-5.1-c, R-5.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <string>
#include <vector>

using namespace concurrency;

struct with_pointer {
  int *p;
};
struct with_view {
  array_view<int, 1> v;
};
struct with_short {
  short s;
};
struct with_bit_field {
  int a : 3;
};
struct with_virtual_function {
  virtual void f();
  int a;
};
struct with_array_of_views {
  with_view w[2];
};
struct derived_from_view : with_view {
  int a;
};
struct with_long_long {
  long long a;
};

extern array<int, 1> a1;
extern array<int, 2> a2;
extern array<float, 1> fa1;

// An array must not have elements of type char.
namespace char_elements {
void test() {
  array<char> a(4); // expected-error
}
} // namespace char_elements

// An array must not have a structure of unsigned chars as element type.
namespace structure_of_bytes {
struct pixel {
  unsigned char r, g, b, a;
};
struct color {
  float r, g, b, a;
};

void f(int n) {
  array<color, 1> fine(n);
  array<pixel, 1> a(n); // expected-error
}
} // namespace structure_of_bytes

// An array must not have elements of a class with view, pointer or bit-field members.
namespace classes_with_views_pointers_bit_fields {
struct S {
  array_view<int> v;
};
struct P {
  int *p;
};
struct B {
  int x : 3;
  int y;
};
void test() {
  array<S> a(4); // expected-error
  array<P> b(4); // expected-error
  array<B> c(4); // expected-error
}
} // namespace classes_with_views_pointers_bit_fields

// An array or array_view must not have elements of short, char, pointer, view or long double type.
namespace elements_of_incompatible_type {
void test() {
  array_view<short> a(3);       // expected-error
  array<char, 2> b(2, 2);       // expected-error
  array_view<int *> c(3);       // expected-error
  array<array_view<int>> d(3);  // expected-error
  array_view<long double> e(2); // expected-error
  struct L {
    int a;
    bool b, c;
  };
  array<L> f(2); // expected-error
}
} // namespace elements_of_incompatible_type

// Arrays and views must not have elements of char, bool, short, pointer or view type.
namespace incompatible_elements_of_containers {
void f(int n) {
  array<char, 1> a(n); // expected-error

  array<bool, 1> b(n); // expected-error

  array<array_view<int, 1>, 1> c(n); // expected-error

  array<int *, 1> d(n); // expected-error

  array_view<short, 1> e(n); // expected-error

  array<double, 1> fine(n);
}
} // namespace incompatible_elements_of_containers

// An array must not have incompatible classes, small integers, const or void as element type.
namespace element_classes_and_words {
struct B {
  bool a, b;
};
struct P {
  int *p;
};
struct R {
  int &r;
};
struct V {
  virtual ~V();
  int i;
};
struct H {
  short h;
  short i;
};
struct BF {
  int a : 3;
};
struct N {
  array_view<int> v;
};
void f(int n) {
  array<char> a(n);                  // expected-error
  array<bool, 2> b(n, n);            // expected-error
  array<short, 3> c(n, n, n);        // expected-error
  array<int *> d(n);                 // expected-error
  array<array_view<int, 1>, 1> e(n); // expected-error
  array<const int> g(n);             // expected-error
  array<V> i(n);                     // expected-error
  array<H> j(n);                     // expected-error
  array<P> k(n);                     // expected-error
  array<BF> l(n);                    // expected-error
  array<N> m(n);                     // expected-error
  array<B> o(n);                     // expected-error
  array<long double> p(n);           // expected-error
  array<long long> q(n);             // expected-error
  array<std::string> r(n);           // expected-error
  array<void> s(n);                  // expected-error
}
} // namespace element_classes_and_words

// An array must not have elements of short, bool, pointer, view or bit-field type.
namespace small_and_pointer_elements {
void f1() {
  array<char> x(4); // expected-error
}
void f2() {
  array<unsigned char> x(4); // expected-error
}
void f3() {
  array<bool> x(4); // expected-error
}
void f4() {
  array<short> x(4); // expected-error
}
void f5() {
  array<wchar_t *> x(4); // expected-error
}
void f6() {
  array<int *> x(4); // expected-error
}
void f7() {
  array<long double> x(4); // expected-error
}
void f8() {
  array<long long> x(4); // expected-error
}
void f9() {
  array<with_pointer> x(4); // expected-error
}
void f10() {
  array<with_view> x(4); // expected-error
}
void f11() {
  array<with_array_of_views> x(4); // expected-error
}
void f12() {
  array<derived_from_view> x(4); // expected-error
}
void f13() {
  array<with_short> x(4); // expected-error
}
void f14() {
  array<with_bit_field> x(4); // expected-error
}
} // namespace small_and_pointer_elements

// An array must not have virtual, nested array, qualified, reference or library class elements.
namespace class_and_qualified_elements {
void f1() {
  array<with_virtual_function> x(4); // expected-error
}
void f2() {
  array<with_long_long> x(4); // expected-error
}
void f3() {
  array<array<int>> x(4); // expected-error
}
void f4() {
  array<array_view<int>, 2> x(4, 4); // expected-error
}
void f5() {
  array<const int> x(4); // expected-error
}
void f6() {
  array<volatile int> x(4); // expected-error
}
void f7() {
  array<int &> x(4); // expected-error
}
void f8() {
  array<void, 2> x(4, 4); // expected-error
}
void f9() {
  array<std::string> x(4); // expected-error
}
void f10() {
  array<std::vector<int>> x(4); // expected-error
}
void f11() {
  array<int()> x(4); // expected-error
}
void f12() {
  array<int[3]> x(4);
  x[0] = 1; // expected-error
}
void f13() {
  a1 = a2; // expected-error
}
void f14() {
  a1 = fa1; // expected-error
}
} // namespace class_and_qualified_elements

int main() {}
