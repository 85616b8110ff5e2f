#include "..\StdAfx.h"
#include <scale.h>

using namespace concurrency;

int _tmain(int argc, _TCHAR* argv[]) {
  LARGE_INTEGER start, end, frequency;
  QueryPerformanceFrequency(&frequency);
  QueryPerformanceCounter(&start);
  std::vector<float> data(16, 1.0f);
  array_view<float, 1> v(16, data);
  scale(v, 3.0f);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += STEP; });
  v.synchronize();
  QueryPerformanceCounter(&end);
  concurrency::parallel_for(0, 4, [&](int i) { data[i] *= 2; });
  CString text;
  text.Format(_T("%g on "), data[3]);
  std::cout << CT2A(text) << CW2A(v.source_accelerator_view.accelerator.description.c_str()) << std::endl;
  return data[3] == 2 * (3.0f + STEP) && end.QuadPart >= start.QuadPart ? 0 : 1;
}
