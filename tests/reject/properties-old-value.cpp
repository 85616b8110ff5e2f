// Where the old value of a property is used, the steps have to be written apart.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>

struct box
{
    int m = 0;
    int get_width() const { return m; }
    void put_width(int w) { m = w; }
    __declspec(property(get = get_width, put = put_width)) int width;
};
int use(box b)
{
    b.width++;
    for (;; b.width--)
        return b.width-- + 1; // expect-error@: the old value of the property 'width' is used here; write the steps apart
}
