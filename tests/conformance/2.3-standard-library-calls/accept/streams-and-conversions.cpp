// Output streams and host conversions use the cpu operator<< and conversion function of a class.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <sstream>
#include <iterator>
#include <algorithm>
namespace Q { struct P { int v; }; std::ostream& operator<<(std::ostream& o, const P& p) { return o << p.v; } struct Z { int v; operator P() const { return P{v}; } operator P() const restrict(amp) { return P{9}; } }; }
int main() { std::ostringstream s; Q::P p[2] = {{1}, {2}}; std::copy(p, p + 2, std::ostream_iterator<Q::P>(s)); Q::P q = Q::Z{5}; return s.str() != "12" || q.v != 5; }
