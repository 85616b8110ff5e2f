// Macros min, max and new of the program are hidden from the headers of the library, as Microsoft's headers hide from
// them: from all headers in consecutive directives at once, and also from a header that the output adds.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: rm -rf %t && mkdir -p %t && cd %t
// RUN: split-file %s src
// RUN: %amp2hip --from-msvc src/main.cpp -o main.hip --header-dir inc -- -std=c++17 2>&1
// RUN: FileCheck --match-full-lines --strict-whitespace --input-file main.hip src/main.cpp
// RUN: FileCheck --match-full-lines --input-file inc/own.h src/own.h
// RUN: %syntax main.hip
// A macro of the command line.
// RUN: %amp2hip --from-msvc src/option.cpp -o option.hip --header-dir inc -- -std=c++17 "-Dmax(a,b)=((a)>(b)?(a):(b))"
// RUN: FileCheck --match-full-lines --input-file option.hip src/option.cpp
// RUN: %syntax "-Dmax(a,b)=((a)>(b)?(a):(b))" option.hip

//--- main.cpp
#include <amp.h>
#include "settings.h"
#include <condition_variable>
#include <chrono> // clocks

#include <iostream>
#include "own.h"
#define new new(1)
#  include <limits>
#undef new
int main() {
  std::vector<int> data(1, max_of(2, 3));
  concurrency::array_view<int> v(1, data);
  concurrency::parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] += max_of(i[0], 1); });
  std::cout << v[0] << std::endl;
}
#undef max
#include <set>
//      CHECK:#pragma push_macro("max")
// CHECK-NEXT:#undef max // a name of the C++ library
// CHECK-NEXT:#include <condition_variable>
// CHECK-NEXT:#include <chrono> // clocks
//CHECK-EMPTY:
// CHECK-NEXT:#include <iostream>
// CHECK-NEXT:#pragma pop_macro("max")
// CHECK-NEXT:#include "{{.*}}own.h"
// CHECK-NEXT:#define new new(1)
// CHECK-NEXT:#pragma push_macro("max")
// CHECK-NEXT:#undef max // a name of the C++ library
// CHECK-NEXT:#pragma push_macro("new")
// CHECK-NEXT:#undef new // a name of the C++ library
// CHECK-NEXT:#  include <limits>
// CHECK-NEXT:#pragma pop_macro("new")
// CHECK-NEXT:#pragma pop_macro("max")
// CHECK-NEXT:#undef new
//      CHECK:#undef max
// CHECK-NEXT:#include <set>

//--- settings.h
#pragma once
#define max(a, b) (((a) > (b)) ? (a) : (b))
#define max_of(a, b) max(a, b)

//--- own.h
#pragma once
#include <cmath>
#undef min
//      CHECK:#pragma push_macro("max")
// CHECK-NEXT:#undef max // a name of the C++ library
// CHECK-NEXT:#include <cmath>
// CHECK-NEXT:#pragma pop_macro("max")


//--- option.cpp
#include <sstream>
int main() { return max(fabs(1.0), 2.0) == 2.0 ? 0 : 1; }
//      CHECK:#pragma push_macro("max")
// CHECK-NEXT:#undef max // a name of the C++ library
// CHECK-NEXT:#include <math.h>
// CHECK-NEXT:#include <sstream>
// CHECK-NEXT:#pragma pop_macro("max")
