// Views and copies do not access host memory outside the range that the program gives them.
//
// accept: M-8.3-b, M-8.2-c, M-8.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <sys/mman.h>
#include <unistd.h>
#include <cstring>
#include "check.h"
using namespace concurrency;
static const int rodata[6] = {1, 2, 3, 4, 5, 6};
int main() {
  const size_t page = size_t(sysconf(_SC_PAGESIZE));
  char *m = static_cast<char *>(
      mmap(nullptr, 3 * page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
  mprotect(m, page, PROT_NONE);
  mprotect(m + 2 * page, page, PROT_NONE);
  char *r = static_cast<char *>(
      mmap(nullptr, page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
  for (size_t i = 0; i < page / 4; ++i) reinterpret_cast<int *>(r)[i] = int(i);
  mprotect(r, page, PROT_READ);
  const int n = 15;
  int *lo = reinterpret_cast<int *>(m + page), *hi = reinterpret_cast<int *>(m + 2 * page) - n;
  const int *ro = reinterpret_cast<const int *>(r);
  for (const wchar_t *p : {accelerator::direct3d_warp, accelerator::direct3d_ref}) {
    accelerator_view av = accelerator(p).default_view;
    for (int *buf : {lo, hi}) {
      for (int i = 0; i < n; ++i) buf[i] = i;
      array_view<int, 2> v(3, 5, buf), s = v.section(1, 1, 2, 4), last = v.section(2, 4, 1, 1);
      array_view<const int, 1> c(6, rodata), q(extent<1>(1024), ro);
      array<int, 1> a(15, buf, buf + 15, av), b(15, buf, av);
      array<int, 2> d(2, 4, av);
      parallel_for_each(
          av, s.extent.tile<2, 2>(), [=](tiled_index<2, 2> t) restrict(amp) {
            s[t] += c[t.local[1]] + q[1023];
            t.barrier.wait();
            s[t] -= q[1023];
          });
      parallel_for_each(av, last.extent, [=](index<2> i) restrict(amp) { last[i] *= 2; });
      s.synchronize();
      CHECK(buf[6] == 7 && buf[14] == 32);
      copy(s, d);
      copy(d, s);
      copy(v, buf == lo ? hi : lo);
      copy(a, buf);
      CHECK(buf[14] == 14);
      v.refresh();
      copy(buf, buf + 15, a);
      copy(s.section(0, 0, 1, 4), d.section(1, 0, 1, 4));
      copy(d.section(index<2>(1, 0)), s.section(1, 0, 1, 4));
      (void)b;
    }
    array<int, 1> f(1024, ro, ro + 1024, av), g(1024, ro);
    copy(ro, f);
    copy_async(ro, ro + 1024, f).get();
    copy(rodata, rodata + 6, f.section(0, 6));
    array_view<const int, 2> rv(32, 32, ro);
    array<int, 2> h(rv, av);
    rv.synchronize();
    rv.synchronize_to(av);
    rv.section(1, 1, 2, 2).synchronize_to(av);
    copy(rv.section(3, 3, 4, 4), h.section(0, 0, 4, 4));
    rv.refresh();
    CHECK((array_view<int, 2>(h)(0, 0)) == 99 && rv(31, 31) == 1023 && rv[2].data()[1] == 65);
  }
  CHECK(rodata[5] == 6 && ro[1023] == 1023);
  return failures;
}
