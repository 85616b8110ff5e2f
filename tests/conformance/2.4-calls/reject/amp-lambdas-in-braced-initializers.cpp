// An amp lambda must not initialize a function pointer member or element in braces.
//
// reject: L-2.4.3.7-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

struct holder {
  int (*f)(int);
  int n;
};
struct outer {
  holder h;
};
struct made {
  int (*f)(int);
  made(int (*g)(int)) : f(g) {}
};

holder a{[](int x) restrict(cpu, amp){return x; // ERROR
}
, 1
}
;
holder b = {[](int x) restrict(amp){return x; // ERROR
}
}
;
holder c = {.f = [](int x) restrict(amp){return x; // ERROR
}
}
;
outer d{{[](int x) restrict(amp){return x; // ERROR
}
, 2
}
}
;
int (*e[])(int) = {[](int x) restrict(amp){return x; // ERROR
}
}
;
made g([](int x) restrict(amp) { return x; }); // ERROR
made h{[](int x) restrict(cpu, amp){return x; // ERROR
}
}
;

int host() {
  holder many[2] = {{[](int x) { return x; }, 1}, {[](int x) restrict(amp){return x; // ERROR
}
, 2
}
}
;
return many[0].f(1);
}

holder fine{[](int x) { return x; }, 3};
