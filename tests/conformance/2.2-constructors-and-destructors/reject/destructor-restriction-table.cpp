// A destructor must not lack a restriction that any constructor has, for each combination.
//
// reject: L-2.2.2-c, L-2.2.2-d, L-2.2.2-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
struct D1a { int m; D1a(int a)  {} ~D1a()  {} };
namespace q1b { class D1b { public: int m; D1b(int a)  {} ~D1b() ; }; } q1b::D1b::~D1b()  {}
void f1c() { struct D1c { int m; D1c(int a)  {} ~D1c()  {} }; }
struct D2a { int m; D2a(int a)  {} ~D2a() restrict(cpu) {} };
namespace q2b { class D2b { public: int m; D2b(int a)  {} ~D2b() restrict(cpu); }; } q2b::D2b::~D2b() restrict(cpu) {}
void f2c() { struct D2c { int m; D2c(int a)  {} ~D2c() restrict(cpu) {} }; }
struct D3a { int m; D3a(int a)  {} ~D3a() restrict(amp) {} }; // ERROR
namespace q3b { class D3b { public: int m; D3b(int a)  {} ~D3b() restrict(amp); }; } q3b::D3b::~D3b() restrict(amp) {} // ERROR
void f3c() { struct D3c { int m; D3c(int a)  {} ~D3c() restrict(amp) {} }; } // ERROR
struct D4a { int m; D4a(int a)  {} ~D4a() restrict(cpu,amp) {} };
namespace q4b { class D4b { public: int m; D4b(int a)  {} ~D4b() restrict(cpu,amp); }; } q4b::D4b::~D4b() restrict(cpu,amp) {}
void f4c() { struct D4c { int m; D4c(int a)  {} ~D4c() restrict(cpu,amp) {} }; }
struct D5a { int m; D5a(int a) restrict(cpu) {} ~D5a()  {} };
namespace q5b { class D5b { public: int m; D5b(int a) restrict(cpu) {} ~D5b() ; }; } q5b::D5b::~D5b()  {}
void f5c() { struct D5c { int m; D5c(int a) restrict(cpu) {} ~D5c()  {} }; }
struct D6a { int m; D6a(int a) restrict(cpu) {} ~D6a() restrict(cpu) {} };
namespace q6b { class D6b { public: int m; D6b(int a) restrict(cpu) {} ~D6b() restrict(cpu); }; } q6b::D6b::~D6b() restrict(cpu) {}
void f6c() { struct D6c { int m; D6c(int a) restrict(cpu) {} ~D6c() restrict(cpu) {} }; }
struct D7a { int m; D7a(int a) restrict(cpu) {} ~D7a() restrict(amp) {} }; // ERROR
namespace q7b { class D7b { public: int m; D7b(int a) restrict(cpu) {} ~D7b() restrict(amp); }; } q7b::D7b::~D7b() restrict(amp) {} // ERROR
void f7c() { struct D7c { int m; D7c(int a) restrict(cpu) {} ~D7c() restrict(amp) {} }; } // ERROR
struct D8a { int m; D8a(int a) restrict(cpu) {} ~D8a() restrict(cpu,amp) {} };
namespace q8b { class D8b { public: int m; D8b(int a) restrict(cpu) {} ~D8b() restrict(cpu,amp); }; } q8b::D8b::~D8b() restrict(cpu,amp) {}
void f8c() { struct D8c { int m; D8c(int a) restrict(cpu) {} ~D8c() restrict(cpu,amp) {} }; }
struct D9a { int m; D9a(int a) restrict(amp) {} ~D9a()  {} }; // ERROR
namespace q9b { class D9b { public: int m; D9b(int a) restrict(amp) {} ~D9b() ; }; } q9b::D9b::~D9b()  {} // ERROR
void f9c() { struct D9c { int m; D9c(int a) restrict(amp) {} ~D9c()  {} }; } // ERROR
struct D10a { int m; D10a(int a) restrict(amp) {} ~D10a() restrict(cpu) {} }; // ERROR
namespace q10b { class D10b { public: int m; D10b(int a) restrict(amp) {} ~D10b() restrict(cpu); }; } q10b::D10b::~D10b() restrict(cpu) {} // ERROR
void f10c() { struct D10c { int m; D10c(int a) restrict(amp) {} ~D10c() restrict(cpu) {} }; } // ERROR
struct D11a { int m; D11a(int a) restrict(amp) {} ~D11a() restrict(amp) {} };
namespace q11b { class D11b { public: int m; D11b(int a) restrict(amp) {} ~D11b() restrict(amp); }; } q11b::D11b::~D11b() restrict(amp) {}
void f11c() { struct D11c { int m; D11c(int a) restrict(amp) {} ~D11c() restrict(amp) {} }; }
struct D12a { int m; D12a(int a) restrict(amp) {} ~D12a() restrict(cpu,amp) {} };
namespace q12b { class D12b { public: int m; D12b(int a) restrict(amp) {} ~D12b() restrict(cpu,amp); }; } q12b::D12b::~D12b() restrict(cpu,amp) {}
void f12c() { struct D12c { int m; D12c(int a) restrict(amp) {} ~D12c() restrict(cpu,amp) {} }; }
struct D13a { int m; D13a(int a) restrict(cpu,amp) {} ~D13a()  {} }; // ERROR
namespace q13b { class D13b { public: int m; D13b(int a) restrict(cpu,amp) {} ~D13b() ; }; } q13b::D13b::~D13b()  {} // ERROR
void f13c() { struct D13c { int m; D13c(int a) restrict(cpu,amp) {} ~D13c()  {} }; } // ERROR
struct D14a { int m; D14a(int a) restrict(cpu,amp) {} ~D14a() restrict(cpu) {} }; // ERROR
namespace q14b { class D14b { public: int m; D14b(int a) restrict(cpu,amp) {} ~D14b() restrict(cpu); }; } q14b::D14b::~D14b() restrict(cpu) {} // ERROR
void f14c() { struct D14c { int m; D14c(int a) restrict(cpu,amp) {} ~D14c() restrict(cpu) {} }; } // ERROR
struct D15a { int m; D15a(int a) restrict(cpu,amp) {} ~D15a() restrict(amp) {} }; // ERROR
namespace q15b { class D15b { public: int m; D15b(int a) restrict(cpu,amp) {} ~D15b() restrict(amp); }; } q15b::D15b::~D15b() restrict(amp) {} // ERROR
void f15c() { struct D15c { int m; D15c(int a) restrict(cpu,amp) {} ~D15c() restrict(amp) {} }; } // ERROR
struct D16a { int m; D16a(int a) restrict(cpu,amp) {} ~D16a() restrict(cpu,amp) {} };
namespace q16b { class D16b { public: int m; D16b(int a) restrict(cpu,amp) {} ~D16b() restrict(cpu,amp); }; } q16b::D16b::~D16b() restrict(cpu,amp) {}
void f16c() { struct D16c { int m; D16c(int a) restrict(cpu,amp) {} ~D16c() restrict(cpu,amp) {} }; }
struct D17a { int m; D17a(int a)  {} D17a(int a, int b)  {} ~D17a()  {} };
namespace q17b { class D17b { public: int m; D17b(int a)  {} D17b(int a, int b)  {} ~D17b() ; }; } q17b::D17b::~D17b()  {}
void f17c() { struct D17c { int m; D17c(int a)  {} D17c(int a, int b)  {} ~D17c()  {} }; }
struct D18a { int m; D18a(int a)  {} D18a(int a, int b)  {} ~D18a() restrict(cpu) {} };
namespace q18b { class D18b { public: int m; D18b(int a)  {} D18b(int a, int b)  {} ~D18b() restrict(cpu); }; } q18b::D18b::~D18b() restrict(cpu) {}
void f18c() { struct D18c { int m; D18c(int a)  {} D18c(int a, int b)  {} ~D18c() restrict(cpu) {} }; }
struct D19a { int m; D19a(int a)  {} D19a(int a, int b)  {} ~D19a() restrict(amp) {} }; // ERROR
namespace q19b { class D19b { public: int m; D19b(int a)  {} D19b(int a, int b)  {} ~D19b() restrict(amp); }; } q19b::D19b::~D19b() restrict(amp) {} // ERROR
void f19c() { struct D19c { int m; D19c(int a)  {} D19c(int a, int b)  {} ~D19c() restrict(amp) {} }; } // ERROR
struct D20a { int m; D20a(int a)  {} D20a(int a, int b)  {} ~D20a() restrict(cpu,amp) {} };
namespace q20b { class D20b { public: int m; D20b(int a)  {} D20b(int a, int b)  {} ~D20b() restrict(cpu,amp); }; } q20b::D20b::~D20b() restrict(cpu,amp) {}
void f20c() { struct D20c { int m; D20c(int a)  {} D20c(int a, int b)  {} ~D20c() restrict(cpu,amp) {} }; }
struct D21a { int m; D21a(int a)  {} D21a(int a, int b) restrict(cpu) {} ~D21a()  {} };
namespace q21b { class D21b { public: int m; D21b(int a)  {} D21b(int a, int b) restrict(cpu) {} ~D21b() ; }; } q21b::D21b::~D21b()  {}
void f21c() { struct D21c { int m; D21c(int a)  {} D21c(int a, int b) restrict(cpu) {} ~D21c()  {} }; }
struct D22a { int m; D22a(int a)  {} D22a(int a, int b) restrict(cpu) {} ~D22a() restrict(cpu) {} };
namespace q22b { class D22b { public: int m; D22b(int a)  {} D22b(int a, int b) restrict(cpu) {} ~D22b() restrict(cpu); }; } q22b::D22b::~D22b() restrict(cpu) {}
void f22c() { struct D22c { int m; D22c(int a)  {} D22c(int a, int b) restrict(cpu) {} ~D22c() restrict(cpu) {} }; }
struct D23a { int m; D23a(int a)  {} D23a(int a, int b) restrict(cpu) {} ~D23a() restrict(amp) {} }; // ERROR
namespace q23b { class D23b { public: int m; D23b(int a)  {} D23b(int a, int b) restrict(cpu) {} ~D23b() restrict(amp); }; } q23b::D23b::~D23b() restrict(amp) {} // ERROR
void f23c() { struct D23c { int m; D23c(int a)  {} D23c(int a, int b) restrict(cpu) {} ~D23c() restrict(amp) {} }; } // ERROR
struct D24a { int m; D24a(int a)  {} D24a(int a, int b) restrict(cpu) {} ~D24a() restrict(cpu,amp) {} };
namespace q24b { class D24b { public: int m; D24b(int a)  {} D24b(int a, int b) restrict(cpu) {} ~D24b() restrict(cpu,amp); }; } q24b::D24b::~D24b() restrict(cpu,amp) {}
void f24c() { struct D24c { int m; D24c(int a)  {} D24c(int a, int b) restrict(cpu) {} ~D24c() restrict(cpu,amp) {} }; }
struct D25a { int m; D25a(int a)  {} D25a(int a, int b) restrict(amp) {} ~D25a()  {} }; // ERROR
namespace q25b { class D25b { public: int m; D25b(int a)  {} D25b(int a, int b) restrict(amp) {} ~D25b() ; }; } q25b::D25b::~D25b()  {} // ERROR
void f25c() { struct D25c { int m; D25c(int a)  {} D25c(int a, int b) restrict(amp) {} ~D25c()  {} }; } // ERROR
struct D26a { int m; D26a(int a)  {} D26a(int a, int b) restrict(amp) {} ~D26a() restrict(cpu) {} }; // ERROR
namespace q26b { class D26b { public: int m; D26b(int a)  {} D26b(int a, int b) restrict(amp) {} ~D26b() restrict(cpu); }; } q26b::D26b::~D26b() restrict(cpu) {} // ERROR
void f26c() { struct D26c { int m; D26c(int a)  {} D26c(int a, int b) restrict(amp) {} ~D26c() restrict(cpu) {} }; } // ERROR
struct D27a { int m; D27a(int a)  {} D27a(int a, int b) restrict(amp) {} ~D27a() restrict(amp) {} }; // ERROR
namespace q27b { class D27b { public: int m; D27b(int a)  {} D27b(int a, int b) restrict(amp) {} ~D27b() restrict(amp); }; } q27b::D27b::~D27b() restrict(amp) {} // ERROR
void f27c() { struct D27c { int m; D27c(int a)  {} D27c(int a, int b) restrict(amp) {} ~D27c() restrict(amp) {} }; } // ERROR
struct D28a { int m; D28a(int a)  {} D28a(int a, int b) restrict(amp) {} ~D28a() restrict(cpu,amp) {} };
namespace q28b { class D28b { public: int m; D28b(int a)  {} D28b(int a, int b) restrict(amp) {} ~D28b() restrict(cpu,amp); }; } q28b::D28b::~D28b() restrict(cpu,amp) {}
void f28c() { struct D28c { int m; D28c(int a)  {} D28c(int a, int b) restrict(amp) {} ~D28c() restrict(cpu,amp) {} }; }
struct D29a { int m; D29a(int a)  {} D29a(int a, int b) restrict(cpu,amp) {} ~D29a()  {} }; // ERROR
namespace q29b { class D29b { public: int m; D29b(int a)  {} D29b(int a, int b) restrict(cpu,amp) {} ~D29b() ; }; } q29b::D29b::~D29b()  {} // ERROR
void f29c() { struct D29c { int m; D29c(int a)  {} D29c(int a, int b) restrict(cpu,amp) {} ~D29c()  {} }; } // ERROR
struct D30a { int m; D30a(int a)  {} D30a(int a, int b) restrict(cpu,amp) {} ~D30a() restrict(cpu) {} }; // ERROR
namespace q30b { class D30b { public: int m; D30b(int a)  {} D30b(int a, int b) restrict(cpu,amp) {} ~D30b() restrict(cpu); }; } q30b::D30b::~D30b() restrict(cpu) {} // ERROR
void f30c() { struct D30c { int m; D30c(int a)  {} D30c(int a, int b) restrict(cpu,amp) {} ~D30c() restrict(cpu) {} }; } // ERROR
struct D31a { int m; D31a(int a)  {} D31a(int a, int b) restrict(cpu,amp) {} ~D31a() restrict(amp) {} }; // ERROR
namespace q31b { class D31b { public: int m; D31b(int a)  {} D31b(int a, int b) restrict(cpu,amp) {} ~D31b() restrict(amp); }; } q31b::D31b::~D31b() restrict(amp) {} // ERROR
void f31c() { struct D31c { int m; D31c(int a)  {} D31c(int a, int b) restrict(cpu,amp) {} ~D31c() restrict(amp) {} }; } // ERROR
struct D32a { int m; D32a(int a)  {} D32a(int a, int b) restrict(cpu,amp) {} ~D32a() restrict(cpu,amp) {} };
namespace q32b { class D32b { public: int m; D32b(int a)  {} D32b(int a, int b) restrict(cpu,amp) {} ~D32b() restrict(cpu,amp); }; } q32b::D32b::~D32b() restrict(cpu,amp) {}
void f32c() { struct D32c { int m; D32c(int a)  {} D32c(int a, int b) restrict(cpu,amp) {} ~D32c() restrict(cpu,amp) {} }; }
struct D33a { int m; D33a(int a) restrict(cpu) {} D33a(int a, int b)  {} ~D33a()  {} };
namespace q33b { class D33b { public: int m; D33b(int a) restrict(cpu) {} D33b(int a, int b)  {} ~D33b() ; }; } q33b::D33b::~D33b()  {}
void f33c() { struct D33c { int m; D33c(int a) restrict(cpu) {} D33c(int a, int b)  {} ~D33c()  {} }; }
struct D34a { int m; D34a(int a) restrict(cpu) {} D34a(int a, int b)  {} ~D34a() restrict(cpu) {} };
namespace q34b { class D34b { public: int m; D34b(int a) restrict(cpu) {} D34b(int a, int b)  {} ~D34b() restrict(cpu); }; } q34b::D34b::~D34b() restrict(cpu) {}
void f34c() { struct D34c { int m; D34c(int a) restrict(cpu) {} D34c(int a, int b)  {} ~D34c() restrict(cpu) {} }; }
struct D35a { int m; D35a(int a) restrict(cpu) {} D35a(int a, int b)  {} ~D35a() restrict(amp) {} }; // ERROR
namespace q35b { class D35b { public: int m; D35b(int a) restrict(cpu) {} D35b(int a, int b)  {} ~D35b() restrict(amp); }; } q35b::D35b::~D35b() restrict(amp) {} // ERROR
void f35c() { struct D35c { int m; D35c(int a) restrict(cpu) {} D35c(int a, int b)  {} ~D35c() restrict(amp) {} }; } // ERROR
struct D36a { int m; D36a(int a) restrict(cpu) {} D36a(int a, int b)  {} ~D36a() restrict(cpu,amp) {} };
namespace q36b { class D36b { public: int m; D36b(int a) restrict(cpu) {} D36b(int a, int b)  {} ~D36b() restrict(cpu,amp); }; } q36b::D36b::~D36b() restrict(cpu,amp) {}
void f36c() { struct D36c { int m; D36c(int a) restrict(cpu) {} D36c(int a, int b)  {} ~D36c() restrict(cpu,amp) {} }; }
struct D37a { int m; D37a(int a) restrict(cpu) {} D37a(int a, int b) restrict(cpu) {} ~D37a()  {} };
namespace q37b { class D37b { public: int m; D37b(int a) restrict(cpu) {} D37b(int a, int b) restrict(cpu) {} ~D37b() ; }; } q37b::D37b::~D37b()  {}
void f37c() { struct D37c { int m; D37c(int a) restrict(cpu) {} D37c(int a, int b) restrict(cpu) {} ~D37c()  {} }; }
struct D38a { int m; D38a(int a) restrict(cpu) {} D38a(int a, int b) restrict(cpu) {} ~D38a() restrict(cpu) {} };
namespace q38b { class D38b { public: int m; D38b(int a) restrict(cpu) {} D38b(int a, int b) restrict(cpu) {} ~D38b() restrict(cpu); }; } q38b::D38b::~D38b() restrict(cpu) {}
void f38c() { struct D38c { int m; D38c(int a) restrict(cpu) {} D38c(int a, int b) restrict(cpu) {} ~D38c() restrict(cpu) {} }; }
struct D39a { int m; D39a(int a) restrict(cpu) {} D39a(int a, int b) restrict(cpu) {} ~D39a() restrict(amp) {} }; // ERROR
namespace q39b { class D39b { public: int m; D39b(int a) restrict(cpu) {} D39b(int a, int b) restrict(cpu) {} ~D39b() restrict(amp); }; } q39b::D39b::~D39b() restrict(amp) {} // ERROR
void f39c() { struct D39c { int m; D39c(int a) restrict(cpu) {} D39c(int a, int b) restrict(cpu) {} ~D39c() restrict(amp) {} }; } // ERROR
struct D40a { int m; D40a(int a) restrict(cpu) {} D40a(int a, int b) restrict(cpu) {} ~D40a() restrict(cpu,amp) {} };
namespace q40b { class D40b { public: int m; D40b(int a) restrict(cpu) {} D40b(int a, int b) restrict(cpu) {} ~D40b() restrict(cpu,amp); }; } q40b::D40b::~D40b() restrict(cpu,amp) {}
void f40c() { struct D40c { int m; D40c(int a) restrict(cpu) {} D40c(int a, int b) restrict(cpu) {} ~D40c() restrict(cpu,amp) {} }; }
struct D41a { int m; D41a(int a) restrict(cpu) {} D41a(int a, int b) restrict(amp) {} ~D41a()  {} }; // ERROR
namespace q41b { class D41b { public: int m; D41b(int a) restrict(cpu) {} D41b(int a, int b) restrict(amp) {} ~D41b() ; }; } q41b::D41b::~D41b()  {} // ERROR
void f41c() { struct D41c { int m; D41c(int a) restrict(cpu) {} D41c(int a, int b) restrict(amp) {} ~D41c()  {} }; } // ERROR
struct D42a { int m; D42a(int a) restrict(cpu) {} D42a(int a, int b) restrict(amp) {} ~D42a() restrict(cpu) {} }; // ERROR
namespace q42b { class D42b { public: int m; D42b(int a) restrict(cpu) {} D42b(int a, int b) restrict(amp) {} ~D42b() restrict(cpu); }; } q42b::D42b::~D42b() restrict(cpu) {} // ERROR
void f42c() { struct D42c { int m; D42c(int a) restrict(cpu) {} D42c(int a, int b) restrict(amp) {} ~D42c() restrict(cpu) {} }; } // ERROR
struct D43a { int m; D43a(int a) restrict(cpu) {} D43a(int a, int b) restrict(amp) {} ~D43a() restrict(amp) {} }; // ERROR
namespace q43b { class D43b { public: int m; D43b(int a) restrict(cpu) {} D43b(int a, int b) restrict(amp) {} ~D43b() restrict(amp); }; } q43b::D43b::~D43b() restrict(amp) {} // ERROR
void f43c() { struct D43c { int m; D43c(int a) restrict(cpu) {} D43c(int a, int b) restrict(amp) {} ~D43c() restrict(amp) {} }; } // ERROR
struct D44a { int m; D44a(int a) restrict(cpu) {} D44a(int a, int b) restrict(amp) {} ~D44a() restrict(cpu,amp) {} };
namespace q44b { class D44b { public: int m; D44b(int a) restrict(cpu) {} D44b(int a, int b) restrict(amp) {} ~D44b() restrict(cpu,amp); }; } q44b::D44b::~D44b() restrict(cpu,amp) {}
void f44c() { struct D44c { int m; D44c(int a) restrict(cpu) {} D44c(int a, int b) restrict(amp) {} ~D44c() restrict(cpu,amp) {} }; }
struct D45a { int m; D45a(int a) restrict(cpu) {} D45a(int a, int b) restrict(cpu,amp) {} ~D45a()  {} }; // ERROR
namespace q45b { class D45b { public: int m; D45b(int a) restrict(cpu) {} D45b(int a, int b) restrict(cpu,amp) {} ~D45b() ; }; } q45b::D45b::~D45b()  {} // ERROR
void f45c() { struct D45c { int m; D45c(int a) restrict(cpu) {} D45c(int a, int b) restrict(cpu,amp) {} ~D45c()  {} }; } // ERROR
struct D46a { int m; D46a(int a) restrict(cpu) {} D46a(int a, int b) restrict(cpu,amp) {} ~D46a() restrict(cpu) {} }; // ERROR
namespace q46b { class D46b { public: int m; D46b(int a) restrict(cpu) {} D46b(int a, int b) restrict(cpu,amp) {} ~D46b() restrict(cpu); }; } q46b::D46b::~D46b() restrict(cpu) {} // ERROR
void f46c() { struct D46c { int m; D46c(int a) restrict(cpu) {} D46c(int a, int b) restrict(cpu,amp) {} ~D46c() restrict(cpu) {} }; } // ERROR
struct D47a { int m; D47a(int a) restrict(cpu) {} D47a(int a, int b) restrict(cpu,amp) {} ~D47a() restrict(amp) {} }; // ERROR
namespace q47b { class D47b { public: int m; D47b(int a) restrict(cpu) {} D47b(int a, int b) restrict(cpu,amp) {} ~D47b() restrict(amp); }; } q47b::D47b::~D47b() restrict(amp) {} // ERROR
void f47c() { struct D47c { int m; D47c(int a) restrict(cpu) {} D47c(int a, int b) restrict(cpu,amp) {} ~D47c() restrict(amp) {} }; } // ERROR
struct D48a { int m; D48a(int a) restrict(cpu) {} D48a(int a, int b) restrict(cpu,amp) {} ~D48a() restrict(cpu,amp) {} };
namespace q48b { class D48b { public: int m; D48b(int a) restrict(cpu) {} D48b(int a, int b) restrict(cpu,amp) {} ~D48b() restrict(cpu,amp); }; } q48b::D48b::~D48b() restrict(cpu,amp) {}
void f48c() { struct D48c { int m; D48c(int a) restrict(cpu) {} D48c(int a, int b) restrict(cpu,amp) {} ~D48c() restrict(cpu,amp) {} }; }
struct D49a { int m; D49a(int a) restrict(amp) {} D49a(int a, int b)  {} ~D49a()  {} }; // ERROR
namespace q49b { class D49b { public: int m; D49b(int a) restrict(amp) {} D49b(int a, int b)  {} ~D49b() ; }; } q49b::D49b::~D49b()  {} // ERROR
void f49c() { struct D49c { int m; D49c(int a) restrict(amp) {} D49c(int a, int b)  {} ~D49c()  {} }; } // ERROR
struct D50a { int m; D50a(int a) restrict(amp) {} D50a(int a, int b)  {} ~D50a() restrict(cpu) {} }; // ERROR
namespace q50b { class D50b { public: int m; D50b(int a) restrict(amp) {} D50b(int a, int b)  {} ~D50b() restrict(cpu); }; } q50b::D50b::~D50b() restrict(cpu) {} // ERROR
void f50c() { struct D50c { int m; D50c(int a) restrict(amp) {} D50c(int a, int b)  {} ~D50c() restrict(cpu) {} }; } // ERROR
struct D51a { int m; D51a(int a) restrict(amp) {} D51a(int a, int b)  {} ~D51a() restrict(amp) {} }; // ERROR
namespace q51b { class D51b { public: int m; D51b(int a) restrict(amp) {} D51b(int a, int b)  {} ~D51b() restrict(amp); }; } q51b::D51b::~D51b() restrict(amp) {} // ERROR
void f51c() { struct D51c { int m; D51c(int a) restrict(amp) {} D51c(int a, int b)  {} ~D51c() restrict(amp) {} }; } // ERROR
struct D52a { int m; D52a(int a) restrict(amp) {} D52a(int a, int b)  {} ~D52a() restrict(cpu,amp) {} };
namespace q52b { class D52b { public: int m; D52b(int a) restrict(amp) {} D52b(int a, int b)  {} ~D52b() restrict(cpu,amp); }; } q52b::D52b::~D52b() restrict(cpu,amp) {}
void f52c() { struct D52c { int m; D52c(int a) restrict(amp) {} D52c(int a, int b)  {} ~D52c() restrict(cpu,amp) {} }; }
struct D53a { int m; D53a(int a) restrict(amp) {} D53a(int a, int b) restrict(cpu) {} ~D53a()  {} }; // ERROR
namespace q53b { class D53b { public: int m; D53b(int a) restrict(amp) {} D53b(int a, int b) restrict(cpu) {} ~D53b() ; }; } q53b::D53b::~D53b()  {} // ERROR
void f53c() { struct D53c { int m; D53c(int a) restrict(amp) {} D53c(int a, int b) restrict(cpu) {} ~D53c()  {} }; } // ERROR
struct D54a { int m; D54a(int a) restrict(amp) {} D54a(int a, int b) restrict(cpu) {} ~D54a() restrict(cpu) {} }; // ERROR
namespace q54b { class D54b { public: int m; D54b(int a) restrict(amp) {} D54b(int a, int b) restrict(cpu) {} ~D54b() restrict(cpu); }; } q54b::D54b::~D54b() restrict(cpu) {} // ERROR
void f54c() { struct D54c { int m; D54c(int a) restrict(amp) {} D54c(int a, int b) restrict(cpu) {} ~D54c() restrict(cpu) {} }; } // ERROR
struct D55a { int m; D55a(int a) restrict(amp) {} D55a(int a, int b) restrict(cpu) {} ~D55a() restrict(amp) {} }; // ERROR
namespace q55b { class D55b { public: int m; D55b(int a) restrict(amp) {} D55b(int a, int b) restrict(cpu) {} ~D55b() restrict(amp); }; } q55b::D55b::~D55b() restrict(amp) {} // ERROR
void f55c() { struct D55c { int m; D55c(int a) restrict(amp) {} D55c(int a, int b) restrict(cpu) {} ~D55c() restrict(amp) {} }; } // ERROR
struct D56a { int m; D56a(int a) restrict(amp) {} D56a(int a, int b) restrict(cpu) {} ~D56a() restrict(cpu,amp) {} };
namespace q56b { class D56b { public: int m; D56b(int a) restrict(amp) {} D56b(int a, int b) restrict(cpu) {} ~D56b() restrict(cpu,amp); }; } q56b::D56b::~D56b() restrict(cpu,amp) {}
void f56c() { struct D56c { int m; D56c(int a) restrict(amp) {} D56c(int a, int b) restrict(cpu) {} ~D56c() restrict(cpu,amp) {} }; }
struct D57a { int m; D57a(int a) restrict(amp) {} D57a(int a, int b) restrict(amp) {} ~D57a()  {} }; // ERROR
namespace q57b { class D57b { public: int m; D57b(int a) restrict(amp) {} D57b(int a, int b) restrict(amp) {} ~D57b() ; }; } q57b::D57b::~D57b()  {} // ERROR
void f57c() { struct D57c { int m; D57c(int a) restrict(amp) {} D57c(int a, int b) restrict(amp) {} ~D57c()  {} }; } // ERROR
struct D58a { int m; D58a(int a) restrict(amp) {} D58a(int a, int b) restrict(amp) {} ~D58a() restrict(cpu) {} }; // ERROR
namespace q58b { class D58b { public: int m; D58b(int a) restrict(amp) {} D58b(int a, int b) restrict(amp) {} ~D58b() restrict(cpu); }; } q58b::D58b::~D58b() restrict(cpu) {} // ERROR
void f58c() { struct D58c { int m; D58c(int a) restrict(amp) {} D58c(int a, int b) restrict(amp) {} ~D58c() restrict(cpu) {} }; } // ERROR
struct D59a { int m; D59a(int a) restrict(amp) {} D59a(int a, int b) restrict(amp) {} ~D59a() restrict(amp) {} };
namespace q59b { class D59b { public: int m; D59b(int a) restrict(amp) {} D59b(int a, int b) restrict(amp) {} ~D59b() restrict(amp); }; } q59b::D59b::~D59b() restrict(amp) {}
void f59c() { struct D59c { int m; D59c(int a) restrict(amp) {} D59c(int a, int b) restrict(amp) {} ~D59c() restrict(amp) {} }; }
struct D60a { int m; D60a(int a) restrict(amp) {} D60a(int a, int b) restrict(amp) {} ~D60a() restrict(cpu,amp) {} };
namespace q60b { class D60b { public: int m; D60b(int a) restrict(amp) {} D60b(int a, int b) restrict(amp) {} ~D60b() restrict(cpu,amp); }; } q60b::D60b::~D60b() restrict(cpu,amp) {}
void f60c() { struct D60c { int m; D60c(int a) restrict(amp) {} D60c(int a, int b) restrict(amp) {} ~D60c() restrict(cpu,amp) {} }; }
struct D61a { int m; D61a(int a) restrict(amp) {} D61a(int a, int b) restrict(cpu,amp) {} ~D61a()  {} }; // ERROR
namespace q61b { class D61b { public: int m; D61b(int a) restrict(amp) {} D61b(int a, int b) restrict(cpu,amp) {} ~D61b() ; }; } q61b::D61b::~D61b()  {} // ERROR
void f61c() { struct D61c { int m; D61c(int a) restrict(amp) {} D61c(int a, int b) restrict(cpu,amp) {} ~D61c()  {} }; } // ERROR
struct D62a { int m; D62a(int a) restrict(amp) {} D62a(int a, int b) restrict(cpu,amp) {} ~D62a() restrict(cpu) {} }; // ERROR
namespace q62b { class D62b { public: int m; D62b(int a) restrict(amp) {} D62b(int a, int b) restrict(cpu,amp) {} ~D62b() restrict(cpu); }; } q62b::D62b::~D62b() restrict(cpu) {} // ERROR
void f62c() { struct D62c { int m; D62c(int a) restrict(amp) {} D62c(int a, int b) restrict(cpu,amp) {} ~D62c() restrict(cpu) {} }; } // ERROR
struct D63a { int m; D63a(int a) restrict(amp) {} D63a(int a, int b) restrict(cpu,amp) {} ~D63a() restrict(amp) {} }; // ERROR
namespace q63b { class D63b { public: int m; D63b(int a) restrict(amp) {} D63b(int a, int b) restrict(cpu,amp) {} ~D63b() restrict(amp); }; } q63b::D63b::~D63b() restrict(amp) {} // ERROR
void f63c() { struct D63c { int m; D63c(int a) restrict(amp) {} D63c(int a, int b) restrict(cpu,amp) {} ~D63c() restrict(amp) {} }; } // ERROR
struct D64a { int m; D64a(int a) restrict(amp) {} D64a(int a, int b) restrict(cpu,amp) {} ~D64a() restrict(cpu,amp) {} };
namespace q64b { class D64b { public: int m; D64b(int a) restrict(amp) {} D64b(int a, int b) restrict(cpu,amp) {} ~D64b() restrict(cpu,amp); }; } q64b::D64b::~D64b() restrict(cpu,amp) {}
void f64c() { struct D64c { int m; D64c(int a) restrict(amp) {} D64c(int a, int b) restrict(cpu,amp) {} ~D64c() restrict(cpu,amp) {} }; }
struct D65a { int m; D65a(int a) restrict(cpu,amp) {} D65a(int a, int b)  {} ~D65a()  {} }; // ERROR
namespace q65b { class D65b { public: int m; D65b(int a) restrict(cpu,amp) {} D65b(int a, int b)  {} ~D65b() ; }; } q65b::D65b::~D65b()  {} // ERROR
void f65c() { struct D65c { int m; D65c(int a) restrict(cpu,amp) {} D65c(int a, int b)  {} ~D65c()  {} }; } // ERROR
struct D66a { int m; D66a(int a) restrict(cpu,amp) {} D66a(int a, int b)  {} ~D66a() restrict(cpu) {} }; // ERROR
namespace q66b { class D66b { public: int m; D66b(int a) restrict(cpu,amp) {} D66b(int a, int b)  {} ~D66b() restrict(cpu); }; } q66b::D66b::~D66b() restrict(cpu) {} // ERROR
void f66c() { struct D66c { int m; D66c(int a) restrict(cpu,amp) {} D66c(int a, int b)  {} ~D66c() restrict(cpu) {} }; } // ERROR
struct D67a { int m; D67a(int a) restrict(cpu,amp) {} D67a(int a, int b)  {} ~D67a() restrict(amp) {} }; // ERROR
namespace q67b { class D67b { public: int m; D67b(int a) restrict(cpu,amp) {} D67b(int a, int b)  {} ~D67b() restrict(amp); }; } q67b::D67b::~D67b() restrict(amp) {} // ERROR
void f67c() { struct D67c { int m; D67c(int a) restrict(cpu,amp) {} D67c(int a, int b)  {} ~D67c() restrict(amp) {} }; } // ERROR
struct D68a { int m; D68a(int a) restrict(cpu,amp) {} D68a(int a, int b)  {} ~D68a() restrict(cpu,amp) {} };
namespace q68b { class D68b { public: int m; D68b(int a) restrict(cpu,amp) {} D68b(int a, int b)  {} ~D68b() restrict(cpu,amp); }; } q68b::D68b::~D68b() restrict(cpu,amp) {}
void f68c() { struct D68c { int m; D68c(int a) restrict(cpu,amp) {} D68c(int a, int b)  {} ~D68c() restrict(cpu,amp) {} }; }
struct D69a { int m; D69a(int a) restrict(cpu,amp) {} D69a(int a, int b) restrict(cpu) {} ~D69a()  {} }; // ERROR
namespace q69b { class D69b { public: int m; D69b(int a) restrict(cpu,amp) {} D69b(int a, int b) restrict(cpu) {} ~D69b() ; }; } q69b::D69b::~D69b()  {} // ERROR
void f69c() { struct D69c { int m; D69c(int a) restrict(cpu,amp) {} D69c(int a, int b) restrict(cpu) {} ~D69c()  {} }; } // ERROR
struct D70a { int m; D70a(int a) restrict(cpu,amp) {} D70a(int a, int b) restrict(cpu) {} ~D70a() restrict(cpu) {} }; // ERROR
namespace q70b { class D70b { public: int m; D70b(int a) restrict(cpu,amp) {} D70b(int a, int b) restrict(cpu) {} ~D70b() restrict(cpu); }; } q70b::D70b::~D70b() restrict(cpu) {} // ERROR
void f70c() { struct D70c { int m; D70c(int a) restrict(cpu,amp) {} D70c(int a, int b) restrict(cpu) {} ~D70c() restrict(cpu) {} }; } // ERROR
struct D71a { int m; D71a(int a) restrict(cpu,amp) {} D71a(int a, int b) restrict(cpu) {} ~D71a() restrict(amp) {} }; // ERROR
namespace q71b { class D71b { public: int m; D71b(int a) restrict(cpu,amp) {} D71b(int a, int b) restrict(cpu) {} ~D71b() restrict(amp); }; } q71b::D71b::~D71b() restrict(amp) {} // ERROR
void f71c() { struct D71c { int m; D71c(int a) restrict(cpu,amp) {} D71c(int a, int b) restrict(cpu) {} ~D71c() restrict(amp) {} }; } // ERROR
struct D72a { int m; D72a(int a) restrict(cpu,amp) {} D72a(int a, int b) restrict(cpu) {} ~D72a() restrict(cpu,amp) {} };
namespace q72b { class D72b { public: int m; D72b(int a) restrict(cpu,amp) {} D72b(int a, int b) restrict(cpu) {} ~D72b() restrict(cpu,amp); }; } q72b::D72b::~D72b() restrict(cpu,amp) {}
void f72c() { struct D72c { int m; D72c(int a) restrict(cpu,amp) {} D72c(int a, int b) restrict(cpu) {} ~D72c() restrict(cpu,amp) {} }; }
struct D73a { int m; D73a(int a) restrict(cpu,amp) {} D73a(int a, int b) restrict(amp) {} ~D73a()  {} }; // ERROR
namespace q73b { class D73b { public: int m; D73b(int a) restrict(cpu,amp) {} D73b(int a, int b) restrict(amp) {} ~D73b() ; }; } q73b::D73b::~D73b()  {} // ERROR
void f73c() { struct D73c { int m; D73c(int a) restrict(cpu,amp) {} D73c(int a, int b) restrict(amp) {} ~D73c()  {} }; } // ERROR
struct D74a { int m; D74a(int a) restrict(cpu,amp) {} D74a(int a, int b) restrict(amp) {} ~D74a() restrict(cpu) {} }; // ERROR
namespace q74b { class D74b { public: int m; D74b(int a) restrict(cpu,amp) {} D74b(int a, int b) restrict(amp) {} ~D74b() restrict(cpu); }; } q74b::D74b::~D74b() restrict(cpu) {} // ERROR
void f74c() { struct D74c { int m; D74c(int a) restrict(cpu,amp) {} D74c(int a, int b) restrict(amp) {} ~D74c() restrict(cpu) {} }; } // ERROR
struct D75a { int m; D75a(int a) restrict(cpu,amp) {} D75a(int a, int b) restrict(amp) {} ~D75a() restrict(amp) {} }; // ERROR
namespace q75b { class D75b { public: int m; D75b(int a) restrict(cpu,amp) {} D75b(int a, int b) restrict(amp) {} ~D75b() restrict(amp); }; } q75b::D75b::~D75b() restrict(amp) {} // ERROR
void f75c() { struct D75c { int m; D75c(int a) restrict(cpu,amp) {} D75c(int a, int b) restrict(amp) {} ~D75c() restrict(amp) {} }; } // ERROR
struct D76a { int m; D76a(int a) restrict(cpu,amp) {} D76a(int a, int b) restrict(amp) {} ~D76a() restrict(cpu,amp) {} };
namespace q76b { class D76b { public: int m; D76b(int a) restrict(cpu,amp) {} D76b(int a, int b) restrict(amp) {} ~D76b() restrict(cpu,amp); }; } q76b::D76b::~D76b() restrict(cpu,amp) {}
void f76c() { struct D76c { int m; D76c(int a) restrict(cpu,amp) {} D76c(int a, int b) restrict(amp) {} ~D76c() restrict(cpu,amp) {} }; }
struct D77a { int m; D77a(int a) restrict(cpu,amp) {} D77a(int a, int b) restrict(cpu,amp) {} ~D77a()  {} }; // ERROR
namespace q77b { class D77b { public: int m; D77b(int a) restrict(cpu,amp) {} D77b(int a, int b) restrict(cpu,amp) {} ~D77b() ; }; } q77b::D77b::~D77b()  {} // ERROR
void f77c() { struct D77c { int m; D77c(int a) restrict(cpu,amp) {} D77c(int a, int b) restrict(cpu,amp) {} ~D77c()  {} }; } // ERROR
struct D78a { int m; D78a(int a) restrict(cpu,amp) {} D78a(int a, int b) restrict(cpu,amp) {} ~D78a() restrict(cpu) {} }; // ERROR
namespace q78b { class D78b { public: int m; D78b(int a) restrict(cpu,amp) {} D78b(int a, int b) restrict(cpu,amp) {} ~D78b() restrict(cpu); }; } q78b::D78b::~D78b() restrict(cpu) {} // ERROR
void f78c() { struct D78c { int m; D78c(int a) restrict(cpu,amp) {} D78c(int a, int b) restrict(cpu,amp) {} ~D78c() restrict(cpu) {} }; } // ERROR
struct D79a { int m; D79a(int a) restrict(cpu,amp) {} D79a(int a, int b) restrict(cpu,amp) {} ~D79a() restrict(amp) {} }; // ERROR
namespace q79b { class D79b { public: int m; D79b(int a) restrict(cpu,amp) {} D79b(int a, int b) restrict(cpu,amp) {} ~D79b() restrict(amp); }; } q79b::D79b::~D79b() restrict(amp) {} // ERROR
void f79c() { struct D79c { int m; D79c(int a) restrict(cpu,amp) {} D79c(int a, int b) restrict(cpu,amp) {} ~D79c() restrict(amp) {} }; } // ERROR
struct D80a { int m; D80a(int a) restrict(cpu,amp) {} D80a(int a, int b) restrict(cpu,amp) {} ~D80a() restrict(cpu,amp) {} };
namespace q80b { class D80b { public: int m; D80b(int a) restrict(cpu,amp) {} D80b(int a, int b) restrict(cpu,amp) {} ~D80b() restrict(cpu,amp); }; } q80b::D80b::~D80b() restrict(cpu,amp) {}
void f80c() { struct D80c { int m; D80c(int a) restrict(cpu,amp) {} D80c(int a, int b) restrict(cpu,amp) {} ~D80c() restrict(cpu,amp) {} }; }
