// A restriction specifier must follow the cv- and ref-qualifiers and precede all other parts of the declarator.
// L-2.1.1-x, L-2.1.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

void after_noexcept() noexcept restrict(amp); // expected-error {{restriction specifier must precede the exception specification [AMP1004]}}
void after_throw() throw() restrict(cpu); // expected-error {{must precede the exception specification [AMP1004]}}
void after_condition() noexcept(true) restrict(amp) {} // expected-error {{must precede the exception specification [AMP1004]}}
auto after_result() -> int restrict(amp); // expected-error {{must precede the trailing return type [AMP1004]}}
auto after_reference(int &x) -> int & restrict(amp) { return x; } // expected-error {{must precede the trailing return type [AMP1004]}}
void after_attribute() [[]] restrict(cpu); // expected-error {{must precede the attributes [AMP1004]}}
struct base
{
    base() = default restrict(cpu); // expected-error {{must precede '= default' [AMP1004]}}
    base(int) = delete restrict(cpu); // expected-error {{must precede '= delete' [AMP1004]}}
    virtual ~base() {}
    virtual void run();
    virtual void pure() = 0 restrict(cpu); // expected-error {{must precede '= 0' [AMP1004]}}
    int before_const() restrict(amp) const; // expected-error {{must follow 'const' [AMP1004]}}
    int before_reference() restrict(amp) &; // expected-error {{must follow '&' [AMP1004]}}
    int before_two() restrict(amp) &&; // expected-error {{must follow '&&' [AMP1004]}}
};
struct derived : base
{
    void run() override restrict(cpu); // expected-error {{must precede 'override' [AMP1004]}}
    void pure() final restrict(cpu) {} // expected-error {{must precede 'final' [AMP1004]}}
};
void lambdas()
{
    int n = 0;
    auto a = [](int x) -> int restrict(amp) { return x; }; // expected-error {{must precede the trailing return type [AMP1004]}}
    auto b = [n]() restrict(cpu) mutable { return ++n; }; // expected-error {{must follow 'mutable' [AMP1004]}}
    (void)a;
    (void)b;
}
