// A host lambda with any captures, of this, arrays or packs, can be a template argument of a kernel
// class.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <string>
#include <vector>
using namespace concurrency;
template <typename F>
struct kernel {
  array_view<int> v;
  void operator()(index<1> i) const restrict(amp) { v[i] += 1; }
};
template <typename F>
int use(array_view<int> v, F f) {
  parallel_for_each(v.extent, kernel<F>{v});
  return f(2);
}

namespace captures_this {
class counter {
  int n = 3;
  int twice(int x) const { return 2 * x; }

public:
  int run(array_view<int> v) {
    int r = use(v, [this](int x) {
      n += x;
      return this->twice(n);
    });
    r += use(v, [=](int x) {
      n += x;
      auto g = [this] { return n; };
      return g() + x;
    });
    return r + use(v, [&](int x) { return (*this).n + x + r; });
  }
  int look(array_view<int> v) const {
    return use(v, [this](int x) { return n + x; });
  }
  int outside(array_view<int> v);
};
int counter::outside(array_view<int> v) {
  return use(v, [this](int x) { return twice(n) + x; });
}
template <typename T>
struct base {
  T b = 4;
};
template <typename T>
class box : base<T> {
  T n = 3;
  template <typename U>
  U as(U u) {
    return u + U(n);
  }

public:
  int run(array_view<int> v) {
    return use(v, [this](T x) {
      n += x;
      return n + this->b + as<int>(1) + this->template as<int>(1);
    });
  }
};
int run(array_view<int> v) {
  counter c;
  if (c.run(v) != 10 + 9 + 7 + 2 + 19)
    return 1;
  if (c.look(v) != 9)
    return 2;
  if (c.outside(v) != 16)
    return 3;
  box<int> b;
  if (b.run(v) != 5 + 4 + 6 + 6)
    return 4;
  return 0;
}
} // namespace captures_this
namespace arrays {
template <typename T>
T sum(array_view<int> v, T (&c)[3]) {
  return use(v, [&](int x) {
    c[0] += x;
    return c[0] + c[1] + c[2];
  });
}
template <typename T>
T any(array_view<int> v, T &c) {
  use(v, [&c](int x) {
    c[0] += x;
    return 0;
  });
  return T();
}
int run(array_view<int> v) {
  int c[2] = {1, 2};
  const float d[2][2] = {{1, 2}, {3, 4}};
  if (use(v, [&](int x) {
        c[1] += x;
        return c[0] + c[1];
      }) != 5)
    return 1;
  if (use(v, [&c, &d](int x) {
        c[0] += x;
        return int(d[1][1]);
      }) != 4)
    return 2;
  int e[3] = {1, 2, 3};
  if (sum(v, e) != 8 || e[0] != 3)
    return 3;
  std::vector<int> w(3, 1);
  any(v, w);
  if (w[0] != 3)
    return 4;
  auto &r = c;
  if (use(v, [&r](int x) { return r[0] + x; }) != 5)
    return 5;
  return c[0] + c[1] - 7;
}
} // namespace arrays
namespace packs {
template <typename... T>
int count(array_view<int> v, T &...x) {
  return use(v, [&](int k) {
    ((x += k), ...);
    return (k + ... + int(x));
  });
}
template <typename... T>
int values(array_view<int> v, const T &...x) {
  return use(v, [x..., &v](int k) { return (k + ... + int(x)) + v.extent[0]; });
}
template <typename... T>
int changed(array_view<int> v, T... x) {
  return use(v, [x...](int k) mutable {
    ((x += k), ...);
    return (0 + ... + int(x));
  });
}
template <typename... T>
int forwarded(array_view<int> v, T &&...x) {
  return use(v, [&x...](int k) mutable { return (k + ... + int(x)); });
}
int run(array_view<int> v) {
  int a = 1;
  float b = 2.5f;
  if (count(v, a, b) != 9 || a != 3)
    return 1;
  if (values(v, a, b) != 2 + 3 + 4 + 8)
    return 2;
  if (forwarded(v, a, 4) != 9)
    return 3;
  if (changed(v, a, 4) != 11)
    return 4;
  return count(v) - 2;
}
} // namespace packs
namespace init_captures {
int run(array_view<int> v) {
  int a = 1;
  std::vector<int> w(4, 1);
  int c[2] = {1, 2};
  if (use(v, [&r = a](int x) {
        r += x;
        return r;
      }) != 3)
    return 1;
  if (use(v,
          [&e = w[1], &all = w](int x) {
            e += x;
            return int(all.size()) + e;
          }) != 7 ||
      w[1] != 3)
    return 2;
  if (use(v, [&d = c](int x) { return d[1] + x; }) != 4)
    return 3;
  if (use(v, [&k = static_cast<const int &>(a)](int x) { return k + x; }) != 5)
    return 4;
  return 0;
}
} // namespace init_captures
namespace pointers {
int call(int (*f)(int)) { return f(3); }
int both(int (*f)(int, const std::string &) noexcept) { return f(3, "ab"); }
int generic(float (*f)(float)) { return int(f(3)); }
template <typename F>
int each(array_view<int> v, F f) {
  use(v, f);
  return call(f) + call(+f);
}
int run(array_view<int> v) {
  auto triple = [](int x) { return 3 * x; };
  use(v, triple);
  if (call(triple) != 9)
    return 1;
  int (*p)(int) = triple;
  if (p(2) != 6 || call(+triple) != 9)
    return 2;
  if (each(v, [](int x) { return x + 1; }) != 8)
    return 3;
  auto g = [](auto x) { return x * 2; };
  use(v, g);
  if (generic(g) != 6 || call(g) != 6)
    return 4;
  auto n = [](int x, const std::string &s = "") noexcept { return x + int(s.size()); };
  use(v, n);
  if (both(n) != 5)
    return 5;
  auto noop = [](int) -> int & {
    static int z = 1;
    return z;
  };
  use(v, noop);
  int &(*q)(int) = noop;
  return q(1) - 1;
}
} // namespace pointers
namespace nested_lambdas {
template <typename F>
F keep(array_view<int> v, F f) {
  parallel_for_each(v.extent, kernel<F>{v});
  return f;
}
struct account {
  int total = 1;
  auto adder(array_view<int> v);
};
auto account::adder(array_view<int> v) {
  return keep(v, [this](int x) {
    return [=](int y) {
      total += x;
      return total + y;
    };
  })(2);
}
int run(array_view<int> v) {
  int k = 5, c[2] = {1, 2};
  // The function objects are destroyed before the inner lambdas run.
  auto copy = keep(v, [k](int x) { return [=](int y) { return k + x + y; }; })(1);
  auto refer = keep(v, [&k, &c](int x) {
    return [&, x] {
      k += x;
      return c[1] + k;
    };
  })(1);
  auto elements = keep(v, [c](int x) { return [=](int y) { return c[0] + c[1] + x + y; }; })(1);
  account a;
  auto add = a.adder(v);
  if (copy(2) != 8)
    return 1;
  if (refer() != 8 || k != 6)
    return 2;
  if (elements(2) != 6)
    return 3;
  return add(4) - 7 + a.total - 3;
}
} // namespace nested_lambdas
namespace local_classes {
int run(array_view<int> v) {
  struct local {
    int n = 4;
    int use_it(array_view<int> v) {
      return use(v, [this](int x) { return n + x; });
    }
  } l;
  return l.use_it(v) - 6;
}
} // namespace local_classes
int main() {
  std::vector<int> out(8);
  array_view<int> v(out);
  if (int r = captures_this::run(v))
    return 10 + r;
  if (int r = arrays::run(v))
    return 20 + r;
  if (int r = packs::run(v))
    return 30 + r;
  if (int r = init_captures::run(v))
    return 40 + r;
  if (int r = pointers::run(v))
    return 50 + r;
  if (int r = nested_lambdas::run(v))
    return 60 + r;
  if (int r = local_classes::run(v))
    return 70 + r;
  return 0;
}
