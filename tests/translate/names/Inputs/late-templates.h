// late-templates.h: a template that depends on a later using directive.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
#pragma once

template <typename F> int timed(F f)
{
    accelerator_view view = accelerator(accelerator::default_accelerator).default_view;
    vector<int> numbers(3);
    sort(numbers.begin(), numbers.end());
    array_view<int, 1> in(static_cast<int>(numbers.size()), numbers);
    f();
    view.wait();
    return static_cast<int>(numbers.size()) + helpers::one() + two(in);
}
