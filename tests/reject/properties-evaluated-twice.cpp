// A compound assignment needs the object of a property twice: computing it must have no effect of its own.
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
    int get_item(int i) const { return m + i; }
    void put_item(int i, int x) { m = i + x; }
    __declspec(property(get = get_item, put = put_item)) int item[];
};
box &next();
int counter;

int use(box b, box *p) restrict(cpu)
{
    next().width += 2;      // expect-error@: the object of the property 'width' is needed twice
    p++->width++;           // expect-error@: 'width'
    b.item[counter++] += 3; // expect-error@: 'item'
    int old = b.width++;    // expect-error@: the old value of the property 'width' is used here
    next().width = 2;
    p->width += 2;
    return old;
}
