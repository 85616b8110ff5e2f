// A kernel may capture and use objects of compatible classes.
//
// accept: L-2.4.1.3-h, L-2.4.1.3-k, L-2.4.1.3-m, L-2.4.1.3-r, L-2.4.1.3-q
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <array>
#include <string>
#include <utility>
#include <vector>

using namespace concurrency;

// A kernel class may have reference members to concurrency::array objects.
namespace array_reference_members {

struct saxpy {
  float a;
  const array<float, 1> &x;
  array<float, 1> &y;
  void operator()(index<1> i) const restrict(amp) { y[i] = a * x[i] + y[i]; }
};

void test() {
  float xs[4] = {1, 2, 3, 4}, ys[4] = {10, 20, 30, 40};
  array<float, 1> x(4, xs), y(4, ys);
  saxpy kernel = {2.0f, x, y};
  parallel_for_each(y.extent, kernel);
  copy(y, ys);
  for (int k = 0; k < 4; ++k)
    check("array reference members: element", ys[k], 12.0 * (k + 1));
}

} // namespace array_reference_members

// A compatible class may have several, empty and private bases.
namespace empty_and_several_bases {

struct empty {
  int twice(int x) const restrict(cpu, amp) { return x * 2; }
};
struct also_empty {};
struct plain {
  int x;
  bool b;
};
struct behind : plain {
  bool c;
};
struct both : empty, also_empty, private behind {
  int n;
  both(int k) restrict(cpu, amp) : n(k) {
    x = k + 1;
    b = true;
    c = false;
  }
  int all() const restrict(cpu, amp) { return twice(n) + x + b + c; }
};

void test() {
  both value(10);
  int data[1] = {};
  array_view<int, 1> v(1, data);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) { v[i] = value.all() + both(1).all(); });
  check("empty and several bases: kernel", v[0], 32 + 5);
  check("empty and several bases: host", value.all(), 32);
}

} // namespace empty_and_several_bases

// A kernel may capture and use nested class templates with compatible members.
namespace nested_class_templates {

template <typename T, int N>
struct vec {
  T e[N];
  T &operator[](int k) restrict(cpu, amp) { return e[k]; }
  const T &operator[](int k) const restrict(cpu, amp) { return e[k]; }
  template <typename U>
  vec<U, N> as() const restrict(cpu, amp) {
    vec<U, N> r;
    for (int k = 0; k < N; ++k)
      r[k] = U(e[k]);
    return r;
  }
};
template <typename T, int N>
T dot(const vec<T, N> &a, const vec<T, N> &b) restrict(cpu, amp) {
  T s = T();
  for (int k = 0; k < N; ++k)
    s += a[k] * b[k];
  return s;
}
template <int R, int C>
using matrix = vec<vec<float, C>, R>;

void test() {
  matrix<2, 3> m = {{{{1, 2, 3}}, {{4, 5, 6}}}};
  vec<int, 3> w = {{1, 10, 100}};
  float data[2] = {};
  array_view<float, 1> v(2, data);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) { v[i] = dot(m[i[0]], w.as<float>()); });
  check("nested class templates: 0", v[0], 321);
  check("nested class templates: 1", v[1], 654);
}

} // namespace nested_class_templates

// Amp code may declare and capture arrays of arrays and of classes.
namespace nested_arrays {

struct cell {
  int n;
  bool alive;
};

void test() {
  int kernel3[3][3] = {{1, 2, 1}, {2, 4, 2}, {1, 2, 1}};
  cell cells[2] = {{5, true}, {6, false}};
  int data[2] = {};
  array_view<int, 1> v(2, data);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        int m[4][4] = {};
        for (int r = 0; r < 3; ++r)
          for (int c = 0; c < 3; ++c)
            m[r + 1][c + 1] = kernel3[r][c];
        int sum = 0;
        for (auto &row : m)
          for (int x : row)
            sum += x;
        v[0] = sum + m[2][2];
        cell copy[2] = {cells[1], cells[0]};
        v[1] = copy[0].n * 10 + copy[1].alive;
      });
  check("nested arrays: matrix", v[0], 20);
  check("nested arrays: cells", v[1], 61);
}

} // namespace nested_arrays

// Static data members and cpu member functions of any type do not make a class incompatible.
namespace static_and_cpu_members {

struct config {
  static std::string name;
  static char letter;
  static const int limit = 8;
  typedef std::vector<short> history;
  enum mode { fast, exact };
  int n;
  history record() const { return history(std::size_t(n)); }
  char first() const { return name[0]; }
  int twice() const restrict(cpu, amp) { return n * 2 + limit + exact; }
};
std::string config::name = "name";
char config::letter = 'x';

void test() {
  config c = {5};
  int data[1] = {};
  array_view<int, 1> v(1, data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = c.twice(); });
  check("static and cpu members: kernel", v[0], 19);
  check("static and cpu members: host",
        double(c.record().size()) + (c.first() == 'n') + (config::letter == 'x'), 7);
}

} // namespace static_and_cpu_members

// A kernel may copy and modify a captured std::pair.
namespace copy_of_pair {

void test() {
  int out[2] = {};
  concurrency::array_view<int, 1> v(2, out);
  std::pair<int, float> p(3, 2.5f);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        auto q = p;
        q.first++;
        v[0] = p.first + int(p.second * 2);
        v[1] = q.first + int(q.second);
      });
  v.synchronize();
  CHECK(out[0] == 8);
  CHECK(out[1] == 6);
}

} // namespace copy_of_pair

// A standard library class with compatible members may be captured and be an array_view element.
namespace pair_as_element {

void test() {
  std::pair<int, float> p(3, 0.5f);
  std::pair<float, int> out[1] = {};
  array_view<std::pair<float, int>, 1> v(1, out);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[i].second = p.first * 2;
        v[i].first = p.second + 1;
      });
  check("pair as element: second", v[0].second, 6);
  check("pair as element: first", v[0].first, 1.5);
}

} // namespace pair_as_element

int main() {
  array_reference_members::test();
  empty_and_several_bases::test();
  nested_class_templates::test();
  nested_arrays::test();
  static_and_cpu_members::test();
  copy_of_pair::test();
  pair_as_element::test();
  return failures;
}
