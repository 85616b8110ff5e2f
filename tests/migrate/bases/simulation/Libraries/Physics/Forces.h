#pragma once
#include <amp.h>
#include "Bodies.h"

namespace Sim { namespace Physics {

class IForces
{
public:
    virtual ~IForces() {}
    virtual std::vector<Vector3> Accelerations(const Bodies& bodies) = 0;
};

class CpuForces : public IForces
{
public:
    std::vector<Vector3> Accelerations(const Bodies& bodies);
};

class AmpForces : public IForces
{
public:
    explicit AmpForces(const concurrency::accelerator_view& view) : m_view(view), m_scale(1.0f) {}
    std::vector<Vector3> Accelerations(const Bodies& bodies);
    void SetScale(float scale) { m_scale = scale; }
private:
    static const int TileSize = 64;
    concurrency::accelerator_view m_view;
    float m_scale;
};

}}
