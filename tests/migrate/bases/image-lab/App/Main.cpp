// ImageLab – Hauptprogramm (© 2013)
#include "stdafx.h"
#include "Pipeline.h"
#include "Log.h"
#include <ppl.h>
#include <concurrent_vector.h>
#include <assert.h>

using namespace lab;
using namespace concurrency;

static GrayImage CpuBlur(const GrayImage& in, int r)
{
    GrayImage out(in.Width, in.Height);
    parallel_for(0, in.Height, [&](int y)
    {
        for (int x = 0; x < in.Width; ++x)
        {
            float s = 0; int n = 0;
            for (int dy = -r; dy <= r; ++dy)
                for (int dx = -r; dx <= r; ++dx, ++n)
                    s += in(filters::Clamp(x + dx, 0, in.Width - 1), filters::Clamp(y + dy, 0, in.Height - 1));
            out(x, y) = s / n;
        }
    });
    return out;
}

static void ListAccelerators()
{
    std::vector<accelerator> all = accelerator::get_all();
    for (auto it = all.begin(); it != all.end(); ++it)
        std::wcout << it->description << L" (" << it->device_path << L")" << std::endl;
}

int _tmain(int argc, _TCHAR* argv[])
{
    UNREFERENCED_PARAMETER(argv);
    if (argc > 1)
        ListAccelerators();
    const int W = 128, H = 64;
    GrayImage input = MakeTestImage(W, H, 42u);
    Pipeline p;
    p.Add(L"blur", [](const GrayImage& im) -> GrayImage { filters::BoxBlur b(2); return b.Run(im); });
    p.Add(L"sobel", [](const GrayImage& im) -> GrayImage { GrayImage o(im.Width, im.Height); filters::Sobel(im, o); return o; });
    GrayImage result = p.Execute(input);

    GrayImage expected = CpuBlur(input, 2);
    filters::BoxBlur blur(2);
    GrayImage blurred = blur.Run(input);
    concurrent_vector<int> bad;
    parallel_for(size_t(0), expected.Data().size(), [&](size_t i)
    {
        if (fabs(expected.Data()[i] - blurred.Data()[i]) > 1e-4f)
            bad.push_back((int)i);
    });
    auto hist = filters::Histogram(input, 16);
    unsigned total = 0;
    std::for_each(hist.begin(), hist.end(), [&](unsigned n) { total += n; });
    char text[64];
    sprintf_s(text, "bad=%u total=%u mean=%.4f", (unsigned)bad.size(), total, Mean(result));
    printf("%s\n", text);
    try
    {
        array_view<int, 1> v(4);
        extent<1> e(-1);
        parallel_for_each(e, [=](index<1> i) restrict(amp) { v[i] = 0; });
    }
    catch (const invalid_compute_domain& ex)
    {
        std::cout << "caught " << (ex.what() != NULL) << std::endl;
    }
    assert(p.Count() == 2);
    return bad.empty() && total == W * H ? 0 : 1;
}
