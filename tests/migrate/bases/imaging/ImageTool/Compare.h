#pragma once
#include <Image.h>

double MaxDifference(const Imaging::Image& a, const Imaging::Image& b);
