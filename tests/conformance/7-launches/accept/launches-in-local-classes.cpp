// A kernel in a member function of a local class can use objects and private members of this class.
//
// accept: L-2.2.1-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;
template <typename T> T generic(array_view<T> v) {
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
int main() {
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
  if (w.go(v) != 42) return 1;
  if (w.star(v) != 42) return 2;
  if (generic(v) != 7) return 3;
  return host().run(v) == 1 ? 0 : 4;
}
