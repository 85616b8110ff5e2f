#pragma once
#include <string>
#include "export.h"
#include "Physics\Bodies.h"

namespace Sim { namespace InputOutput {
    IO_API bool Write(const char* path, const Physics::Bodies& bodies);
}}
