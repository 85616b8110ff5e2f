// Only the undeclared namespace shows that the source is C++ AMP.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

int main()
{
    concurrency::array<int, 1> a(10); // expected-error {{namespace 'concurrency' is declared in <amp.h>, which is not included; add '#include <amp.h>'}}
}
