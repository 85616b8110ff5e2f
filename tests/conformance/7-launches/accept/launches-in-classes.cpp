// Member functions of local classes and initializers of static data members may launch kernels.
//
// accept: L-2.2.1-b, L-2.1.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;

// A kernel in a member function of a local class can use objects and private members of this class.
namespace local_classes {
template <typename T>
T generic(array_view<T> v) {
  struct worker {
    T value;
    T go(array_view<T> v) {
      worker copy = *this;
      parallel_for_each(
          v.extent, [=](index<1> i) restrict(amp) {
            worker w = copy;
            v[i] = w.value;
          });
      return v[0];
    }
  };
  return worker{T(7)}.go(v);
}
struct host {
  int base = 1;
  int run(array_view<int> v) {
    struct worker {
      int value;
      int go(array_view<int> v) {
        worker copy = *this;
        parallel_for_each(
            v.extent, [=](index<1> i) restrict(amp) {
              worker w = copy;
              v[i] = w.value;
            });
        return v[0];
      }
    };
    return worker{base}.go(v);
  }
};
void test() {
  class worker {
  public:
    explicit worker(int v) : value(v) {}
    int go(array_view<int> v) const {
      const worker self = *this;
      parallel_for_each(
          v.extent, [=](index<1> i) restrict(amp) {
            worker w = self;
            v[i] = w.get() + w.value;
          });
      return v[0];
    }
    int star(array_view<int> v) const {
      parallel_for_each(v.extent, [ =, *this ](index<1> i) restrict(amp) { v[i] = get() + value; });
      return v[0];
    }

  private:
    int get() const restrict(amp) { return value; }
    int value;
  };
  std::vector<int> data(4);
  array_view<int> v(4, data);
  worker w(21);
  CHECK(w.go(v) == 42);
  CHECK(w.star(v) == 42);
  CHECK(generic(v) == 7);
  CHECK(host().run(v) == 1);
}
} // namespace local_classes

// The initializer of a static data member can launch kernels or be an amp lambda.
namespace static_member_initializers {
static int launch(int n) { return n; }
class tools {
  static constexpr int factor = 3;
  static inline auto scale = [](int x) restrict(cpu, amp) { return x * factor; };

public:
  static inline const int measured = [] {
    std::vector<int> data(4);
    array_view<int> v(4, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = i[0] * factor; });
    return launch(v[3]);
  }();
  static int run(array_view<int> v) {
    parallel_for_each(v.extent, [ =, f = scale ](index<1> i) restrict(amp) { v[i] = f(i[0]); });
    return v[3];
  }
};
template <typename T>
struct generic {
  static inline auto add = [](T a, T b) restrict(cpu, amp) { return a + b; };
  static T run(array_view<T> v) {
    auto f = add;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(v[i], T(1)); });
    return v[3];
  }
};
void test() {
  std::vector<int> data(4);
  array_view<int> v(4, data);
  CHECK(tools::run(v) == 9);
  CHECK(tools::measured == 9);
  CHECK(generic<int>::run(v) == 10);
}
} // namespace static_member_initializers

int main() {
  local_classes::test();
  static_member_initializers::test();
  return failures;
}
