// A kernel class may have bases, nested members, unions and arrays of views.
//
// accept: P-7-f, P-7-g, P-7-k, P-7-l, P-7-o, P-7-s, P-7-v, P-7-al, P-7.1-a, P-7.1-f, P-7.1-i,
// P-7.1-j, P-7.1-k, P-7.1-l, P-7.1-o, P-7.1-q, X-7.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <numeric>
#include <vector>

using namespace concurrency;

// A kernel class may have bases, nested classes, enumerations and references to arrays at any
// depth.
namespace bases_and_members {
enum color { red = 1, green = 4 };
enum class mode : unsigned { off = 7, on };
struct parameters {
  int first;
  struct entry {
    float scale;
    color c;
    mode m;
  } entries[2];
  int table[2][3];
};

template <typename Derived>
struct launched {
  void operator()(index<1> i) const restrict(amp) { static_cast<const Derived *>(this)->run(i); }
};
struct by_base : launched<by_base> {
  array_view<int, 1> out;
  parameters p;
  by_base(const array_view<int, 1> &out, const parameters &p) : out(out), p(p) {}
  void run(index<1> i) const restrict(amp) {
    out[i] = p.table[1][2] + int(p.entries[1].scale) + p.entries[0].c + int(p.entries[1].m);
  }
};

struct reads {
  const array<int, 1> &in;
};
struct pair_of_arrays : reads {
  array<int, 1> &out;
  int factor;
  pair_of_arrays(const array<int, 1> &from, array<int, 1> &to, int k)
      : reads{from}, out(to), factor(k) {}
  int operator()(const index<1> &i) const restrict(amp) { return out[i] = in[i] * factor; }
};
struct part {
  array<int, 1> &a;
  array_view<int, 1> v;
};
struct nested {
  part parts[2];
  void operator()(index<1> i) const restrict(amp) {
    parts[0].a[i] += 1;
    parts[1].a[i] += 10; // the same array
    parts[1].v[i] = parts[0].a[i];
  }
};

template <typename T, int N, template <typename, int> class Container>
struct scales {
  Container<T, N> c;
  T k;
  void operator()(index<N> i) const restrict(amp) { c[i] = c[i] * k + T(i[N - 1]); }
};
union overlay {
  int i;
  float f;
  void operator()(index<1>) const restrict(amp) {}
};
struct nothing {
  bool operator()(index<3>) const restrict(cpu, amp) { return true; }
};

static const int file_constant = 4;
const unsigned all_bits = 0xffffffffu;
namespace constants {
const int inner = 9;
constexpr int computed = inner + 2;
} // namespace constants
struct with_constant {
  static const int value = 21;
  static constexpr int computed = 22;
};

void test() {
  std::vector<int> data(16), numbers(16);
  std::iota(numbers.begin(), numbers.end(), 0);
  array_view<int, 1> v(16, data);
  const parameters p = {
      1, {{1.5f, green, mode::off}, {2.5f, red, mode::on}}, {{1, 2, 3}, {4, 5, 6}}};
  parallel_for_each(v.extent, by_base(v, p));
  check("members of members", v[15], 6 + 2 + 4 + 8);

  array<int, 1> a(16, numbers.begin()), b(16);
  parallel_for_each(a.extent, pair_of_arrays(a, b, 3));
  check("reference in a base", array_view<const int, 1>(b)[15], 45);
  parallel_for_each(a.extent, nested{{{a, v}, {a, v}}});
  check("array references in an array", v[15], 26);

  std::vector<float> floats(12, 1);
  array_view<float, 2> f(3, 4, floats);
  parallel_for_each(f.extent, scales<float, 2, array_view>{f, 2});
  check("template parameters that are templates", f(2, 3), 5);
  parallel_for_each(extent<1>(2), overlay());
  parallel_for_each(extent<3>(2, 2, 2), nothing());

  parallel_for_each(
      accelerator::get_auto_selection_view(), v.extent, [=](index<1> i) restrict(amp) {
        v[i] = file_constant + int(all_bits) + constants::inner + constants::computed +
               with_constant::value + with_constant::computed;
      });
  check("constants", v[0], 4 - 1 + 9 + 11 + 21 + 22);
  extent<2> e(3, 4);
  index<2> offset(1, 1);
  tiled_extent<2, 2> tiles = extent<2>(5, 3).tile<2, 2>();
  parallel_for_each(
      accelerator().create_view(), extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = int(e.size()) + offset[1] + (e.contains(offset) ? 100 : 0);
        v[1] = tiles.pad()[0] * 1000 + tiles.pad()[1] * 100 + tiles.truncate()[0] * 10 +
               tiles.truncate()[1];
      });
  check("extents", v[0], 113);
  check("tiles", v[1], 6442);
}
} // namespace bases_and_members

// A kernel class may be a union or have bases, anonymous members and arrays of views.
namespace unions_and_view_arrays {
struct base {
  array_view<int, 1> v;
  int offset;
};
struct part {
  array_view<int, 1> views[2];
  struct {
    array_view<const int, 1> in;
  } inner;
};
class kernel : public base {
public:
  kernel(array_view<int, 1> v, part q) : base{v, 5}, p(q) {}
  void operator()(index<1> i) const restrict(amp) {
    v[i] = p.inner.in[i] + offset;
    p.views[0][i] = 1;
    p.views[1][i] = 2;
  }

private:
  part p;
};
union number {
  int i;
  float f;
  void operator()(index<1>) const restrict(amp) {}
};

void test() {
  int out[2] = {}, first[2] = {}, second[2] = {}, in[2] = {10, 20};
  array_view<int, 1> v(2, out), f(2, first), s(2, second);
  part p = {{f, s}, {array_view<const int, 1>(2, in)}};
  parallel_for_each(extent<1>(2), kernel(v, p));
  check("base", v[1], 25);
  check("array of views", f[1] * 10 + s[1], 12);
  number n;
  n.i = 1;
  parallel_for_each(extent<1>(2), n);
}
} // namespace unions_and_view_arrays

int main() {
  bases_and_members::test();
  unions_and_view_arrays::test();
  return failures;
}
