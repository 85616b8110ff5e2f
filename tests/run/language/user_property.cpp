// Properties: those of the library in every position, and __declspec(property)
// members of user classes: read, written, in compound assignments, in kernels.
// G-1.1-d, C-1.1-c, R-3.2.6-a, R-5.1.3-a, R-5.1.3-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <string>
#include <vector>
#include "check.h"
using namespace concurrency;

class box
{
    int m_width;

public:
    explicit box(int w) restrict(cpu, amp) : m_width(w) {}
    int get_width() const restrict(cpu, amp) { return m_width; }
    void set_width(int w) restrict(cpu, amp) { m_width = w; }
    __declspec(property(get=get_width, put=set_width)) int width;
};

template <typename View>
int columns(const View& v) { return v.extent[1] + v.get_extent()[1]; }

int main()
{
    const std::vector<accelerator> all = accelerator::get_all();
    const accelerator& first = all[0];
    const accelerator* pointer = &first;
    CHECK_EQUAL(first.description.empty(), false);
    CHECK_EQUAL(pointer->device_path == first.get_device_path(), true);
    CHECK_EQUAL(first.default_view.accelerator.default_view.accelerator == first, true);
    CHECK_EQUAL((first.version >> 16) == (first.default_view.version >> 16), true);
    auto view = accelerator().default_view;
    array<int, 2> a(3, 4, view);
    CHECK_EQUAL(a.accelerator_view == view, true);
    CHECK_EQUAL(a.accelerator_view.queuing_mode, queuing_mode_automatic);
    CHECK_EQUAL(columns(a), 8);
    const extent<2> e = a.extent;
    CHECK_EQUAL(e.size(), a.extent.size());
    CHECK_EQUAL(accelerator(accelerator::cpu_accelerator).is_emulated ? 1 : 0, 1);

    box b(3);
    b.width = 4;
    b.width += b.width * 2;
    CHECK_EQUAL(b.width, 12);
    std::vector<int> data(2);
    array_view<int, 1> v(data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp)
    {
        box local(i[0]);
        local.width = local.width + b.width;
        v[i] = local.width * v.extent[0];
    });
    CHECK_EQUAL(v[1], 26);
    return report();
}
