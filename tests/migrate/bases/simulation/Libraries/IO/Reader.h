#pragma once
#include "Export.h"
#include "Physics/bodies.h"

namespace Sim { namespace InputOutput {
    class IO_API Reader
    {
    public:
        explicit Reader(const char* path);
        bool Read(Physics::Bodies& bodies);
    private:
        char m_path[MAX_PATH];
    };
}}
