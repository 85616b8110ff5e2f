// Vergleicht GPU und CPU. Änderungen: siehe README
#include "stdafx.h"
#include "Timer.h"
#include "Compare.h"
#include "Filters.h"

using namespace Imaging;

static LPCTSTR g_names[] = { _T("blur"), _T("gamma"), _T("histogram") };

int _tmain(int argc, _TCHAR* argv[])
{
    const int width = 200, height = 120;
    Image source(width, height), gpu(width, height), cpu(width, height);
    for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++)
            source.At(x, y) = ((x * 7 + y * 13) % 256) / 256.0f;

    Timer timer;
    Blur(source, gpu);
    const double gpuTime = timer.Milliseconds();
    timer.Start();
    BlurCpu(source, cpu);
    const double cpuTime = timer.Milliseconds();
    const double difference = MaxDifference(gpu, cpu);

    char line[128];
    sprintf_s(line, "%d filters, difference %s", static_cast<int>(_countof(g_names)), difference < 1e-5 ? "small" : "LARGE");
    puts(line);
    if (argc > 1)
        _tprintf(_T("GPU %.2f ms, CPU %.2f ms\n"), gpuTime, cpuTime);

    const std::vector<unsigned int> bins = Histogram(source);
    unsigned __int64 total = 0;
    for each (unsigned int count in bins)
        total += count;
    sprintf_s(line, sizeof(line), "histogram of %I64u of %I64u pixels, first bin %u", total, source.Count(), bins[0]);
    puts(line);

    Gamma(gpu, 2.0f);
    double sum = 0;
    for (int i = 0; i < gpu.W; i++)
        sum += gpu.At(i, 60) * gpu.At(i, 60) - cpu.At(i, 60);
    std::cout << "gamma " << (sum < 1e-3 && sum > -1e-3 ? "right" : "WRONG") << std::endl;

    return difference < 1e-5 && total == source.Count() && sum < 1e-3 && sum > -1e-3 ? 0 : 1;
}
