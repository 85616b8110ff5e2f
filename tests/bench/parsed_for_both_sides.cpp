// Input of scripts/bench_translate, which measures its translation. The translator parses this
// source twice, for the host and for the accelerator, because functions of both restrictions make
// calls that mean a C library function on the host and a runtime function in amp code.

#include <algorithm>
#include <amp.h>
#include <amp_math.h>
#include <cmath>
#include <iostream>
#include <vector>
using namespace concurrency;
using namespace concurrency::fast_math;

float length(float x, float y) restrict(cpu, amp) { return sqrt(x * x + y * y); }
float weight(float r) { return std::exp(-r * r); }
float weight(float r) restrict(amp) { return exp(-r * r); }
float bump(float x, float y) restrict(cpu, amp) { return weight(length(x, y)) * fabs(sin(x)); }

int main() {
  const int n = 64;
  std::vector<float> data(n * n);
  array_view<float, 2> v(n, n, data);
  parallel_for_each(
      v.extent, [=](index<2> i) restrict(amp) { v[i] = bump(i[0] / 8.0f, i[1] / 8.0f); });
  v.synchronize();
  float worst = 0;
  for (int i = 0; i < n * n; ++i)
    worst = std::max(worst, std::abs(data[i] - bump(i / n / 8.0f, i % n / 8.0f)));
  std::cout << (worst < 1e-4f ? "PASS" : "FAIL") << "\n";
  return worst < 1e-4f ? 0 : 1;
}
