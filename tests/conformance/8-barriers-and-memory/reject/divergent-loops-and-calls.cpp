// A barrier must not depend on the thread index through variables, loops, lambdas or calls of
// functions that wait.
//
// reject: M-8.1.1-b, M-8.1.1-c, M-8.1.1-l, M-8.1.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

using namespace concurrency;

// A kernel must not call a function that waits from a branch on the thread index.
namespace divergent_call_of_waiting_function {
void sync(const tiled_index<4> &t) restrict(amp) { t.barrier.wait(); }

void f(array_view<int, 1> v) {
  parallel_for_each(
      v.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp) {
        int l = t.local[0];
        bool first = l == 0;
        if (first)
          sync(t); // expected-error
        v[t] = l;
      });
}
} // namespace divergent_call_of_waiting_function

// A kernel must not wait in loops, lambdas or callees that only some threads of a tile execute.
namespace divergent_kernels_with_loops_and_calls {
void sync(const tile_barrier &b) restrict(amp) { b.wait(); }
struct H {
  void go(tiled_index<8> t, bool c) const restrict(amp) {
    if (c)
      t.barrier.wait_with_all_memory_fence();
  }
};
void go(array_view<int, 1> v, int n) {
  parallel_for_each(
      v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp) {
        if (t.local[0] == 0)
          t.barrier.wait(); // expected-error
      });
  parallel_for_each(
      v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp) {
        for (int i = 0; i < t.local[0]; i++)
          t.barrier.wait_with_tile_static_memory_fence(); // expected-error
      });
  parallel_for_each(
      v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp) {
        if (t.global[0] >= n)
          return;
        t.barrier.wait(); // expected-error
      });
  parallel_for_each(
      v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp) {
        switch (t.local[0] & 3) {
        case 0:
          break;
        default:
          sync(t.barrier); // expected-error
        }
      });
  parallel_for_each(
      v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp) {
        auto l = [=](int k) {
          t.barrier.wait();
          return k;
        };
        int r = t.local[0] > 3 ? l(1) : 2; // expected-error
        v[t.global] = r;
      });
  parallel_for_each(
      v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp) {
        for (;;) {
          if (t.local[0] == 2)
            break;
          t.barrier.wait(); // expected-error
          if (n)
            break;
        }
      });
  parallel_for_each(
      v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp) {
        bool mine = t.local[0] < 4 && n;
        while (mine) {
          t.barrier.wait(); // expected-error
          mine = false;
        }
      });
}
} // namespace divergent_kernels_with_loops_and_calls

// A barrier must not be under a condition derived from the thread index by variables, lambdas or
// calls.
namespace thread_dependent_control_flow {
void sync(const tile_barrier &b) restrict(amp) { b.wait(); }
int pick(int x) restrict(amp) { return x > 3; }
void maybe(tiled_index<8> t, bool c) restrict(amp) {
  if (c)
    t.barrier.wait(); // expected-error
}
void f(array_view<int> v, int n, bool flag) {
  parallel_for_each(
      v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp) {
        if (t.local[0] < 4)
          t.barrier.wait(); // expected-error
        if (n > 4)
          t.barrier.wait();
        if (flag && t.tile[0] == 1)
          t.barrier.wait();
        for (int i = 0; i < t.local[0]; ++i)
          t.barrier.wait_with_all_memory_fence(); // expected-error
        for (int i = 0; i < n; ++i)
          t.barrier.wait_with_all_memory_fence();
        while (t.global[0] > 2) {
          t.barrier.wait(); // expected-error
          break;
        }
        switch (t.local[0]) {
        case 1:
          t.barrier.wait(); // expected-error
        }
        switch (n) {
        case 1:
          t.barrier.wait();
        }
        t.local[0] > 2 ? t.barrier.wait() : (void)0;        // expected-error
        (void)(t.local[0] > 2 && (t.barrier.wait(), true)); // expected-error
        int k = t.local[0] * 2;
        int m = pick(k);
        if (m)
          sync(t.barrier); // expected-error
        auto l = [=] { t.barrier.wait(); };
        if (k == 3)
          l(); // expected-error
        bool c = false;
        if (t.local[0])
          c = true;
        if (c)
          t.barrier.wait(); // expected-error
        maybe(t, n > 3);
        for (int i = 0; i < 3; ++i) {
          if (t.local[0] == i)
            continue;
          t.barrier.wait(); // expected-error
        }
        do {
          t.barrier.wait_with_global_memory_fence(); // expected-error
        } while (t.local[0] > n);
        index<1> g = t;
        if (g[0] & 1) {
          t.barrier.wait_with_tile_static_memory_fence(); // expected-error
        }
        if (t.local[0] == 0)
          all_memory_fence(t.barrier);
        if (t.tile_origin[0] > 3)
          t.barrier.wait();
        if (t.global[0] - t.local[0] > 3)
          t.barrier.wait();
      });
  parallel_for_each(
      v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp) {
        if (t.global[0] >= n)
          return;
        t.barrier.wait(); // expected-error
      });
  parallel_for_each(
      v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp) {
        if (n == 3)
          return;
        t.barrier.wait();
      });
}
void g(array_view<int> v) {
  parallel_for_each(
      v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp) { maybe(t, t.local[0] == 1); });
}
tile_barrier *gp;
void h(tiled_index<8> t) { t.barrier.wait(); }                            // expected-error
void i(tiled_index<8> t) restrict(cpu, amp) { t.barrier.wait(); }         // expected-error
void j(tiled_index<8> t) restrict(amp) { tile_barrier b; }                // expected-error
void k(tiled_index<8> t, tile_barrier b) restrict(amp) { b = t.barrier; } // expected-error
void l(tiled_index<8> t) { all_memory_fence(t.barrier); }                 // expected-error
} // namespace thread_dependent_control_flow

// A constructor that waits must not be called in control flow that depends on the thread.
namespace waits_in_constructors {
struct waits {
  waits(const tile_barrier &barrier) restrict(amp) { barrier.wait(); }
};
void construct(array_view<int> v) {
  parallel_for_each(
      v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp) {
        if (t.local[0] == 0) {
          waits object(t.barrier); // expected-error
        }
      });
}
} // namespace waits_in_constructors

// A value that a function stores through a pointer depends on the thread if its argument does.
namespace values_stored_through_pointers {
void store(int *to, int x) restrict(amp) { *to = x; }
void wait_for(array_view<int> v) {
  parallel_for_each(
      v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp) {
        int n = 0;
        store(&n, t.local[0]);
        if (n == 0)
          t.barrier.wait(); // expected-error
      });
}
} // namespace values_stored_through_pointers
