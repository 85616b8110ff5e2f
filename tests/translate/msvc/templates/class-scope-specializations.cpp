// Explicit specializations of member functions move out of the class.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip && %code %t.hip | FileCheck %s && %msvc %t.hip

#include <amp.h>

#define TWO 2

struct reader {
  template <typename T> T read() { return T(); }
  template <> int read<int>() { return TWO; }
  template <typename T> static bool is(T);
  template <> static bool is<int>(int) { return true; }
  template <typename T> T scale(T x) const restrict(cpu, amp) { return x; }
  template <> float scale<float>(float x) const restrict(cpu, amp)
  {
    return 2 * x + last;
  }
  template <typename T> T on_gpu(T x) const restrict(amp) { return x; }
  template <> inline int on_gpu<int>(int x) const restrict(amp) { return x + 1; }
  enum kind { one };
  template <typename T> kind find(T) { return one; }
  template <> kind find<kind>(kind k) { auto next = [=](int i) { return i + k; }; return kind(next(0)); }
  struct part {
    template <typename T> int size(T) { return 1; }
    template <> int size<char>(char) { return 3; }
  };
  int last;
} first;
// CHECK:      struct reader {
// CHECK-NEXT:   template <typename T> T read() { return T(); }
// CHECK-NOT:    template <>
// CHECK:        int last;
// CHECK-NEXT: } first;
// CHECK-DAG:  template <> inline int reader::read<int>() { return TWO; }
// CHECK-DAG:  template <> inline bool reader::is<int>(int) { return true; }
// CHECK-DAG:  template <> inline __host__ __device__ float reader::scale<float>(float x) const{{$}}
// CHECK-DAG:  template <> __host__ __device__ inline int reader::on_gpu<int>(int x) const { return x + 1; }
// CHECK-DAG:  template <> inline reader::kind reader::find<reader::kind>(kind k) { auto next
// CHECK-DAG:  template <> inline int reader::part::size<char>(char) { return 3; }
int f() { reader r; return r.read<int>() + reader::is(1) + int(r.scale(1.0f)) + r.find(reader::one); }
void g(concurrency::array_view<int> v, reader r) {
  parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = r.on_gpu(v[i]) + int(r.scale(1.0f)); });
}
