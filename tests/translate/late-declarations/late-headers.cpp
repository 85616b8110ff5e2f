// With --from-msvc, a template in a header uses functions of a header that a source includes later. The first header gets
// forward declarations if they refer only to what it includes. Otherwise, the file that includes both headers gets them.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: rm -rf %t && mkdir -p %t && cd %t
// RUN: split-file %s src
// RUN: %amp2hip --from-msvc src/main.cpp -o main.hip --header-dir inc -- -std=c++17
// RUN: FileCheck --match-full-lines --input-file inc/early.h src/early.h
// RUN: FileCheck --match-full-lines --input-file inc/later.h src/later.h
// RUN: FileCheck --input-file main.hip src/main.cpp
// RUN: %syntax main.hip
// The header without the later one: the bodies are left out.
// RUN: %amp2hip --from-msvc src/other.cpp -o other.hip --header-dir inc2 -- -std=c++17 2>&1 | FileCheck src/other.cpp
// RUN: %syntax -Wno-return-type other.hip
// No declaration is possible.
// RUN: not %amp2hip --from-msvc src/refused.cpp -o refused.hip -- -std=c++17 2>&1 | FileCheck src/refused.cpp

//--- main.cpp
#include "early.h"
#include "settings.h"
#include "nearer.h"
#include "later.h"
// CHECK:#include "inc/early.h"
// CHECK-NEXT:#include "{{.*}}settings.h"
// CHECK-NEXT:namespace lib { template <typename T> T limit(T t, setting); } // declared in later.h
// CHECK-EMPTY:
// CHECK-NEXT:#include "{{.*}}nearer.h"
int main() {
  std::vector<int> data(1);
  concurrency::array_view<int> v(1, data);
  concurrency::parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = lib::on_device(i[0]); });
  return lib::use<order::a>(1) + lib::user(lib::pair{2}) + lib::holder<int>{3}.get() + lib::nearer(1);
}

//--- config.h
#pragma once
#include <amp.h>
#include <vector>
enum class order { a, b };

//--- settings.h
#pragma once
enum class setting { off };

//--- nearer.h
#pragma once
// Relies on the includes of its includers.
namespace lib { template <typename T> T nearer(T t) { return limit<T>(t, setting::off); } }

//--- early.h
#pragma once
#include "config.h"
// CHECK:namespace lib {
// CHECK-NEXT:template <order S> inline int rows(int x, int y = 2); // declared in later.h
// CHECK-NEXT:inline int plain(int a, int b = 4); // declared in later.h
// CHECK-NEXT:inline int two(int a); // declared in later.h
// CHECK-EMPTY:
// CHECK-NEXT:template <order S> int use(int x) {{.*}}
// CHECK-NEXT:template <typename U, typename T, typename V> U scaled(T t , V); // declared in later.h
// CHECK-NEXT:struct pair; // declared in later.h
// CHECK-NEXT:template <int N> int get(pair p); // declared in later.h
// CHECK-EMPTY:
// CHECK-NEXT:template <typename T> int user(T t) {{.*}}
// CHECK-NEXT:template <typename A, typename B> A fetch(A a, B); // declared in later.h
// CHECK-NEXT:static int weight(int w); // declared in later.h
// CHECK-EMPTY:
// CHECK-NEXT:template <typename T> struct holder {{.*}}
// CHECK-NEXT:template <typename T> __host__ __device__ inline int on_either(T t); // declared in later.h
// CHECK-EMPTY:
// CHECK-NEXT:template <typename T> __host__ __device__ int on_device(T t) {{.*}}
namespace lib {
template <order S> int use(int x) { return rows<S>(x) + plain(3) + two(x); }
template <typename T> int user(T t) { return scaled<int>(t, 'c') + get<0>(t); }
template <typename T> struct holder { T t; int get() { return fetch<T>(t, 1) + weight(2); } };
template <typename T> int on_device(T t) restrict(cpu, amp) { return on_either<T>(t); }
}

//--- later.h
#pragma once
#include "config.h"
#include "settings.h"
#define API inline
namespace lib {
// Only a template and the call plain(3) require an earlier default argument.
// CHECK:template <order S> inline int rows(int x, int y) { return x + y; }
template <order S> API int rows(int x, int y = 2) { return x + y; }
// CHECK:inline int plain(int a, int b) { return a + b; }
API int plain(int a, int b = 4) { return a + b; }
inline int two(int a) { return a; }
inline int two(double) { return 2; }
// CHECK:template <typename U, typename T, typename V = char>
template <typename U, typename T, typename V = char>
U scaled(T t /* what */,
         V) // scaled
{ return U(t) + int(sizeof(V)); }
struct pair { int a; operator int() const { return a; } };
template <int N> int get(pair p) { return N + p.a; }
template <typename A, typename B = int> A fetch(A a, B) { return a; }
static int weight(int w) { return w; }
template <typename T> inline int on_either(T t) restrict(cpu, amp) { return t; }
template <typename T> T limit(T t, setting) { return t; }
}

//--- other.cpp
#include "early.h"
int main() { return int(order::a); }
// CHECK:early.h:{{.*}}: warning: the body of 'lib::use' is left out: nothing uses it, and it has an error: 'rows' is not declared
// CHECK:early.h:{{.*}}: warning: the body of 'lib::user' is left out: nothing uses it, and it has an error: 'scaled' is not declared
// CHECK-NOT:: error:

//--- refused.h
#pragma once
#include <amp.h>
template <typename T> T first(T t) { return second<T>(t); }
inline int twice(int i) restrict(amp) { return 2 * i; }

//--- refused.cpp
#include "refused.h"
template <typename T> auto second(T t) { return [t] { return t; }(); }
int main() { return 0; }
// CHECK:refused.h:3:45: error: 'second' is declared after the template that uses it, and amp2hip cannot declare it earlier because its definition contains a lambda; declare it before the template
// CHECK:refused.cpp:2:28: note: declared here
