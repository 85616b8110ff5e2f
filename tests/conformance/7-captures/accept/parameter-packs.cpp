// A kernel may capture one or several parameter packs of its function, class or generic lambda.
//
// accept: L-2.4.3.3-c, L-2.4.3.3-d, L-2.1.2-h
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include <tuple>
#include "check.h"
using namespace concurrency;

// A kernel may capture parameter packs, extents, tiled extents, indices and enumerations.
namespace packs_and_other_values {
enum class mode { add, multiply };

template <typename... Ts>
void accumulate(array_view<float, 1> v, mode m, Ts... xs) {
  extent<1> e = v.extent;
  tiled_extent<2> te = e.tile<2>();
  index<1> origin(1);
  parallel_for_each(
      te, [=](tiled_index<2> t) restrict(amp) {
        float sum = (float(xs) + ... + 0.0f);
        if (m == mode::add)
          v[t] += sum + float(e.size()) + float(te.tile_dim0);
        else
          v[t] *= sum + float(origin[0]);
      });
  parallel_for_each(
      v.extent, [ v, xs... ](index<1> i) restrict(amp) { v[i] += (float(xs) + ... + 0.0f); });
}

void test() {
  float data[2] = {1, 2};
  array_view<float, 1> v(2, data);
  accumulate(v, mode::add, 1, 2.5f, 0.5);
  check("add", v[1], 2 + 4 + 4 + 4);
  accumulate(v, mode::multiply, 1);
  check("multiply", v[1], 29);
}
} // namespace packs_and_other_values

// A kernel captures several parameter packs by value and packs of arrays by reference.
namespace several_packs {
template <typename... A>
struct group {
  template <typename... B>
  static int run(array_view<int> v, std::tuple<B...>, A... a, B... b) {
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          v[i] = i[0] + int((0 + ... + a) * (1 * ... * b)) + int(sizeof...(A)) + int(sizeof...(B));
        });
    return v[1];
  }
  static int same(array_view<int> v, A... a, A... b) {
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) { v[i] = i[0] + int((0 + ... + (a * b))); });
    return v[1];
  }
};
template <typename... T>
int by_reference(array_view<int> v, array<T> &...arrays) {
  parallel_for_each(
      v.extent, [ =, &arrays... ](index<1> i) restrict(amp) {
        v[i] = (0 + ... + arrays[i]);
        ((arrays[i] = T(1)), ...);
      });
  return v[1];
}
template <typename... T>
int all(array_view<int> v, int n, const array<T> &...arrays) {
  parallel_for_each(
      v.extent, [ =, &arrays... ](index<1> i) restrict(amp) { v[i] = (0 + ... + arrays[i]); });
  return v[1] + n;
}
void test() {
  std::vector<int> data(4);
  array_view<int> v(4, data);
  CHECK(group<int, float>::run(v, std::tuple<int, int>(), 1, 2.f, 3, 4) == 1 + 36 + 4);
  CHECK(group<int, float>::same(v, 1, 2.f, 3, 4.f) == 1 + 11);
  array<int> x(4, data.begin());
  array<int> y(4, data.begin());
  by_reference(v, x, y);
  CHECK(v[1] != 12345);
  CHECK(all(v, 5, x, y) == 7);
  CHECK(by_reference(v, x, y) == 2);
}
} // namespace several_packs

