#include "check.h"
#include <stdlib.h>

int g_failures = 0;

TEST(TestForces);
TEST(TestHeat);
TEST(TestReduction);
TEST(TestErrors);

void main()
{
    TestForces();
    TestHeat();
    TestReduction();
    TestErrors();
    printf("%d failures\n", g_failures);
    if (g_failures)
        exit(1);
}
