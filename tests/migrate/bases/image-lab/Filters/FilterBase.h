#pragma once
#include "Image.h"

#ifdef FILTERS_EXPORTS
#define FILTERS_API __declspec(dllexport)
#else
#define FILTERS_API __declspec(dllimport)
#endif

namespace lab { namespace filters {

template <class TDerived>
class FilterBase
{
public:
    GrayImage Run(const GrayImage& in)
    {
        GrayImage out(in.Width, in.Height);
        static_cast<TDerived*>(this)->Apply(in, out);
        return out;
    }
protected:
    FilterBase() : m_runs(0) {}
    int m_runs;
};

inline int Clamp(int v, int lo, int hi) restrict(cpu, amp)
{
    return v < lo ? lo : (v > hi ? hi : v);
}

}}
