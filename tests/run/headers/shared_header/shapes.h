// shapes.h: a header with amp code that two sources include: functions, a class
// template, kernels, an overload pair.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef SHAPES_H
#define SHAPES_H

#include <amp.h>
#include <vector>
#include "detail/area.h"

#ifndef SHAPES_SCALE
#define SHAPES_SCALE 1
#endif

enum class place { host, accelerator };

inline place here() restrict(cpu) { return place::host; }
inline place here() restrict(amp) { return place::accelerator; }
inline bool on_host() restrict(cpu, amp) { return here() == place::host; }

struct rectangle
{
    float width, height;
    float area() const restrict(cpu, amp) { return detail::product(width, height); }
};

inline void areas(const std::vector<rectangle>& shapes, std::vector<float>& results)
{
    const int n = static_cast<int>(shapes.size());
    concurrency::array_view<const rectangle, 1> in(n, shapes);
    concurrency::array_view<float, 1> out(n, results);
    out.discard_data();
    concurrency::parallel_for_each(out.extent, [=](concurrency::index<1> i) restrict(amp)
    {
        out[i] = in[i].area() * SHAPES_SCALE + (on_host() ? 1000.0f : 0.0f);
    });
}

template <typename T>
class filler
{
    T m_value;

public:
    explicit filler(T value) : m_value(value) {}
    void fill(std::vector<T>& data) const
    {
        const T value = m_value;
        concurrency::array_view<T, 1> v(data);
        concurrency::parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = value; });
    }
};

// Defined in second.cpp.
float total_area(const std::vector<rectangle>& shapes);

#endif
