// A barrier must not be in a statement or operand that only some threads of a tile execute.
//
// reject: M-8.1.1-c, M-8.1.1-l, M-8.1.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

using namespace concurrency;

// A kernel must not wait on a barrier inside an if on the local index.
namespace divergent_wait_in_kernel {
void test() {
  int o[4];
  array_view<int> v(4, o);
  parallel_for_each(
      v.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp) {
        if (t.local[0] < 2)
          t.barrier.wait(); // expected-error
        v[t] = 1;
      });
}
} // namespace divergent_wait_in_kernel

// A barrier must not be in an if or for statement whose condition depends on the thread index.
namespace divergent_if_and_for {
void f(array_view<int, 1> v) {
  parallel_for_each(
      v.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
        if (t.local[0] < 8)
          t.barrier.wait(); // expected-error
        v[t] = 1;
      });
}

void loop(array_view<int, 1> v) {
  parallel_for_each(
      v.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
        for (int k = 0; k < t.local[0]; ++k)
          t.barrier.wait(); // expected-error
        v[t] = 1;
      });
}

void uniform(array_view<int, 1> v, int n) {
  parallel_for_each(
      v.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
        if (n > 8)
          t.barrier.wait();
        v[t] = 1;
      });
}
} // namespace divergent_if_and_for

// A barrier must not be in an operand of &&, || or ?: that the thread index selects.
namespace divergent_conditional_operators {
bool sync(const tile_barrier &b) restrict(amp) {
  b.wait();
  return true;
}

void by_and(array_view<int, 1> v) {
  parallel_for_each(
      v.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp) {
        v[t] = t.local[0] > 1 && sync(t.barrier); // expected-error
      });
}

void by_conditional(array_view<int, 1> v) {
  parallel_for_each(
      v.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp) {
        v[t] = t.local[0] % 2 ? int(sync(t.barrier)) : 0; // expected-error
      });
}

void by_switch(array_view<int, 1> v) {
  parallel_for_each(
      v.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp) {
        switch (t.local[0]) {
        case 1:
          t.barrier.wait(); // expected-error
          break;
        default:
          v[t] = 1;
        }
      });
}
} // namespace divergent_conditional_operators

// Some threads of a tile must not return or break out of a loop before a barrier.
namespace early_return_of_some_threads {
void f(array_view<int, 1> v) {
  parallel_for_each(
      v.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
        if (t.local[0] >= 5)
          return;
        t.barrier.wait(); // expected-error
        v[t] = 1;
      });
}

void g(array_view<int, 1> v) {
  parallel_for_each(
      v.extent.tile<16>(), [=](tiled_index<16> t) restrict(amp) {
        for (int k = 0; k < 4; ++k) {
          if (k == t.local[0])
            break;
          t.barrier.wait(); // expected-error
        }
      });
}
} // namespace early_return_of_some_threads

// A barrier must not depend on the thread index through if, for, while, do, switch, return or
// break.
namespace each_divergent_statement_form {
void f(array_view<int, 1> v, int n) {
  auto e = v.extent.tile<8>();
  parallel_for_each(
      e, [=](tiled_index<8> t) restrict(amp) {
        if (t.local[0] < 4)
          t.barrier.wait(); // expected-error
      });
  parallel_for_each(
      e, [=](tiled_index<8> t) restrict(amp) {
        if (t.global[0] < n) {
          t.barrier.wait(); // expected-error
        }
      });
  parallel_for_each(
      e, [=](tiled_index<8> t) restrict(amp) {
        for (int i = 0; i < t.local[0]; ++i)
          t.barrier.wait(); // expected-error
      });
  parallel_for_each(
      e, [=](tiled_index<8> t) restrict(amp) {
        int k = t.local[0];
        while (k-- > 0)
          t.barrier.wait_with_all_memory_fence(); // expected-error
      });
  parallel_for_each(
      e, [=](tiled_index<8> t) restrict(amp) {
        int k = t.local[0];
        do
          t.barrier.wait(); // expected-error
        while (--k > 0);
      });
  parallel_for_each(
      e, [=](tiled_index<8> t) restrict(amp) {
        switch (t.local[0]) {
        case 0:
          t.barrier.wait(); // expected-error
          break;
        default:;
        }
      });
  parallel_for_each(
      e, [=](tiled_index<8> t) restrict(amp) {
        if (t.global[0] >= n)
          return;
        t.barrier.wait(); // expected-error
      });
  parallel_for_each(
      e, [=](tiled_index<8> t) restrict(amp) {
        t.local[0] > 3 && (t.barrier.wait(), true); // expected-error
      });
  parallel_for_each(
      e, [=](tiled_index<8> t) restrict(amp) {
        t.local[0] > 3 || (t.barrier.wait_with_global_memory_fence(), true); // expected-error
      });
  parallel_for_each(
      e, [=](tiled_index<8> t) restrict(amp) {
        t.local[0] == 3 ? t.barrier.wait() : (void)0; // expected-error
      });
  parallel_for_each(
      e, [=](tiled_index<8> t) restrict(amp) {
        for (int i = 0; i < 4; ++i) {
          if (i == t.local[0])
            break;
          t.barrier.wait(); // expected-error
        }
      });
  parallel_for_each(
      e, [=](tiled_index<8> t) restrict(amp) {
        for (int i = 0; i < 4; ++i) {
          if (i == t.local[0])
            continue;
          t.barrier.wait(); // expected-error
        }
      });
  parallel_for_each(
      e, [=](tiled_index<8> t) restrict(amp) {
        if (n > 4)
          t.barrier.wait();
      });
  parallel_for_each(
      e, [=](tiled_index<8> t) restrict(amp) {
        if (t.tile[0] == 1)
          t.barrier.wait();
      });
  parallel_for_each(
      e, [=](tiled_index<8> t) restrict(amp) {
        for (int i = 0; i < n; ++i) {
          if (i == 3)
            break;
          t.barrier.wait();
        }
      });
  parallel_for_each(
      e, [=](tiled_index<8> t) restrict(amp) {
        if (t.tile_origin[0] > 5)
          return;
        t.barrier.wait();
      });
  parallel_for_each(
      e, [=](tiled_index<8> t) restrict(amp) {
        if (t.local[0] < 4)
          all_memory_fence(t.barrier);
        t.barrier.wait();
      });
}
} // namespace each_divergent_statement_form

int main() {}
