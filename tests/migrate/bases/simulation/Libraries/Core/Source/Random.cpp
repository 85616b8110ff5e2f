#include "StdAfx.h"
#include "..\Include\Random.h"

float Sim::Core::Random::Next()
{
    m_state = m_state * 6364136223846793005ui64 + 1442695040888963407ui64;
    return static_cast<float>((m_state >> 40) & 0xFFFFFF) / 16777216.0f;
}
