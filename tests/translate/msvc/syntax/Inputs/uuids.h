#pragma once
#include <objbase.h>
interface DECLSPEC_UUID("8E3F0008-1234-5678-9abc-def012345678") IFromHeader;
MIDL_INTERFACE("8E3F0009-1234-5678-9abc-def012345678")
IOther : public IUnknown {
};
