#pragma once
#include <stdio.h>

extern int g_failures;

#define CHECK(condition) \
    ((condition) ? (void)0 : (void)(++g_failures, printf("%s(%d): %s is false\n", __FILE__, __LINE__, #condition)))
#define TEST(name) void name()
