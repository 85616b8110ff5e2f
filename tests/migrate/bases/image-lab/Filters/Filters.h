#pragma once
#include "FilterBase.h"

namespace lab
{
    namespace filters
    {
        class FILTERS_API BoxBlur : public FilterBase<BoxBlur>
        {
        public:
            explicit BoxBlur(int radius) : m_radius(radius) {}
            void Apply(const GrayImage& in, GrayImage& out);
            int Runs() const { return m_runs; }
        private:
            int m_radius;
        };

        FILTERS_API void Sobel(const GrayImage& in, GrayImage& out);
        FILTERS_API std::vector<unsigned> Histogram(const GrayImage& in, size_t bins);
    }
}
