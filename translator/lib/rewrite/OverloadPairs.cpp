#include "rewrite/Rewrite.h"
namespace amp2hip { void planOverloadPairs(RewriteContext &) {} }
