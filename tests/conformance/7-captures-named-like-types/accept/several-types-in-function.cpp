// Captures have the names of classes, enumerations, typedefs, templates and library types.
//
// accept: P-7.1-f, L-2.1.2-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct data {
  int a;
};
enum mode { off, on };
typedef int width;
namespace ns {
struct pt {
  float x;
};
}
template <class T> struct box {
  T v;
};
struct par {
  struct data d;
  enum mode m;
};
int main() {
  int out[1] = {0};
  array_view<int, 1> view(1, out);
  struct data data = {5};
  enum mode mode = on;
  ::width width = 3;
  ns::pt pt = {2.f};
  ::box<int> box = {7};
  concurrency::index<2> index(1, 2);
  concurrency::extent<2> extent(3, 4);
  struct par par = {data, mode};
  parallel_for_each(
      view.extent, [=](concurrency::index<1> i) restrict(amp) {
        view[i] = data.a + mode + width + (int)pt.x + box.v + index[1] + extent[0] + par.d.a;
      });
  view.synchronize();
  return out[0] == 5 + 1 + 3 + 2 + 7 + 2 + 3 + 5 ? 0 : 1;
}
