int f(int a){ int b; switch(a){case 1: break; default: break;} return 1; }
enum class E{x,y}; int g(E e){ switch(e){ case E::x: return 1; default: return 2;} }
