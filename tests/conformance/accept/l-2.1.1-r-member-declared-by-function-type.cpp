// §2.1.1: a member function that the name of a function type with restrictions declares has them, and its definition agrees.
#include <amp.h>
typedef int function() restrict(cpu, amp);
struct c { function f; };
int c::f() restrict(cpu, amp) { return 1; }
int main() { return c().f() - 1; }
