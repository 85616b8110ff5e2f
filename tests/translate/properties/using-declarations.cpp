// Using declarations of properties are removed. In templates, those of dependent bases become using declarations of the
// accessors.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate
// RUN: %expect
// RUN: %builds

#include <amp.h>

template <typename T>
class grid
{
    T m_width = 1;

public:
    T get_width() const restrict(amp, cpu) { return m_width; }
    void put_width(T w) restrict(amp, cpu) { m_width = w; }
    __declspec(property(get = get_width, put = put_width)) T width;

    T get_area() const { return m_width * m_width; }
    __declspec(property(get = get_area)) T area;
};

class matrix : private grid<int>
{
public:
    using grid<int>::width;
    using grid<int>::get_width;
    using grid<int>::put_width;
    using grid<int>::get_area;
    using grid<int>::area; // by get_area
};
// CHECK:class matrix : private grid<int>
// CHECK-NEXT:{
// CHECK-NEXT:public:
// CHECK-NEXT:    using grid<int>::get_width;
// CHECK-NEXT:    using grid<int>::put_width;
// CHECK-NEXT:    using grid<int>::get_area;
// CHECK-NEXT:    // by get_area
// CHECK-NEXT:};

template <typename T>
class cube : public grid<T>
{
public:
    using grid<T>::width;
    T volume() const { return width * width * width; }
};
// CHECK:class cube : public grid<T>
// CHECK-NEXT:{
// CHECK-NEXT:public:
// CHECK-NEXT:    using grid<T>::get_width; using grid<T>::put_width;
// CHECK-NEXT:    T volume() const { return get_width() * get_width() * get_width(); }

int host(matrix m, cube<int> c)
{
    m.width = 3;
    c.width = m.area;
    return m.width + c.volume();
}
// CHECK:    m.put_width(3);
// CHECK-NEXT:    c.put_width(m.get_area());
// CHECK-NEXT:    return m.get_width() + c.volume();

void launch(concurrency::array_view<int, 1> v)
{
    concurrency::parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp)
    {
        matrix m;
        m.width = 2;
        v[i] = m.width;
    });
}
// CHECK:        m.put_width(2);
// CHECK-NEXT:        v[i] = m.get_width();
