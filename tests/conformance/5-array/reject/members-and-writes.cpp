// An array has only the specified members, with arguments of its rank, and a const array must not
// be written.
//
// reject: R-5.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <list>
#include <vector>

using namespace concurrency;

extern accelerator_view av;
extern std::vector<int> vec;
extern array<int, 1> a1;
extern const array<int, 1> ca1;
extern array<int, 2> a2;
extern const array<int, 2> ca2;
extern array<int, 3> a3;
extern array<int, 4> a4;
extern array<float, 1> fa1;
extern array_view<const int, 1> cv1;
extern array_view<int, 2> v2;
extern index<1> i1;
extern index<2> i2;
extern extent<1> e1;
extern extent<2> e2;

// An array has no synchronize, refresh, discard_data, get_ref, size, begin or operators.
namespace absent_members {
void f1() {
  a1.synchronize(); // expected-error
}
void f2() {
  a1.refresh(); // expected-error
}
void f3() {
  a1.discard_data(); // expected-error
}
void f4() {
  a1.get_ref(i1); // expected-error
}
void f5() {
  a1.source_accelerator_view; // expected-error
}
void f6() {
  a1 == a1; // expected-error
}
void f7() {
  a1 + a1; // expected-error
}
void f8() {
  a1.size(); // expected-error
}
void f9() {
  a1.begin(); // expected-error
}
} // namespace absent_members

// copy_to, subscripts and sections of an array must match its rank and element type.
namespace copy_and_subscript_arguments {
void f1() {
  a1.copy_to(ca1); // expected-error
}
void f2() {
  a1.copy_to(cv1); // expected-error
}
void f3() {
  a1.copy_to(a2); // expected-error
}
void f4() {
  a1.copy_to(fa1); // expected-error
}
void f5() {
  a1.copy_to(vec); // expected-error
}
void f6() {
  a1[i2]; // expected-error
}
void f7() {
  a2[i1]; // expected-error
}
void f8() {
  a1(0, 0); // expected-error
}
void f9() {
  a2(0, 0, 0); // expected-error
}
void f10() {
  a3(0, 0); // expected-error
}
void f11() {
  a4(0, 0, 0, 0); // expected-error
}
void f12() {
  a1.section(0, 1, 2, 3); // expected-error
}
void f13() {
  a2.section(0, 1); // expected-error
}
void f14() {
  a1.section(0); // expected-error
}
} // namespace copy_and_subscript_arguments

// Sections and views of an array must match its rank and whole words, and properties are read-only.
namespace section_and_property_arguments {
void f1() {
  a1.section(i2); // expected-error
}
void f2() {
  a1.section(e2); // expected-error
}
void f3() {
  a2.section(e2, i2); // expected-error
}
void f4() {
  a1.view_as(3); // expected-error
}
void f5() {
  a1.reinterpret_as(); // expected-error
}
void f6() {
  a1.reinterpret_as<char>(); // expected-error
}
void f7() {
  a1.reinterpret_as<short>(); // expected-error
}
void f8() {
  a1.extent = e1; // expected-error
}
void f9() {
  a1.accelerator_view = av; // expected-error
}
void f10() {
  a1.cpu_access_type = access_type_read; // expected-error
}
void f11() {
  a1.rank = 2; // expected-error
}
void f12() {
  std::vector<float> x = a1; // expected-error
}
void f13() {
  std::list<int> x = a1; // expected-error
}
void f14() {
  int *x = a1; // expected-error
}
} // namespace section_and_property_arguments

// A program must not write to a const array by subscript, pointer, section, reinterpretation or
// shape.
namespace writes_to_const_array {
void f1() {
  a1 = v2; // expected-error
}
void f2() {
  a1 = 3; // expected-error
}
void f3() {
  a1 = vec; // expected-error
}
void f4() {
  ca1 = a1; // expected-error
}
void f5() {
  ca1[0] = 1; // expected-error
}
void f6() {
  ca1(i1) = 1; // expected-error
}
void f7() {
  ca1.data()[0] = 1; // expected-error
}
void f8() {
  ca2[0][0] = 1; // expected-error
}
void f9() {
  ca2(0, 0) = 1; // expected-error
}
void f10() {
  ca1.section(0, 1)[0] = 1; // expected-error
}
void f11() {
  ca1.reinterpret_as<int>()[0] = 1; // expected-error
}
void f12() {
  ca1.view_as(e1)[0] = 1; // expected-error
}
void f13() {
  array_view<int> x(ca1); // expected-error
}
void f14() {
  array_view<int> x = ca1.section(e1); // expected-error
}
} // namespace writes_to_const_array
