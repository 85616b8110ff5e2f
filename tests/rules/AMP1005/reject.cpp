// Only functions have restrictions. L-2.1.1-y, L-2.1.3-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

int variable restrict(amp); // expect-error@: a variable has no restrictions [AMP1005]
int value restrict(cpu) = 1; // expect-error@: a variable has no restrictions [AMP1005]
int *pointer restrict(amp); // expect-error@: a pointer to an object has no restrictions [AMP1005]
int &reference restrict(amp) = value; // expect-error@: a reference to an object has no restrictions [AMP1005]
int array[3] restrict(amp); // expect-error@: an array has no restrictions [AMP1005]
struct type restrict(amp) // expect-error@: a class has no restrictions [AMP1005]
{
    int member restrict(cpu); // expect-error@: a variable has no restrictions [AMP1005]
};
enum e restrict(cpu) { one }; // expect-error@: an enumeration has no restrictions [AMP1005]
enum class f restrict(cpu) { two }; // expect-error@: an enumeration has no restrictions [AMP1005]
namespace n restrict(amp) // expect-error@: a namespace has no restrictions [AMP1005]
{
}
int g(int parameter restrict(amp)) restrict(amp); // expect-error@: a variable has no restrictions [AMP1005]
