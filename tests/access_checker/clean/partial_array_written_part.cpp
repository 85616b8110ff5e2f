// clean: only the first half of an uninitialized array is uploaded and only that half is read
#include <amp.h>
#include <iostream>
#include <vector>
using namespace concurrency;

int main()
{
    const int capacity = 4096;
    const int used = 1777;
    std::vector<int> h(used), r(used, 0);
    for (int i = 0; i < used; ++i)
        h[i] = (i * 7) % 19;

    array<int, 1> pool(capacity);
    array_view<int, 1> head = pool.section(0, used);
    concurrency::copy(h.begin(), h.end(), head);

    array_view<int, 1> out(used, r);
    out.discard_data();
    parallel_for_each(extent<1>(capacity), [=, &pool](concurrency::index<1> i) restrict(amp)
    {
        if (i[0] < used)
        {
            const int v = pool[i];
            const int next = i[0] + 1 < used ? pool[i[0] + 1] : v;
            out[i] = next - v;
        }
    });

    out.synchronize();
    int sum = 0;
    for (int i = 0; i < used; ++i)
        sum += r[i];
    std::cout << "telescoped " << sum << " = " << h[used - 1] - h[0] << "\n";
    return sum == h[used - 1] - h[0] ? 0 : 1;
}
