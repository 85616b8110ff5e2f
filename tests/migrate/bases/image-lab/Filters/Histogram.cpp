#include "stdafx.h"
#include "Filters.h"

namespace lab { namespace filters {

std::vector<unsigned> Histogram(const GrayImage& in, size_t bins)
{
    std::vector<unsigned> counts(bins);
    concurrency::array_view<unsigned> c((int)bins, counts);
    auto src = in.View();
    int last = static_cast<int>(bins) - 1;
    concurrency::parallel_for_each(src.extent, [=](concurrency::index<2> i) restrict(amp) {
        int b = Clamp(static_cast<int>(src[i] * (last + 1)), 0, last);
        concurrency::atomic_fetch_inc(&c[b]);
    });
    c.synchronize();
    return counts;
}

} }
