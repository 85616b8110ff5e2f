#pragma once
#include <amp.h>
void scale(concurrency::array_view<float, 1> v, float f);
