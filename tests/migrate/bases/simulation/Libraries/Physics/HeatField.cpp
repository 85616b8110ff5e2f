#include "stdafx.h"
#include "HeatField.h"

namespace Sim { namespace Physics {

using namespace concurrency;

HeatField::HeatField(int rows, int columns)
    : m_data(rows * columns), m_other(rows * columns), m_current(rows, columns, m_data), m_next(rows, columns, m_other)
{
}

static float Sample(const array_view<const float, 2>& f, int y, int x) restrict(amp)
{
    y = direct3d::clamp(y, 0, f.extent[0] - 1);
    x = direct3d::clamp(x, 0, f.extent[1] - 1);
    return f(y, x);
}

void HeatField::Step(float alpha)
{
    array_view<const float, 2> from = m_current;
    array_view<float, 2> to = m_next;
    to.discard_data();
    parallel_for_each(to.extent, [=](index<2> i) restrict(amp)
    {
        const float sum = Sample(from, i[0] - 1, i[1]) + Sample(from, i[0] + 1, i[1])
                        + Sample(from, i[0], i[1] - 1) + Sample(from, i[0], i[1] + 1);
        to[i] = from[i] + alpha * (sum - 4 * from[i]);
    });
    std::swap(m_current, m_next);
}

double HeatField::Total() const
{
    double sum = 0;
    for (int y = 0; y < m_current.extent[0]; ++y)
        for (int x = 0; x < m_current.extent[1]; ++x)
            sum += m_current(y, x);
    return sum;
}

}}
