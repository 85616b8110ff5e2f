#include <windows.h>
#include <fstream>
#include "Reader.h"

namespace Sim { namespace InputOutput {

Reader::Reader(const char* path) { strcpy_s(m_path, path); }

bool Reader::Read(Physics::Bodies& bodies)
{
    std::ifstream in(m_path, std::ios::binary);
    unsigned __int32 count = 0;
    in.read(reinterpret_cast<char*>(&count), sizeof count);
    if (!in)
        return false;
    bodies.position.resize(count);
    bodies.velocity.resize(count);
    bodies.mass.resize(count);
    in.read(reinterpret_cast<char*>(&bodies.position[0]), count * sizeof(bodies.position[0]));
    in.read(reinterpret_cast<char*>(&bodies.velocity[0]), count * sizeof(bodies.velocity[0]));
    in.read(reinterpret_cast<char*>(&bodies.mass[0]), count * sizeof(bodies.mass[0]));
    return !in.fail();
}

}}
