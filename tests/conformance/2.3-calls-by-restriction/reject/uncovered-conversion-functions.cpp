// A conversion must not use a conversion function that lacks a restriction of the caller.
//
// reject: L-2.3.2-d, L-2.3.2.1-b, L-2.3.2.1-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct S1x { int k; operator int() const restrict(cpu) { return 1 + k; } }; int c1x() restrict(cpu) { S1x s = {10}; int r = s; return r; }
struct S1y { int k; operator int() const restrict(cpu) { return 1 + k; } }; template <class Q> int c1y(Q) restrict(cpu) { S1y s = {10}; int r = s; return r; } inline int u1y() restrict(cpu) { return c1y(1); }
struct S1z { int k; operator int() const restrict(cpu) { return 1 + k; } }; struct C1z { int zz; int c() const restrict(cpu) { S1z s = {10}; int r = s; return r; } };
struct S2x { int k; operator int() const restrict(cpu) { return 1 + k; } }; int c2x() restrict(amp) { S2x s = {10}; int r = s; return r; } // ERROR
struct S2y { int k; operator int() const restrict(cpu) { return 1 + k; } }; template <class Q> int c2y(Q) restrict(amp) { S2y s = {10}; int r = s; return r; } inline int u2y() restrict(amp) { return c2y(1); } // ERROR
struct S2z { int k; operator int() const restrict(cpu) { return 1 + k; } }; struct C2z { int zz; int c() const restrict(amp) { S2z s = {10}; int r = s; return r; } }; // ERROR
struct S3x { int k; operator int() const restrict(cpu) { return 1 + k; } }; int c3x() restrict(cpu,amp) { S3x s = {10}; int r = s; return r; } // ERROR
struct S3y { int k; operator int() const restrict(cpu) { return 1 + k; } }; template <class Q> int c3y(Q) restrict(cpu,amp) { S3y s = {10}; int r = s; return r; } inline int u3y() restrict(cpu,amp) { return c3y(1); } // ERROR
struct S3z { int k; operator int() const restrict(cpu) { return 1 + k; } }; struct C3z { int zz; int c() const restrict(cpu,amp) { S3z s = {10}; int r = s; return r; } }; // ERROR
struct S4x { int k; operator int() const restrict(cpu) { return 1 + k; } }; int c4x()  { S4x s = {10}; int r = s; return r; }
struct S4y { int k; operator int() const restrict(cpu) { return 1 + k; } }; template <class Q> int c4y(Q)  { S4y s = {10}; int r = s; return r; } inline int u4y()  { return c4y(1); }
struct S4z { int k; operator int() const restrict(cpu) { return 1 + k; } }; struct C4z { int zz; int c() const  { S4z s = {10}; int r = s; return r; } };
struct S5x { int k; operator int() const restrict(amp) { return 2 + k; } }; int c5x() restrict(cpu) { S5x s = {10}; int r = s; return r; } // ERROR
struct S5y { int k; operator int() const restrict(amp) { return 2 + k; } }; template <class Q> int c5y(Q) restrict(cpu) { S5y s = {10}; int r = s; return r; } inline int u5y() restrict(cpu) { return c5y(1); } // ERROR
struct S5z { int k; operator int() const restrict(amp) { return 2 + k; } }; struct C5z { int zz; int c() const restrict(cpu) { S5z s = {10}; int r = s; return r; } }; // ERROR
struct S6x { int k; operator int() const restrict(amp) { return 2 + k; } }; int c6x() restrict(amp) { S6x s = {10}; int r = s; return r; }
struct S6y { int k; operator int() const restrict(amp) { return 2 + k; } }; template <class Q> int c6y(Q) restrict(amp) { S6y s = {10}; int r = s; return r; } inline int u6y() restrict(amp) { return c6y(1); }
struct S6z { int k; operator int() const restrict(amp) { return 2 + k; } }; struct C6z { int zz; int c() const restrict(amp) { S6z s = {10}; int r = s; return r; } };
struct S7x { int k; operator int() const restrict(amp) { return 2 + k; } }; int c7x() restrict(cpu,amp) { S7x s = {10}; int r = s; return r; } // ERROR
struct S7y { int k; operator int() const restrict(amp) { return 2 + k; } }; template <class Q> int c7y(Q) restrict(cpu,amp) { S7y s = {10}; int r = s; return r; } inline int u7y() restrict(cpu,amp) { return c7y(1); } // ERROR
struct S7z { int k; operator int() const restrict(amp) { return 2 + k; } }; struct C7z { int zz; int c() const restrict(cpu,amp) { S7z s = {10}; int r = s; return r; } }; // ERROR
struct S8x { int k; operator int() const restrict(amp) { return 2 + k; } }; int c8x()  { S8x s = {10}; int r = s; return r; } // ERROR
struct S8y { int k; operator int() const restrict(amp) { return 2 + k; } }; template <class Q> int c8y(Q)  { S8y s = {10}; int r = s; return r; } inline int u8y()  { return c8y(1); } // ERROR
struct S8z { int k; operator int() const restrict(amp) { return 2 + k; } }; struct C8z { int zz; int c() const  { S8z s = {10}; int r = s; return r; } }; // ERROR
struct S9x { int k; operator int() const restrict(cpu,amp) { return 3 + k; } }; int c9x() restrict(cpu) { S9x s = {10}; int r = s; return r; }
struct S9y { int k; operator int() const restrict(cpu,amp) { return 3 + k; } }; template <class Q> int c9y(Q) restrict(cpu) { S9y s = {10}; int r = s; return r; } inline int u9y() restrict(cpu) { return c9y(1); }
struct S9z { int k; operator int() const restrict(cpu,amp) { return 3 + k; } }; struct C9z { int zz; int c() const restrict(cpu) { S9z s = {10}; int r = s; return r; } };
struct S10x { int k; operator int() const restrict(cpu,amp) { return 3 + k; } }; int c10x() restrict(amp) { S10x s = {10}; int r = s; return r; }
struct S10y { int k; operator int() const restrict(cpu,amp) { return 3 + k; } }; template <class Q> int c10y(Q) restrict(amp) { S10y s = {10}; int r = s; return r; } inline int u10y() restrict(amp) { return c10y(1); }
struct S10z { int k; operator int() const restrict(cpu,amp) { return 3 + k; } }; struct C10z { int zz; int c() const restrict(amp) { S10z s = {10}; int r = s; return r; } };
struct S11x { int k; operator int() const restrict(cpu,amp) { return 3 + k; } }; int c11x() restrict(cpu,amp) { S11x s = {10}; int r = s; return r; }
struct S11y { int k; operator int() const restrict(cpu,amp) { return 3 + k; } }; template <class Q> int c11y(Q) restrict(cpu,amp) { S11y s = {10}; int r = s; return r; } inline int u11y() restrict(cpu,amp) { return c11y(1); }
struct S11z { int k; operator int() const restrict(cpu,amp) { return 3 + k; } }; struct C11z { int zz; int c() const restrict(cpu,amp) { S11z s = {10}; int r = s; return r; } };
struct S12x { int k; operator int() const restrict(cpu,amp) { return 3 + k; } }; int c12x()  { S12x s = {10}; int r = s; return r; }
struct S12y { int k; operator int() const restrict(cpu,amp) { return 3 + k; } }; template <class Q> int c12y(Q)  { S12y s = {10}; int r = s; return r; } inline int u12y()  { return c12y(1); }
struct S12z { int k; operator int() const restrict(cpu,amp) { return 3 + k; } }; struct C12z { int zz; int c() const  { S12z s = {10}; int r = s; return r; } };
struct S13x { int k; operator int() const restrict(cpu) { return 1 + k; } operator int() const restrict(amp) { return 2 + k; } }; int c13x() restrict(cpu) { S13x s = {10}; int r = s; return r; }
struct S13y { int k; operator int() const restrict(cpu) { return 1 + k; } operator int() const restrict(amp) { return 2 + k; } }; template <class Q> int c13y(Q) restrict(cpu) { S13y s = {10}; int r = s; return r; } inline int u13y() restrict(cpu) { return c13y(1); }
struct S13z { int k; operator int() const restrict(cpu) { return 1 + k; } operator int() const restrict(amp) { return 2 + k; } }; struct C13z { int zz; int c() const restrict(cpu) { S13z s = {10}; int r = s; return r; } };
struct S14x { int k; operator int() const restrict(cpu) { return 1 + k; } operator int() const restrict(amp) { return 2 + k; } }; int c14x() restrict(amp) { S14x s = {10}; int r = s; return r; }
struct S14y { int k; operator int() const restrict(cpu) { return 1 + k; } operator int() const restrict(amp) { return 2 + k; } }; template <class Q> int c14y(Q) restrict(amp) { S14y s = {10}; int r = s; return r; } inline int u14y() restrict(amp) { return c14y(1); }
struct S14z { int k; operator int() const restrict(cpu) { return 1 + k; } operator int() const restrict(amp) { return 2 + k; } }; struct C14z { int zz; int c() const restrict(amp) { S14z s = {10}; int r = s; return r; } };
struct S15x { int k; operator int() const restrict(cpu) { return 1 + k; } operator int() const restrict(amp) { return 2 + k; } }; int c15x() restrict(cpu,amp) { S15x s = {10}; int r = s; return r; }
struct S15y { int k; operator int() const restrict(cpu) { return 1 + k; } operator int() const restrict(amp) { return 2 + k; } }; template <class Q> int c15y(Q) restrict(cpu,amp) { S15y s = {10}; int r = s; return r; } inline int u15y() restrict(cpu,amp) { return c15y(1); }
struct S15z { int k; operator int() const restrict(cpu) { return 1 + k; } operator int() const restrict(amp) { return 2 + k; } }; struct C15z { int zz; int c() const restrict(cpu,amp) { S15z s = {10}; int r = s; return r; } };
struct S16x { int k; operator int() const restrict(cpu) { return 1 + k; } operator int() const restrict(amp) { return 2 + k; } }; int c16x()  { S16x s = {10}; int r = s; return r; }
struct S16y { int k; operator int() const restrict(cpu) { return 1 + k; } operator int() const restrict(amp) { return 2 + k; } }; template <class Q> int c16y(Q)  { S16y s = {10}; int r = s; return r; } inline int u16y()  { return c16y(1); }
struct S16z { int k; operator int() const restrict(cpu) { return 1 + k; } operator int() const restrict(amp) { return 2 + k; } }; struct C16z { int zz; int c() const  { S16z s = {10}; int r = s; return r; } };
struct S17x { int k; operator int() const  { return 1 + k; } }; int c17x() restrict(cpu) { S17x s = {10}; int r = s; return r; }
struct S17y { int k; operator int() const  { return 1 + k; } }; template <class Q> int c17y(Q) restrict(cpu) { S17y s = {10}; int r = s; return r; } inline int u17y() restrict(cpu) { return c17y(1); }
struct S17z { int k; operator int() const  { return 1 + k; } }; struct C17z { int zz; int c() const restrict(cpu) { S17z s = {10}; int r = s; return r; } };
struct S18x { int k; operator int() const  { return 1 + k; } }; int c18x() restrict(amp) { S18x s = {10}; int r = s; return r; } // ERROR
struct S18y { int k; operator int() const  { return 1 + k; } }; template <class Q> int c18y(Q) restrict(amp) { S18y s = {10}; int r = s; return r; } inline int u18y() restrict(amp) { return c18y(1); } // ERROR
struct S18z { int k; operator int() const  { return 1 + k; } }; struct C18z { int zz; int c() const restrict(amp) { S18z s = {10}; int r = s; return r; } }; // ERROR
struct S19x { int k; operator int() const  { return 1 + k; } }; int c19x() restrict(cpu,amp) { S19x s = {10}; int r = s; return r; } // ERROR
struct S19y { int k; operator int() const  { return 1 + k; } }; template <class Q> int c19y(Q) restrict(cpu,amp) { S19y s = {10}; int r = s; return r; } inline int u19y() restrict(cpu,amp) { return c19y(1); } // ERROR
struct S19z { int k; operator int() const  { return 1 + k; } }; struct C19z { int zz; int c() const restrict(cpu,amp) { S19z s = {10}; int r = s; return r; } }; // ERROR
struct S20x { int k; operator int() const  { return 1 + k; } }; int c20x()  { S20x s = {10}; int r = s; return r; }
struct S20y { int k; operator int() const  { return 1 + k; } }; template <class Q> int c20y(Q)  { S20y s = {10}; int r = s; return r; } inline int u20y()  { return c20y(1); }
struct S20z { int k; operator int() const  { return 1 + k; } }; struct C20z { int zz; int c() const  { S20z s = {10}; int r = s; return r; } };
