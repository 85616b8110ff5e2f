// Default arguments of templates that have errors and that nothing uses.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip 2>&1 | FileCheck %s --check-prefix=NONE --allow-empty
// RUN: %code %t.hip | FileCheck %s && %msvc %t.hip
// RUN: not %amp2hip --from-msvc %s -o %t.x.hip -- -DFAULT 2>&1 | FileCheck %s --check-prefix=FAULT
// NONE-NOT: warning:

#include <amp.h>
#include <map>
#include <string>

// CHECK: std::wstring join(T a, T b, const std::wstring &separator{{ *}});
template <class T> std::wstring join(T a, T b, const std::wstring &separator = "");
template <class T> std::wstring join(T a, T b, const std::wstring &separator) {
  std::wstring result;
  for (; a != b; ++a)
    result += *a + separator;
  return result;
}
template <class T> struct box {
  // CHECK: int get(int number, int *first{{ *}}, std::map<int, int> second{{ *}}) const
  int get(int number, int *first = 1.5, std::map<int, int> second = std::map<int, long>()) const {
    return number + *first + int(second.size());
  }
  // CHECK: int good(int number = 3, T t = T()) { return number; }
  int good(int number = 3, T t = T()) { return number; }
};

int main() {
  std::wstring texts[] = {L"a", L"b"};
  int one = 1;
  int sum = 0;
  concurrency::array_view<int> view(1, &sum);
  parallel_for_each(view.extent, [=](concurrency::index<1> i) restrict(amp) { view[i] = 2; });
  view.synchronize();
#ifdef FAULT
  // FAULT: :[[@LINE+1]]:3: error: no matching function for call to 'join'
  join(texts, texts + 2);
#endif
  return join(texts, texts + 2, std::wstring(L",")) == L"a,b," && sum == 2 &&
                 box<int>().get(1, &one, {}) == 2 && box<int>().good() == 3
             ? 0
             : 1;
}
