#pragma once
#include <amp.h>

namespace Sim { namespace Core {

int PrintAccelerators(bool verbose);
concurrency::accelerator_view ChooseView();

}}
