#include "stdafx.h"
#include "Filters.h"

using namespace concurrency;
using std::vector;

static const int TILE = 256;

vector<unsigned int> Imaging::Histogram(const Image& image)
{
    vector<unsigned int> bins(HistogramBins);
    array_view<unsigned int> counts(HistogramBins, bins);
    array_view<const float> pixels(static_cast<int>(image.Count()), image.Pixels());
    const int n = pixels.extent[0];
    const extent<1> padded((n + TILE - 1) / TILE * TILE);

    parallel_for_each(padded.tile<TILE>(), [=](tiled_index<TILE> tidx) restrict(amp)
    {
        tile_static unsigned int local[HistogramBins];
        const int l = tidx.local[0];
        if (l < HistogramBins)
            local[l] = 0;
        tidx.barrier.wait_with_tile_static_memory_fence();
        if (tidx.global[0] < n)
        {
            const int bin = direct3d::clamp(static_cast<int>(pixels[tidx.global] * HistogramBins), 0, HistogramBins - 1);
            atomic_fetch_inc(&local[bin]);
        }
        tidx.barrier.wait();
        if (l < HistogramBins && local[l] != 0)
            atomic_fetch_add(&counts[l], local[l]);
    });
    counts.synchronize();
    return bins;
}
