#pragma once
#include "Physics/Bodies.h"

Sim::Physics::Bodies MakeCloud(int count);
