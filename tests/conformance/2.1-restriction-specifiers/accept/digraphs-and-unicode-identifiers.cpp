// Digraphs, alternative tokens and non-ASCII identifiers have their C++ meaning around restriction
// specifiers.
//
// accept: L-2.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wparentheses"
#include <amp.h>
#include <cstring>
%:define AMP_ONLY restrict(amp)
using namespace concurrency;
const char *raw = R"x(parallel_for_each(e, [=](index<1> i) restrict(amp) { )x"
                  "restrict(amp)";
int dig(int (&a)<:2:>) restrict(cpu, amp) <% return a<:0:> + a<:1:>; %>
int alt(bool a, bool b, unsigned x) restrict(cpu, amp) {
  if (not a or b and x not_eq 3) return (x bitand 6u) bitor 1u xor compl 0u;
  return 0;
}
int cont(int x) rest\
rict(cpu, amp) {
  return x /* restrict(foo) */ + 1;
} // restrict(bar)
// still a comment restrict(baz)
int größe(int ü) restrict(cpu, amp) { return ü * 2; } // Größe: ä ö ü ß € 漢字
int main() {
  int d[4] = {};
  array_view<int, 1> v(4, d);
  int α = 3;
  parallel_for_each(v.extent, <:=:>(index<1> i) AMP_ONLY <% /* ü */
                                                            int a<::> = <%1, 2%>;
                                                            v<:i:> = dig(a) + α +
                                                                     größe(2) // trailing
                                                                     + cont(1)
#if 1
                                                                     + 5
#else
      + restrict
#endif
                                                                ;
                                                            if (i<:0:> == 1 or i[0] == 2)
                                                              v[i] = alt(true, true, 4u);
  %>);
  v.synchronize();
  int want = alt(true, true, 4u);
  return d[0] == 3 + 3 + 4 + 2 + 5 && d[1] == want && d[2] == want && d[3] == d[0] &&
                 std::strstr(raw, "restrict(amp)")
             ? 0
             : 1;
}
