// nbody: simulates bodies that attract each other, with three variants of the
// kernel: simple, tiled, and split over accelerators.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <iostream>
#include <random>
#include "nbody.h"
#include "../common/sample.h"

void nbody_cpu(std::vector<body>& bodies)
{
    for (int step = 0; step < simulation_steps; ++step)
    {
        std::vector<body> next(bodies.size());
        for (std::size_t i = 0; i < bodies.size(); ++i)
        {
            vec3 acc;
            for (const body& other : bodies)
                interact(acc, bodies[i].pos, other.pos, other.mass);
            next[i] = moved(bodies[i], acc);
        }
        bodies.swap(next);
    }
}

static bool same(const char* name, const std::vector<body>& bodies, const std::vector<body>& expected)
{
    double worst = 0.0;
    for (std::size_t i = 0; i < bodies.size(); ++i)
    {
        const vec3 d = bodies[i].pos - expected[i].pos;
        const double distance = std::sqrt(static_cast<double>(dot(d, d)));
        if (!(distance <= worst))
            worst = distance;
    }
    const bool passed = worst < 1e-4;
    std::cout << "  " << name << ": at most " << worst << " from the CPU's positions: "
              << (passed ? "correct" : "FAILED") << std::endl;
    return passed;
}

int main()
{
    const int count = small_test() ? 100 : 1000;

    // The bodies form a ball that rotates around an axis.
    std::vector<body> start(count);
    std::mt19937 engine(1);
    std::uniform_real_distribution<float> uniform(-1.0f, 1.0f);
    for (body& b : start)
    {
        do
            b.pos = vec3(uniform(engine), uniform(engine), uniform(engine));
        while (dot(b.pos, b.pos) > 1.0f);
        b.vel = vec3(-b.pos.y, b.pos.x, 0.0f);
        b.mass = 1.0f / count;
    }

    std::vector<body> expected(start), simple(start), tiled(start), split(start);
    nbody_cpu(expected);

    std::cout << "nbody: " << count << " bodies, " << simulation_steps << " steps on "
              << narrow(concurrency::accelerator().description) << std::endl;
    nbody_simple(simple);
    bool passed = same("simple", simple, expected);
    nbody_tiled(tiled);
    passed = same("tiled", tiled, expected) && passed;
    std::cout << "  split over " << split_views().size() << " accelerator views" << std::endl;
    nbody_split(split);
    passed = same("split", split, expected) && passed;
    return passed ? 0 : 1;
}
