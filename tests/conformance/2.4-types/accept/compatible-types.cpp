// Amp code may use bool, int, unsigned, long, float, double and enumerations over them.
//
// accept: L-2.4.1.2-a, L-2.4.1.2-e, L-2.4.1.2-c, L-2.4.1.2-d, L-2.4.1.3-t, L-2.4.1-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <cstddef>
#include <cstdint>

using namespace concurrency;

// Amp code computes with bool, int, unsigned, long, float and double of the host's sizes.
namespace fundamental_types {

struct all {
  bool b;
  int i;
  unsigned int u;
  long l;
  unsigned long ul;
  float f;
  double d;
};

all step(all a) restrict(cpu, amp) {
  a.b = !a.b;
  a.i = -a.i;
  a.u = ~a.u;
  a.l = a.l * 2 - 1;
  a.ul = a.ul >> 1;
  a.f = a.f / 3;
  a.d = a.d / 3;
  return a;
}
void nothing() restrict(cpu, amp) {}

void test() {
  all before = {false, 7, 0u, -20, 1000, 1.0f, 1.0};
  all data[1] = {before};
  int size_data[2] = {};
  array_view<all, 1> v(1, data);
  array_view<int, 1> sizes(2, size_data);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        nothing();
        v[i] = step(v[i]);
        sizes[0] = int(sizeof(all));
        sizes[1] = int(sizeof(long) * 100 + sizeof(unsigned) * 10 + sizeof(bool));
      });
  all after = v[0], expected = step(before);
  check("fundamental types: bool", after.b, expected.b);
  check("fundamental types: int", after.i, -7);
  check("fundamental types: unsigned", after.u, 4294967295.0);
  check("fundamental types: long", after.l, -41);
  check("fundamental types: unsigned long", after.ul, 500);
  check("fundamental types: float", after.f, expected.f);
  check("fundamental types: double", after.d, expected.d);
  check("fundamental types: size", sizes[0], sizeof(all));
  check("fundamental types: sizes", sizes[1], sizeof(long) * 100 + 41);
}

} // namespace fundamental_types

// Amp code may use typedefs of compatible types, such as size_t, ptrdiff_t and uint32_t.
namespace aliases {

typedef std::uint32_t word;
using real = float;

std::size_t hash(const int *keys, std::size_t n) restrict(cpu, amp) {
  word h = 2166136261u;
  for (std::size_t k = 0; k < n; ++k)
    h = (h ^ word(keys[k])) * 16777619u;
  std::ptrdiff_t d = &keys[n] - keys;
  return h % 1000 + std::size_t(d);
}

void test() {
  int keys[4] = {3, 1, 4, 1};
  real data[1] = {};
  array_view<real, 1> v(1, data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = real(hash(keys, 4)); });
  check("aliases: kernel", v[0], double(hash(keys, 4)));
}

} // namespace aliases

// Enumerations over int, unsigned, long and unsigned long are compatible.
namespace enumerations {

enum color { red, green = 5, blue };
enum class axis { x = 1, y, z };
enum small : unsigned { few = 3u };
enum class big : long { minus = -1, many = 5000000000 };
enum bigger : unsigned long { most = 1ul };
enum huge { enormous = 0x100000000 };

int number(color c, axis a, small s, big b) restrict(cpu, amp) {
  int n = c;
  switch (a) {
  case axis::x:
    n += 10;
    break;
  case axis::y:
    n += 20;
    break;
  default:
    n += 30;
  }
  return n + int(s) * 100 + (b == big::minus ? 1000 : 2000) + (most == 1 && long(enormous) > 5);
}

void test() {
  int data[1] = {};
  array_view<int, 1> v(1, data);
  axis a = axis::z;
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) { v[i] = number(blue, a, few, big::many); });
  check("enumerations: kernel", v[0], 2337);
  check("enumerations: host", number(green, axis::y, few, big::minus), 1326);
}

} // namespace enumerations

// An amp template accepts compatible types, a cpu template accepts any type.
namespace template_instances {

template <typename T>
T clamp_to(T x, T low, T high) restrict(cpu, amp) {
  T result = x;
  if (x < low)
    result = low;
  else if (high < x)
    result = high;
  return result;
}
template <typename T>
T on_host(T x) {
  return x + T(1);
}

void test() {
  double data[3] = {-5.0, 0.25, 5.0};
  array_view<double, 1> v(3, data);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[i] = clamp_to(v[i], -1.0, 1.0) + clamp_to(7, 1, 3);
      });
  check("template instances: low", v[0], 2);
  check("template instances: inside", v[1], 3.25);
  check("template instances: high", v[2], 4);
  check("template instances: host", clamp_to(2u, 3u, 4u) + on_host<char>(1) + on_host<long long>(1),
        7);
}

} // namespace template_instances

int main() {
  fundamental_types::test();
  aliases::test();
  enumerations::test();
  template_instances::test();
  return failures;
}
