// nbody_split: several accelerator_views each move a share of the bodies, at
// the same time.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "nbody.h"
#include <algorithm>
#include <memory>

using namespace concurrency;

std::vector<accelerator_view> split_views()
{
    std::vector<accelerator> all = accelerator::get_all();
    all.erase(std::remove_if(all.begin(), all.end(), [](const accelerator& a) { return a.is_emulated; }), all.end());

    std::vector<accelerator_view> views;
    if (all.size() > 1)
    {
        for (accelerator& a : all)
            views.push_back(a.default_view);
    }
    else
    {
        accelerator def;
        views.push_back(def.default_view);
        views.push_back(def.create_view(queuing_mode_immediate));
    }
    return views;
}

// The data of one accelerator_view: all bodies before a step, and its share of
// the bodies after it.
struct share
{
    share(int first_body, int size, int count, const accelerator_view& view)
        : first(first_body), all(count, view), part(size, view)
    {
    }

    void advance()
    {
        array<body, 1>& all_bodies = all;
        array<body, 1>& my_bodies = part;
        const int offset = first;
        parallel_for_each(my_bodies.accelerator_view, my_bodies.extent,
            [=, &all_bodies, &my_bodies](index<1> idx) restrict(amp)
        {
            const body me = all_bodies(idx[0] + offset);
            vec3 acc;
            const int count = all_bodies.extent[0];
            for (int j = 0; j < count; ++j)
                interact(acc, me.pos, all_bodies[j].pos, all_bodies[j].mass);
            my_bodies[idx] = moved(me, acc);
        });
    }

    int first;
    array<body, 1> all;
    array<body, 1> part;
};

void nbody_split(std::vector<body>& bodies)
{
    const std::vector<accelerator_view> views = split_views();
    const int count = static_cast<int>(bodies.size());
    const int parts = static_cast<int>(views.size());

    std::vector<std::unique_ptr<share>> shares;
    for (int i = 0; i < parts; ++i)
    {
        const int first = count * i / parts, end = count * (i + 1) / parts;
        shares.emplace_back(new share(first, end - first, count, views[i]));
    }

    for (int step = 0; step < simulation_steps; ++step)
    {
        std::vector<completion_future> copies;
        for (auto& s : shares)
            copies.push_back(copy_async(bodies.begin(), bodies.end(), s->all));
        for (auto& c : copies)
            c.get();

        for (auto& s : shares)
            s->advance();

        copies.clear();
        for (auto& s : shares)
            copies.push_back(copy_async(s->part, bodies.begin() + s->first));
        std::for_each(copies.begin(), copies.end(), [](completion_future& c) { c.get(); });
    }
}
