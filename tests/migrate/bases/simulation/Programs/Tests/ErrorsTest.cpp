#include "Check.h"
#include <amp.h>
#include <string>

using namespace concurrency;

// Reopens the namespace of the library.
namespace Sim { namespace Physics { inline int Twice(int x) restrict(amp, cpu) { return 2 * x; } } }
namespace Sim { namespace Physics { int Four() { return Twice(2); } } }

TEST(TestErrors)
{
    CHECK(Sim::Physics::Four() == 4);
    bool thrown = false;
    try
    {
        array<int> a(0);
    }
    catch (runtime_exception& e)
    {
        thrown = std::string(e.what()).size() > 0;
    }
    CHECK(thrown);
    thrown = false;
    try
    {
        accelerator none(L"no such device");
    }
    catch (const runtime_exception&)
    {
        thrown = true;
    }
    CHECK(thrown);
}