// A kernel uses packs of types, values and templates of its function, class or generic lambda.
namespace kinds_of_packs {
template <typename... A, typename... B>
void of_two_templates(array_view<int, 1> v, std::tuple<A...>, B... b) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = (0 + ... + A(b)); });
}
template <typename... A, typename... B>
void local(array_view<int, 1> v, std::tuple<A...>, B...) {
  struct item {
    int n;
  };
  item it = {int(sizeof...(A))};
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        item k = it;
        v[i] = k.n;
      });
}
template <typename T>
struct box {
  T t;
};
template <typename T>
struct crate {
  T t[2];
};
template <template <typename> class... C, typename T>
int sizes(T) restrict(cpu, amp) {
  return (0 + ... + int(sizeof(C<T>)));
}
template <template <typename> class... C, typename T, int... N, std::size_t... S, typename... R>
void kinds(array_view<int, 1> v, T t, std::integer_sequence<int, N...>, std::index_sequence<S...>,
           R... r) {
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[i] = sizes<C...>(t) + (N + ... + 0) * int((S + ... + 0)) + (r + ... + 0);
      });
}
template <typename T, T... N>
struct dependent_kind {
  int u = 4;
  template <T... M>
  void run(array_view<int, 1> v) {
    parallel_for_each(
        v.extent,
        [ =, u = u ](index<1> i) restrict(amp) { v[i] = u + (N + ... + 0) * 100 + (M + ... + 0); });
  }
  template <T... M, typename... Q>
  void out(array_view<int, 1> v, Q... q);
};
template <typename T, T... N>
template <T... M, typename... Q>
void dependent_kind<T, N...>::out(array_view<int, 1> v, Q... q) {
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[i] = (N + ... + 0) * 100 + (M + ... + 0) + (q + ... + 0);
      });
}
template <typename... R>
struct plain {
  int secret = 5;
  template <int... M, typename... Q>
  void out(array_view<int, 1> v, Q... q);
  template <int... M, typename... Q>
  friend void friendly(array_view<int, 1> v, plain p, Q... q) {
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          v[i] = p.secret + (M + ... + 0) + sizeof...(R) * 1000 + (q + ... + 0);
        });
  }
};
template <typename... R>
template <int... M, typename... Q>
void plain<R...>::out(array_view<int, 1> v, Q... q) {
  int s = secret;
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[i] = s + (M + ... + 0) + sizeof...(R) * 1000 + (q + ... + 0);
      });
}
template <typename... A, typename B>
void not_last(array_view<int, 1> v, B b, A... a) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = (B(0) + ... + a) + b; });
}
template <typename... T>
void sums(array_view<int, 1> v, T... x) {
  auto both = [=](auto... y) {
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) { v[i] = (0 + ... + x) * (0 + ... + y); });
    auto inner = [=] {
      parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += (0 + ... + y); });
    };
    inner();
  };
  both(3, 4);
  auto refs = [=](const auto &...y) {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += (0 + ... + y); });
  };
  refs(3, 4);
  auto fwd = [&](auto &&...y) {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += (0 + ... + y); });
  };
  int three = 3;
  const int four = 4;
  fwd(three, four, 5);
  auto arrays = [&](auto &...y) {
    parallel_for_each(
        v.extent, [ v, &y... ](index<1> i) restrict(amp) { v[i] += (0 + ... + y[i]); });
  };
  array<int, 1> a(2), b(2);
  int six[] = {6, 6};
  copy(six, a);
  copy(six, b);
  const array<int, 1> &cb = b;
  arrays(a, cb);
  auto known = [=](T... y) {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += (0 + ... + y); });
  };
  known(x...);
}
void test() {
  int d[2];
  array_view<int, 1> v(2, d);
  of_two_templates(v, std::tuple<int, unsigned>(), 3.5, 4);
  CHECK(v[0] == 7);
  local(v, std::tuple<int, unsigned>(), 3.5, 256 + 4);
  CHECK(v[0] == 2);
  kinds<box, crate>(v, 1, std::integer_sequence<int, 1, 2>(), std::index_sequence<3, 4>(), 100,
                    200u);
  CHECK(v[1] == 12 + 21 + 300);
  dependent_kind<unsigned, 1, 2>().run<3, 4>(v);
  CHECK(v[1] == 4 + 300 + 7);
  dependent_kind<unsigned, 1, 2>().out<3, 4>(v, 5, 6);
  CHECK(v[1] == 300 + 7 + 11);
  plain<int, int>().out<1, 2>(v, 7, 8);
  CHECK(v[1] == 5 + 3 + 2000 + 15);
  friendly(v, plain<int>(), 7, 8);
  CHECK(v[1] == 5 + 1000 + 15);
  not_last<int>(v, 5, 6);
  CHECK(v[1] == 11);
  sums(v, 1, 2);
  CHECK(v[1] == 21 + 7 + 7 + 12 + 12 + 3);
}
} // namespace kinds_of_packs

int main() {
  packs_and_other_values::test();
  several_packs::test();
  kinds_of_packs::test();
  return failures;
}
