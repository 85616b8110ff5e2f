// Accelerators and their views must not be constructed, converted or compared in ways that the
// specification does not list.
//
// reject: R-3.2-a, R-3.3.3-a, R-3.2.2-c, G-1.1-d, R-3.2.6-j, R-4.4.1-a, R-4.4.2-a, R-4.4.2-b,
// R-4.5-a, R-4.5-b, R-4.5.3-e, R-4.5.4-a, R-4.7-a, R-5.1-g, R-5.1-h, R-5.2.2-k, R-5.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <string>

using namespace concurrency;

extern accelerator acc;
extern accelerator_view av;

// Accelerator and accelerator_view must not convert to each other, nor from strings, except
// explicitly.
namespace constructors_and_conversions {
void f1() {
  accelerator x = std::wstring(L"cpu"); // expected-error
}
void f2() {
  accelerator x = L"cpu"; // expected-error
}
void f3() {
  accelerator x("cpu"); // expected-error
}
void f4() {
  accelerator x(std::string("cpu")); // expected-error
}
void f5() {
  accelerator x(3); // expected-error
}
void f6() {
  accelerator x(av); // expected-error
}
void f7() {
  accelerator_view x; // expected-error
}
void f8() {
  accelerator_view x(acc); // expected-error
}
void f9() {
  accelerator_view x = acc; // expected-error
}
void f10() {
  accelerator_view x(queuing_mode_immediate); // expected-error
}
void f11() {
  acc = av; // expected-error
}
void f12() {
  av = acc; // expected-error
}
void f13() {
  acc == av; // expected-error
}
void f14() {
  av == acc; // expected-error
}
} // namespace constructors_and_conversions

// Accelerators and views have no implicit construction from strings or each other and no ordering.
namespace construction_and_comparison {
void f(accelerator a, accelerator_view v) {
  accelerator_view n;                   // expected-error
  accelerator s = std::wstring(L"cpu"); // expected-error
  accelerator t = L"cpu";               // expected-error
  accelerator u("cpu");                 // expected-error
  accelerator_view w = a;               // expected-error
  accelerator_view x(a);                // expected-error
  accelerator y(v);                     // expected-error
  a == v;                               // expected-error
  a.create_view(0);                     // expected-error
  accelerator::set_default("cpu");      // expected-error
  a < a;                                // expected-error
}
} // namespace construction_and_comparison

// Host code must not call barriers or assign properties; amp code must not create arrays or
// synchronize.
namespace host_and_amp_only_members {
void host(accelerator acc, accelerator_view av, tiled_index<4> t1, tiled_index<4> t2,
          const tile_barrier &b) {
  accelerator a001 = std::wstring(L"cpu"); // expected-error
  accelerator_view v001;                   // expected-error
  acc.version = 1;                         // expected-error
  acc.create_view(1);                      // expected-error
  access_type at = 1;                      // expected-error
  t1 = t2;                                 // expected-error
  t1.local = index<1>(0);                  // expected-error
  tile_barrier b001;                       // expected-error
  b.wait();                                // expected-error
  tile_static_memory_fence(b);             // expected-error
  (void)av;
}

void device(array<int, 1> &a, array_view<int, 1> v) restrict(amp) {
  array<int, 1> local(4);          // expected-error
  array_view<int, 1> nosource(4);  // expected-error
  v.synchronize();                 // expected-error
  a.copy_to(v);                    // expected-error
  copy(a, v);                      // expected-error
  a.get_cpu_access_type();         // expected-error
  v.get_source_accelerator_view(); // expected-error
}
} // namespace host_and_amp_only_members

int main() {}
