// nbody.h: the physics of bodies that attract each other, for amp and cpu code.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef NBODY_H
#define NBODY_H

#include <amp.h>
#include <amp_math.h>
#include <cmath>
#include <vector>

struct vec3
{
    float x, y, z;

    vec3() restrict(amp, cpu) : x(0.0f), y(0.0f), z(0.0f) {}
    vec3(float x0, float y0, float z0) restrict(amp, cpu) : x(x0), y(y0), z(z0) {}

    vec3& operator+=(const vec3& v) restrict(amp, cpu)
    {
        x += v.x; y += v.y; z += v.z;
        return *this;
    }
    friend vec3 operator-(const vec3& a, const vec3& b) restrict(amp, cpu)
    {
        return vec3(a.x - b.x, a.y - b.y, a.z - b.z);
    }
};

inline vec3 operator*(const vec3& v, float f) restrict(amp, cpu)
{
    return vec3(v.x * f, v.y * f, v.z * f);
}

inline float dot(const vec3& a, const vec3& b) restrict(amp) restrict(cpu)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

struct body
{
    vec3 pos;
    vec3 vel;
    float mass;
};

const int simulation_steps = 4;

// Returns 1 / sqrt(x). The amp overload uses an instruction that only
// accelerators have.
inline float inverse_sqrt(float x) restrict(cpu)
{
    return 1.0f / std::sqrt(x);
}

inline float inverse_sqrt(float x) restrict(amp)
{
    return concurrency::fast_math::rsqrt(x);
}

// Adds to `acc` the acceleration of a body at `pos` by a body at `other`. A
// constant is added to the squared distance, so that it is never 0.
inline void interact(vec3& acc, const vec3& pos, const vec3& other, float mass) restrict(amp, cpu)
{
    const vec3 r = other - pos;
    const float inv_distance = inverse_sqrt(dot(r, r) + 0.0025f);
    acc += r * (mass * inv_distance * inv_distance * inv_distance);
}

// Returns the body after one time step.
inline body moved(const body& b, const vec3& acc) restrict(amp, cpu)
{
    const float dt = 0.01f;
    body result = b;
    result.vel += acc * dt;
    result.pos += result.vel * dt;
    return result;
}

// The variants of the simulation. Each advances the bodies by simulation_steps
// steps.
void nbody_cpu(std::vector<body>& bodies);
void nbody_simple(std::vector<body>& bodies);
void nbody_tiled(std::vector<body>& bodies);
void nbody_split(std::vector<body>& bodies);

// Returns the views that nbody_split uses: one per accelerator that is not
// emulated, or two of the default accelerator if there are less than two such
// accelerators.
std::vector<concurrency::accelerator_view> split_views();

#endif
