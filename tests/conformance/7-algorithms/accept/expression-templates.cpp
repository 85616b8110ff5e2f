// Kernels may call function objects and expression templates that operators compose.
//
// accept: P-7-af, P-7.1-n
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <cmath>
#include <cstdio>
#include <map>
#include <memory>
#include <vector>

// Kernels built from expression templates solve a sparse system by conjugate gradients.
namespace sparse_solver {
namespace linalg {
using concurrency::array_view;
using concurrency::extent;
using concurrency::index;
using concurrency::parallel_for_each;
template <typename T>
class vec {
  std::shared_ptr<std::vector<T>> host;
  array_view<T> v;

public:
  typedef T value_type;
  explicit vec(int n, T x = T()) : host(std::make_shared<std::vector<T>>(n, x)), v(*host) {}
  int size() const { return v.extent[0]; }
  const array_view<T> &view() const { return v; }
  T operator[](int i) const { return v[i]; }
  T &operator[](int i) { return v[i]; }
  template <typename E>
  vec &operator=(const E &e) {
    const array_view<T> d = v;
    const auto k = e.kernel();
    parallel_for_each(d.extent, [=](index<1> i) restrict(amp) { d[i] = k(i[0]); });
    return *this;
  }
  struct k {
    array_view<const T> v;
    T operator()(int i) const restrict(amp, cpu) { return v[i]; }
  };
  k kernel() const { return k{v}; }
};
template <typename L, typename R, typename Op>
struct binary {
  L l;
  R r;
  Op op;
  struct k {
    decltype(std::declval<const L &>().kernel()) l;
    decltype(std::declval<const R &>().kernel()) r;
    auto operator()(int i) const restrict(amp, cpu) { return Op::apply(l(i), r(i)); }
  };
  k kernel() const { return k{l.kernel(), r.kernel()}; }
};
template <typename T>
struct scalar {
  T s;
  struct k {
    T s;
    T operator()(int) const restrict(amp, cpu) { return s; }
  };
  k kernel() const { return k{s}; }
};
struct add {
  template <typename T>
  static T apply(T a, T b) restrict(amp, cpu) {
    return a + b;
  }
};
struct sub {
  template <typename T>
  static T apply(T a, T b) restrict(amp, cpu) {
    return a - b;
  }
};
struct mul {
  template <typename T>
  static T apply(T a, T b) restrict(amp, cpu) {
    return a * b;
  }
};
template <typename L, typename R, typename = decltype(std::declval<const L &>().kernel()),
          typename = decltype(std::declval<const R &>().kernel())>
binary<L, R, add> operator+(const L &l, const R &r) {
  return {l, r, {}};
}
template <typename L, typename R, typename = decltype(std::declval<const L &>().kernel()),
          typename = decltype(std::declval<const R &>().kernel())>
binary<L, R, sub> operator-(const L &l, const R &r) {
  return {l, r, {}};
}
template <typename R, typename = decltype(std::declval<const R &>().kernel())>
binary<scalar<double>, R, mul> operator*(double s, const R &r) {
  return {{s}, r, {}};
}
template <typename A, typename B>
double dot(const A &a, const B &b, int n) {
  const int T = 64, tiles = 8;
  const auto ka = a.kernel();
  const auto kb = b.kernel();
  std::vector<double> part(tiles);
  array_view<double> p(part);
  p.discard_data();
  parallel_for_each(
      extent<1>(T * tiles).tile<T>(), [=](concurrency::tiled_index<T> t) restrict(amp) {
        tile_static double s[T];
        double x = 0;
        for (int i = t.global[0]; i < n; i += T * tiles)
          x += ka(i) * kb(i);
        s[t.local[0]] = x;
        t.barrier.wait();
        for (int h = T / 2; h; h /= 2) {
          if (t.local[0] < h)
            s[t.local[0]] += s[t.local[0] + h];
          t.barrier.wait();
        }
        if (!t.local[0])
          p[t.tile] = s[0];
      });
  p.synchronize();
  double r = 0;
  for (double x : part)
    r += x;
  return r;
}
class csr {
  std::vector<int> row, col;
  std::vector<double> val;

public:
  explicit csr(int n, const std::map<std::pair<int, int>, double> &m) : row(n + 1) {
    for (const auto &e : m) {
      ++row[e.first.first + 1];
      col.push_back(e.first.second);
      val.push_back(e.second);
    }
    for (int k = 0; k < n; ++k)
      row[k + 1] += row[k];
  }
  struct product {
    const csr &m;
    const vec<double> &x;
    struct k {
      array_view<const int> row, col;
      array_view<const double> val, x;
      double operator()(int i) const restrict(amp, cpu) {
        double s = 0;
        for (int k = row[i]; k < row[i + 1]; ++k)
          s += val[k] * x[col[k]];
        return s;
      }
    };
    k kernel() const {
      return {array_view<const int>(m.row), array_view<const int>(m.col),
              array_view<const double>(m.val), x.view()};
    }
  };
  product operator*(const vec<double> &x) const { return product{*this, x}; }
};
int cg(const csr &A, const vec<double> &b, vec<double> &x) {
  const int n = b.size();
  vec<double> r(n), p(n), q(n);
  r = b - A * x;
  p = r;
  double rr = dot(r, r, n);
  int it = 0;
  for (; it < 2 * n && rr > 1e-20; ++it) {
    q = A * p;
    const double a = rr / dot(p, q, n);
    x = x + a * p;
    r = r - a * q;
    const double nr = dot(r, r, n);
    p = r + (nr / rr) * p;
    rr = nr;
  }
  return it;
}
} // namespace linalg
void test() {
  using namespace linalg;
  const int m = 12, n = m * m;
  std::map<std::pair<int, int>, double> s;
  for (int y = 0; y < m; ++y)
    for (int x = 0; x < m; ++x) {
      int k = y * m + x;
      s[{k, k}] = 4.1;
      if (x)
        s[{k, k - 1}] = -1;
      if (x < m - 1)
        s[{k, k + 1}] = -1;
      if (y)
        s[{k, k - m}] = -1;
      if (y < m - 1)
        s[{k, k + m}] = -1;
    }
  csr A(n, s);
  vec<double> want(n), b(n), x(n);
  for (int k = 0; k < n; ++k)
    want[k] = std::sin(k * 0.3);
  b = A * want;
  const int it = cg(A, b, x);
  double worst = 0;
  for (int k = 0; k < n; ++k)
    worst = std::fmax(worst, std::fabs(x[k] - want[k]));
  if (worst > 1e-8 || it == 0 || it >= n) {
    std::printf("%d iterations, error %g\n", it, worst);
    CHECK(false);
  }
}
} // namespace sparse_solver

