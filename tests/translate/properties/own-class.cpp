// A property of a class of the program: its declaration is removed, its uses become calls of the getter and the setter.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate
// RUN: %expect
// RUN: %builds

#include <amp.h>

class box
{
    int m_width = 1, m_items[4] = {};

public:
    int get_width() const restrict(amp, cpu) { return m_width; }
    void put_width(int w) restrict(amp, cpu) { m_width = w; }
    __declspec(property(get = get_width, put = put_width)) int width;

    int get_item(int i) const restrict(amp, cpu) { return m_items[i]; }
    void put_item(int i, int x) restrict(amp, cpu) { m_items[i] = x; }
    __declspec(property(get = get_item, put = put_item)) int item[]; // an indexed one

    int get_area() const { return width * 2; }
    __declspec(property(get = get_area)) int area;
};
// CHECK:class box
// CHECK-NEXT:{
// CHECK-NEXT:    int m_width = 1, m_items[4] = {};
// CHECK-EMPTY:
// CHECK-NEXT:public:
// CHECK-NEXT:    __host__ __device__ int get_width() const { return m_width; }
// CHECK-NEXT:    __host__ __device__ void put_width(int w) { m_width = w; }
// CHECK-EMPTY:
// CHECK-NEXT:    __host__ __device__ int get_item(int i) const { return m_items[i]; }
// CHECK-NEXT:    __host__ __device__ void put_item(int i, int x) { m_items[i] = x; }
// CHECK-NEXT:    // an indexed one
// CHECK-EMPTY:
// CHECK-NEXT:    int get_area() const { return get_width() * 2; }
// CHECK-NEXT:};

int host(box b, box *p)
{
    b.width = 3;
    p->width = b.width + p->width * (b.width - 1);
    b.width += 2;
    p->width *= b.width;
    b.width++;
    --p->width;
    if (b.width > 2)
        b.item[1] = b.item[0] + b.width;
    b.item[0] += 5;
    return b.area + p->area;
}
// CHECK:int host(box b, box *p)
// CHECK-NEXT:{
// CHECK-NEXT:    b.put_width(3);
// CHECK-NEXT:    p->put_width(b.get_width() + p->get_width() * (b.get_width() - 1));
// CHECK-NEXT:    b.put_width(b.get_width() + (2));
// CHECK-NEXT:    p->put_width(p->get_width() * (b.get_width()));
// CHECK-NEXT:    b.put_width(b.get_width() + 1);
// CHECK-NEXT:    p->put_width(p->get_width() - 1);
// CHECK-NEXT:    if (b.get_width() > 2)
// CHECK-NEXT:        b.put_item(1, b.get_item(0) + b.get_width());
// CHECK-NEXT:    b.put_item(0, b.get_item(0) + (5));
// CHECK-NEXT:    return b.get_area() + p->get_area();
// CHECK-NEXT:}

int on_accelerator(box b) restrict(amp, cpu)
{
    b.width = b.width + 1;
    return b.width;
}
// CHECK:__host__ __device__ int on_accelerator(box b)
// CHECK-NEXT:{
// CHECK-NEXT:    b.put_width(b.get_width() + 1);
// CHECK-NEXT:    return b.get_width();
// CHECK-NEXT:}

template <typename T>
class holder
{
    T m_value;

public:
    T get_value() const restrict(amp, cpu) { return m_value; }
    void put_value(T v) restrict(amp, cpu) { m_value = v; }
    __declspec(property(get = get_value, put = put_value)) T value;
    T twice() restrict(amp, cpu) { return value + this->value; }
};
int of_template(holder<int> &h)
{
    h.value = 4;
    return h.value;
}
// CHECK:template <typename T>
// CHECK-NEXT:class holder
// CHECK-NEXT:{
// CHECK-NEXT:    T m_value;
// CHECK-EMPTY:
// CHECK-NEXT:public:
// CHECK-NEXT:    __host__ __device__ T get_value() const { return m_value; }
// CHECK-NEXT:    __host__ __device__ void put_value(T v) { m_value = v; }
// CHECK-NEXT:    __host__ __device__ T twice() { return get_value() + this->get_value(); }
// CHECK-NEXT:};
// CHECK-NEXT:int of_template(holder<int> &h)
// CHECK-NEXT:{
// CHECK-NEXT:    h.put_value(4);
// CHECK-NEXT:    return h.get_value();
// CHECK-NEXT:}
