#pragma once
#include <amp.h>
#include <vector>

namespace Sim { namespace Physics {

class HeatField
{
public:
    HeatField(int rows, int columns);
    void SetHot(int row, int column, float value) { m_current(row, column) = value; }
    void Step(float alpha);
    float At(int row, int column) const { return m_current(row, column); }
    double Total() const;

private:
    float Laplacian(const concurrency::array_view<const float, 2>& f, concurrency::index<2> i) const restrict(amp);

    std::vector<float> m_data, m_other;
    concurrency::array_view<float, 2> m_current, m_next;
};

}}
