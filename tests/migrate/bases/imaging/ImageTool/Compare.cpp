#include "StdAfx.h"
#include "compare.h"
#include <Windows.h>
#include <ppl.h>
#include <concurrent_vector.h>

double MaxDifference(const Imaging::Image& a, const Imaging::Image& b)
{
    Concurrency::combinable<double> largest([] { return 0.0; });
    Concurrency::parallel_for(0, a.Height(), [&](int y)
    {
        for (int x = 0; x < a.Width(); x++)
        {
            double d = a.At(x, y) - b.At(x, y);
            largest.local() = max(largest.local(), d < 0 ? -d : d);
        }
    });
    return largest.combine([](double p, double q) { return max(p, q); });
}
