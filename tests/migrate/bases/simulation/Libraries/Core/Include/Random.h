#pragma once

namespace Sim { namespace Core {
    // Linear congruential; the same numbers on every machine.
    class Random
    {
    public:
        explicit Random(unsigned __int32 seed) : m_state(seed) {}
        float Next();
    private:
        unsigned __int64 m_state;
    };
}}