using namespace concurrency;

// A kernel may call function objects that expression operators compose in class templates.
namespace composed_function_objects {
template <typename F, typename G>
struct then {
  F f;
  G g;
  template <typename T>
  auto operator()(T x) const restrict(cpu, amp) {
    return g(f(x));
  }
};
template <typename F, typename G>
then<F, G> operator>>(F f, G g) {
  return {f, g};
}

template <typename T>
class stream {
public:
  explicit stream(array_view<T, 1> v) : data(v) {}
  template <typename F>
  stream &map(F f) {
    auto d = data;
    parallel_for_each(d.extent, [=](index<1> i) restrict(amp) { d[i] = f(d[i]); });
    return *this;
  }
  template <int Tile, typename F>
  T fold(F f) {
    array_view<T, 1> d = data;
    array_view<T, 1> out(d.extent[0] / Tile);
    parallel_for_each(
        d.extent.template tile<Tile>(), [=](tiled_index<Tile> t) restrict(amp) {
          tile_static T buffer[Tile];
          int l = t.local[0];
          buffer[l] = d[t];
          t.barrier.wait();
          for (int s = Tile / 2; s > 0; s /= 2) {
            if (l < s)
              buffer[l] = f(buffer[l], buffer[l + s]);
            t.barrier.wait();
          }
          if (l == 0)
            out[t.tile] = buffer[0];
        });
    T r = out[0];
    for (int k = 1; k < out.extent[0]; ++k)
      r = f(r, out[k]);
    return r;
  }

private:
  array_view<T, 1> data;
};

void test() {
  int data[8] = {1, 2, 3, 4, 5, 6, 7, 8};
  int add = 2;
  auto plus = [add](auto x) restrict(cpu, amp) { return x + add; };
  auto twice = [](auto x) restrict(cpu, amp) { return x * 2; };
  stream<int> s(array_view<int, 1>(8, data));
  int sum =
      s.map(plus >> twice >> plus).fold<4>([](int a, int b) restrict(cpu, amp) { return a + b; });
  check("sum", sum, 2 * (36 + 16) + 16);
  check("host", (plus >> twice)(1), 6);
}
} // namespace composed_function_objects

int main() {
  sparse_solver::test();
  composed_function_objects::test();
  return failures;
}
