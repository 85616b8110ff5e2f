// A destructor that has all restrictions of the constructors is valid, for each combination.
//
// accept: L-2.2.2-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
struct D1a { int m; D1a(int a)  {} ~D1a()  {} };
namespace q1b { class D1b { public: int m; D1b(int a)  {} ~D1b() ; }; } q1b::D1b::~D1b()  {}
void f1c() { struct D1c { int m; D1c(int a)  {} ~D1c()  {} }; }
struct D2a { int m; D2a(int a)  {} ~D2a() restrict(cpu) {} };
namespace q2b { class D2b { public: int m; D2b(int a)  {} ~D2b() restrict(cpu); }; } q2b::D2b::~D2b() restrict(cpu) {}
void f2c() { struct D2c { int m; D2c(int a)  {} ~D2c() restrict(cpu) {} }; }
struct D4a { int m; D4a(int a)  {} ~D4a() restrict(cpu,amp) {} };
namespace q4b { class D4b { public: int m; D4b(int a)  {} ~D4b() restrict(cpu,amp); }; } q4b::D4b::~D4b() restrict(cpu,amp) {}
void f4c() { struct D4c { int m; D4c(int a)  {} ~D4c() restrict(cpu,amp) {} }; }
struct D5a { int m; D5a(int a) restrict(cpu) {} ~D5a()  {} };
namespace q5b { class D5b { public: int m; D5b(int a) restrict(cpu) {} ~D5b() ; }; } q5b::D5b::~D5b()  {}
void f5c() { struct D5c { int m; D5c(int a) restrict(cpu) {} ~D5c()  {} }; }
struct D6a { int m; D6a(int a) restrict(cpu) {} ~D6a() restrict(cpu) {} };
namespace q6b { class D6b { public: int m; D6b(int a) restrict(cpu) {} ~D6b() restrict(cpu); }; } q6b::D6b::~D6b() restrict(cpu) {}
void f6c() { struct D6c { int m; D6c(int a) restrict(cpu) {} ~D6c() restrict(cpu) {} }; }
struct D8a { int m; D8a(int a) restrict(cpu) {} ~D8a() restrict(cpu,amp) {} };
namespace q8b { class D8b { public: int m; D8b(int a) restrict(cpu) {} ~D8b() restrict(cpu,amp); }; } q8b::D8b::~D8b() restrict(cpu,amp) {}
void f8c() { struct D8c { int m; D8c(int a) restrict(cpu) {} ~D8c() restrict(cpu,amp) {} }; }
struct D11a { int m; D11a(int a) restrict(amp) {} ~D11a() restrict(amp) {} };
namespace q11b { class D11b { public: int m; D11b(int a) restrict(amp) {} ~D11b() restrict(amp); }; } q11b::D11b::~D11b() restrict(amp) {}
void f11c() { struct D11c { int m; D11c(int a) restrict(amp) {} ~D11c() restrict(amp) {} }; }
struct D12a { int m; D12a(int a) restrict(amp) {} ~D12a() restrict(cpu,amp) {} };
namespace q12b { class D12b { public: int m; D12b(int a) restrict(amp) {} ~D12b() restrict(cpu,amp); }; } q12b::D12b::~D12b() restrict(cpu,amp) {}
void f12c() { struct D12c { int m; D12c(int a) restrict(amp) {} ~D12c() restrict(cpu,amp) {} }; }
struct D16a { int m; D16a(int a) restrict(cpu,amp) {} ~D16a() restrict(cpu,amp) {} };
namespace q16b { class D16b { public: int m; D16b(int a) restrict(cpu,amp) {} ~D16b() restrict(cpu,amp); }; } q16b::D16b::~D16b() restrict(cpu,amp) {}
void f16c() { struct D16c { int m; D16c(int a) restrict(cpu,amp) {} ~D16c() restrict(cpu,amp) {} }; }
struct D17a { int m; D17a(int a)  {} D17a(int a, int b)  {} ~D17a()  {} };
namespace q17b { class D17b { public: int m; D17b(int a)  {} D17b(int a, int b)  {} ~D17b() ; }; } q17b::D17b::~D17b()  {}
void f17c() { struct D17c { int m; D17c(int a)  {} D17c(int a, int b)  {} ~D17c()  {} }; }
struct D18a { int m; D18a(int a)  {} D18a(int a, int b)  {} ~D18a() restrict(cpu) {} };
namespace q18b { class D18b { public: int m; D18b(int a)  {} D18b(int a, int b)  {} ~D18b() restrict(cpu); }; } q18b::D18b::~D18b() restrict(cpu) {}
void f18c() { struct D18c { int m; D18c(int a)  {} D18c(int a, int b)  {} ~D18c() restrict(cpu) {} }; }
struct D20a { int m; D20a(int a)  {} D20a(int a, int b)  {} ~D20a() restrict(cpu,amp) {} };
namespace q20b { class D20b { public: int m; D20b(int a)  {} D20b(int a, int b)  {} ~D20b() restrict(cpu,amp); }; } q20b::D20b::~D20b() restrict(cpu,amp) {}
void f20c() { struct D20c { int m; D20c(int a)  {} D20c(int a, int b)  {} ~D20c() restrict(cpu,amp) {} }; }
struct D21a { int m; D21a(int a)  {} D21a(int a, int b) restrict(cpu) {} ~D21a()  {} };
namespace q21b { class D21b { public: int m; D21b(int a)  {} D21b(int a, int b) restrict(cpu) {} ~D21b() ; }; } q21b::D21b::~D21b()  {}
void f21c() { struct D21c { int m; D21c(int a)  {} D21c(int a, int b) restrict(cpu) {} ~D21c()  {} }; }
struct D22a { int m; D22a(int a)  {} D22a(int a, int b) restrict(cpu) {} ~D22a() restrict(cpu) {} };
namespace q22b { class D22b { public: int m; D22b(int a)  {} D22b(int a, int b) restrict(cpu) {} ~D22b() restrict(cpu); }; } q22b::D22b::~D22b() restrict(cpu) {}
void f22c() { struct D22c { int m; D22c(int a)  {} D22c(int a, int b) restrict(cpu) {} ~D22c() restrict(cpu) {} }; }
struct D24a { int m; D24a(int a)  {} D24a(int a, int b) restrict(cpu) {} ~D24a() restrict(cpu,amp) {} };
namespace q24b { class D24b { public: int m; D24b(int a)  {} D24b(int a, int b) restrict(cpu) {} ~D24b() restrict(cpu,amp); }; } q24b::D24b::~D24b() restrict(cpu,amp) {}
void f24c() { struct D24c { int m; D24c(int a)  {} D24c(int a, int b) restrict(cpu) {} ~D24c() restrict(cpu,amp) {} }; }
struct D28a { int m; D28a(int a)  {} D28a(int a, int b) restrict(amp) {} ~D28a() restrict(cpu,amp) {} };
namespace q28b { class D28b { public: int m; D28b(int a)  {} D28b(int a, int b) restrict(amp) {} ~D28b() restrict(cpu,amp); }; } q28b::D28b::~D28b() restrict(cpu,amp) {}
void f28c() { struct D28c { int m; D28c(int a)  {} D28c(int a, int b) restrict(amp) {} ~D28c() restrict(cpu,amp) {} }; }
struct D32a { int m; D32a(int a)  {} D32a(int a, int b) restrict(cpu,amp) {} ~D32a() restrict(cpu,amp) {} };
namespace q32b { class D32b { public: int m; D32b(int a)  {} D32b(int a, int b) restrict(cpu,amp) {} ~D32b() restrict(cpu,amp); }; } q32b::D32b::~D32b() restrict(cpu,amp) {}
void f32c() { struct D32c { int m; D32c(int a)  {} D32c(int a, int b) restrict(cpu,amp) {} ~D32c() restrict(cpu,amp) {} }; }
struct D33a { int m; D33a(int a) restrict(cpu) {} D33a(int a, int b)  {} ~D33a()  {} };
namespace q33b { class D33b { public: int m; D33b(int a) restrict(cpu) {} D33b(int a, int b)  {} ~D33b() ; }; } q33b::D33b::~D33b()  {}
void f33c() { struct D33c { int m; D33c(int a) restrict(cpu) {} D33c(int a, int b)  {} ~D33c()  {} }; }
struct D34a { int m; D34a(int a) restrict(cpu) {} D34a(int a, int b)  {} ~D34a() restrict(cpu) {} };
namespace q34b { class D34b { public: int m; D34b(int a) restrict(cpu) {} D34b(int a, int b)  {} ~D34b() restrict(cpu); }; } q34b::D34b::~D34b() restrict(cpu) {}
void f34c() { struct D34c { int m; D34c(int a) restrict(cpu) {} D34c(int a, int b)  {} ~D34c() restrict(cpu) {} }; }
struct D36a { int m; D36a(int a) restrict(cpu) {} D36a(int a, int b)  {} ~D36a() restrict(cpu,amp) {} };
namespace q36b { class D36b { public: int m; D36b(int a) restrict(cpu) {} D36b(int a, int b)  {} ~D36b() restrict(cpu,amp); }; } q36b::D36b::~D36b() restrict(cpu,amp) {}
void f36c() { struct D36c { int m; D36c(int a) restrict(cpu) {} D36c(int a, int b)  {} ~D36c() restrict(cpu,amp) {} }; }
struct D37a { int m; D37a(int a) restrict(cpu) {} D37a(int a, int b) restrict(cpu) {} ~D37a()  {} };
namespace q37b { class D37b { public: int m; D37b(int a) restrict(cpu) {} D37b(int a, int b) restrict(cpu) {} ~D37b() ; }; } q37b::D37b::~D37b()  {}
void f37c() { struct D37c { int m; D37c(int a) restrict(cpu) {} D37c(int a, int b) restrict(cpu) {} ~D37c()  {} }; }
struct D38a { int m; D38a(int a) restrict(cpu) {} D38a(int a, int b) restrict(cpu) {} ~D38a() restrict(cpu) {} };
namespace q38b { class D38b { public: int m; D38b(int a) restrict(cpu) {} D38b(int a, int b) restrict(cpu) {} ~D38b() restrict(cpu); }; } q38b::D38b::~D38b() restrict(cpu) {}
void f38c() { struct D38c { int m; D38c(int a) restrict(cpu) {} D38c(int a, int b) restrict(cpu) {} ~D38c() restrict(cpu) {} }; }
struct D40a { int m; D40a(int a) restrict(cpu) {} D40a(int a, int b) restrict(cpu) {} ~D40a() restrict(cpu,amp) {} };
namespace q40b { class D40b { public: int m; D40b(int a) restrict(cpu) {} D40b(int a, int b) restrict(cpu) {} ~D40b() restrict(cpu,amp); }; } q40b::D40b::~D40b() restrict(cpu,amp) {}
void f40c() { struct D40c { int m; D40c(int a) restrict(cpu) {} D40c(int a, int b) restrict(cpu) {} ~D40c() restrict(cpu,amp) {} }; }
struct D44a { int m; D44a(int a) restrict(cpu) {} D44a(int a, int b) restrict(amp) {} ~D44a() restrict(cpu,amp) {} };
namespace q44b { class D44b { public: int m; D44b(int a) restrict(cpu) {} D44b(int a, int b) restrict(amp) {} ~D44b() restrict(cpu,amp); }; } q44b::D44b::~D44b() restrict(cpu,amp) {}
void f44c() { struct D44c { int m; D44c(int a) restrict(cpu) {} D44c(int a, int b) restrict(amp) {} ~D44c() restrict(cpu,amp) {} }; }
struct D48a { int m; D48a(int a) restrict(cpu) {} D48a(int a, int b) restrict(cpu,amp) {} ~D48a() restrict(cpu,amp) {} };
namespace q48b { class D48b { public: int m; D48b(int a) restrict(cpu) {} D48b(int a, int b) restrict(cpu,amp) {} ~D48b() restrict(cpu,amp); }; } q48b::D48b::~D48b() restrict(cpu,amp) {}
void f48c() { struct D48c { int m; D48c(int a) restrict(cpu) {} D48c(int a, int b) restrict(cpu,amp) {} ~D48c() restrict(cpu,amp) {} }; }
struct D52a { int m; D52a(int a) restrict(amp) {} D52a(int a, int b)  {} ~D52a() restrict(cpu,amp) {} };
namespace q52b { class D52b { public: int m; D52b(int a) restrict(amp) {} D52b(int a, int b)  {} ~D52b() restrict(cpu,amp); }; } q52b::D52b::~D52b() restrict(cpu,amp) {}
void f52c() { struct D52c { int m; D52c(int a) restrict(amp) {} D52c(int a, int b)  {} ~D52c() restrict(cpu,amp) {} }; }
struct D56a { int m; D56a(int a) restrict(amp) {} D56a(int a, int b) restrict(cpu) {} ~D56a() restrict(cpu,amp) {} };
namespace q56b { class D56b { public: int m; D56b(int a) restrict(amp) {} D56b(int a, int b) restrict(cpu) {} ~D56b() restrict(cpu,amp); }; } q56b::D56b::~D56b() restrict(cpu,amp) {}
void f56c() { struct D56c { int m; D56c(int a) restrict(amp) {} D56c(int a, int b) restrict(cpu) {} ~D56c() restrict(cpu,amp) {} }; }
struct D59a { int m; D59a(int a) restrict(amp) {} D59a(int a, int b) restrict(amp) {} ~D59a() restrict(amp) {} };
namespace q59b { class D59b { public: int m; D59b(int a) restrict(amp) {} D59b(int a, int b) restrict(amp) {} ~D59b() restrict(amp); }; } q59b::D59b::~D59b() restrict(amp) {}
void f59c() { struct D59c { int m; D59c(int a) restrict(amp) {} D59c(int a, int b) restrict(amp) {} ~D59c() restrict(amp) {} }; }
struct D60a { int m; D60a(int a) restrict(amp) {} D60a(int a, int b) restrict(amp) {} ~D60a() restrict(cpu,amp) {} };
namespace q60b { class D60b { public: int m; D60b(int a) restrict(amp) {} D60b(int a, int b) restrict(amp) {} ~D60b() restrict(cpu,amp); }; } q60b::D60b::~D60b() restrict(cpu,amp) {}
void f60c() { struct D60c { int m; D60c(int a) restrict(amp) {} D60c(int a, int b) restrict(amp) {} ~D60c() restrict(cpu,amp) {} }; }
struct D64a { int m; D64a(int a) restrict(amp) {} D64a(int a, int b) restrict(cpu,amp) {} ~D64a() restrict(cpu,amp) {} };
namespace q64b { class D64b { public: int m; D64b(int a) restrict(amp) {} D64b(int a, int b) restrict(cpu,amp) {} ~D64b() restrict(cpu,amp); }; } q64b::D64b::~D64b() restrict(cpu,amp) {}
void f64c() { struct D64c { int m; D64c(int a) restrict(amp) {} D64c(int a, int b) restrict(cpu,amp) {} ~D64c() restrict(cpu,amp) {} }; }
struct D68a { int m; D68a(int a) restrict(cpu,amp) {} D68a(int a, int b)  {} ~D68a() restrict(cpu,amp) {} };
namespace q68b { class D68b { public: int m; D68b(int a) restrict(cpu,amp) {} D68b(int a, int b)  {} ~D68b() restrict(cpu,amp); }; } q68b::D68b::~D68b() restrict(cpu,amp) {}
void f68c() { struct D68c { int m; D68c(int a) restrict(cpu,amp) {} D68c(int a, int b)  {} ~D68c() restrict(cpu,amp) {} }; }
struct D72a { int m; D72a(int a) restrict(cpu,amp) {} D72a(int a, int b) restrict(cpu) {} ~D72a() restrict(cpu,amp) {} };
namespace q72b { class D72b { public: int m; D72b(int a) restrict(cpu,amp) {} D72b(int a, int b) restrict(cpu) {} ~D72b() restrict(cpu,amp); }; } q72b::D72b::~D72b() restrict(cpu,amp) {}
void f72c() { struct D72c { int m; D72c(int a) restrict(cpu,amp) {} D72c(int a, int b) restrict(cpu) {} ~D72c() restrict(cpu,amp) {} }; }
struct D76a { int m; D76a(int a) restrict(cpu,amp) {} D76a(int a, int b) restrict(amp) {} ~D76a() restrict(cpu,amp) {} };
namespace q76b { class D76b { public: int m; D76b(int a) restrict(cpu,amp) {} D76b(int a, int b) restrict(amp) {} ~D76b() restrict(cpu,amp); }; } q76b::D76b::~D76b() restrict(cpu,amp) {}
void f76c() { struct D76c { int m; D76c(int a) restrict(cpu,amp) {} D76c(int a, int b) restrict(amp) {} ~D76c() restrict(cpu,amp) {} }; }
struct D80a { int m; D80a(int a) restrict(cpu,amp) {} D80a(int a, int b) restrict(cpu,amp) {} ~D80a() restrict(cpu,amp) {} };
namespace q80b { class D80b { public: int m; D80b(int a) restrict(cpu,amp) {} D80b(int a, int b) restrict(cpu,amp) {} ~D80b() restrict(cpu,amp); }; } q80b::D80b::~D80b() restrict(cpu,amp) {}
void f80c() { struct D80c { int m; D80c(int a) restrict(cpu,amp) {} D80c(int a, int b) restrict(cpu,amp) {} ~D80c() restrict(cpu,amp) {} }; }
int main() { return 0; }
