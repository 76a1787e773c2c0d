#pragma once
// What the shared library exports: the namespaces that are opened with GJK_API in headers and sources, and single names
// that templates of the installed headers call. Everything else is hidden.

#if defined(__ELF__) || defined(__MACH__)
#define GJK_API [[gnu::visibility("default")]]
#else
#define GJK_API
#endif
