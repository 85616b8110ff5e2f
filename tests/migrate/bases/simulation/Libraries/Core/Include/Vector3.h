#pragma once

#include <amp_math.h>

namespace Sim { namespace Core {

// Dreidimensionaler Vektor für CPU und GPU
struct Vector3
{
    float x, y, z;

    Vector3() restrict(amp, cpu) : x(0), y(0), z(0) {}
    Vector3(float x, float y, float z) restrict(amp, cpu) : x(x), y(y), z(z) {}

    Vector3& operator+=(const Vector3& v) restrict(amp, cpu) { x += v.x; y += v.y; z += v.z; return *this; }
};

inline Vector3 operator+(Vector3 a, const Vector3& b) restrict(amp, cpu) { return a += b; }
inline Vector3 operator-(const Vector3& a, const Vector3& b) restrict(amp, cpu) { return Vector3(a.x - b.x, a.y - b.y, a.z - b.z); }
inline Vector3 operator*(const Vector3& a, float s) restrict(amp, cpu) { return Vector3(a.x * s, a.y * s, a.z * s); }
inline float Dot(const Vector3& a, const Vector3& b) restrict(amp, cpu) { return a.x * b.x + a.y * b.y + a.z * b.z; }

// Two versions: the GPU has a fast approximation.
inline float InverseRoot(float x) restrict(cpu) { return 1.0f / std::sqrt(x); }
inline float InverseRoot(float x) restrict(amp) { return concurrency::fast_math::rsqrtf(x); }

}}
