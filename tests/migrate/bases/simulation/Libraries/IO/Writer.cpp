#include <stdio.h>
#include "Writer.h"

bool Sim::InputOutput::Write(const char* path, const Physics::Bodies& bodies)
{
    FILE* file = NULL;
    if (fopen_s(&file, path, "wb") != 0)
        return false;
    unsigned __int32 count = static_cast<unsigned __int32>(bodies.size());
    fwrite(&count, sizeof count, 1, file);
    fwrite(bodies.position.data(), sizeof(bodies.position[0]), count, file);
    fwrite(bodies.velocity.data(), sizeof(bodies.velocity[0]), count, file);
    fwrite(bodies.mass.data(), sizeof(bodies.mass[0]), count, file);
    return fclose(file) == 0;
}
