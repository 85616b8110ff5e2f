// clean: heat diffusion with two arrays swapped between launches, second array starts without data
#include <amp.h>
#include <iostream>
#include <utility>
#include <vector>
using namespace concurrency;

static const int H = 32;
static const int W = 40;

void step(const array<float, 2>& cur, array<float, 2>& next)
{
    parallel_for_each(next.get_extent(), [&cur, &next](concurrency::index<2> p) restrict(amp)
    {
        const int r = p[0];
        const int c = p[1];
        if (r == 0 || c == 0 || r == H - 1 || c == W - 1)
            next[p] = cur[p];
        else
            next[p] = 0.25f * (cur(r - 1, c) + cur(r + 1, c) + cur(r, c - 1) + cur(r, c + 1));
    });
}

int main()
{
    std::vector<float> h(H * W, 0.0f);
    for (int c = 0; c < W; ++c)
        h[c] = 50.0f;

    array<float, 2> a(H, W, h.begin());
    array<float, 2> b(H, W);
    array<float, 2>* cur = &a;
    array<float, 2>* next = &b;

    for (int i = 0; i < 9; ++i)
    {
        step(*cur, *next);
        std::swap(cur, next);
    }

    concurrency::copy(*cur, h.begin());
    float total = 0.0f;
    for (size_t i = 0; i < h.size(); ++i)
        total += h[i];
    std::cout << "total heat " << total << "\n";
    return 0;
}
