/* The little that compilers take for granted, so that an engine needs nothing beside itself. */

typedef __SIZE_TYPE__ size;

#if defined(_WIN32)
#define SEEN __declspec(dllexport)
#else
#define SEEN __attribute__((visibility("default")))
#endif

void *memcpy(void *restrict to, const void *restrict from, size count) {
  char *restrict t = to;
  const char *restrict f = from;
  while (count--) *t++ = *f++;
  return to;
}

void *memmove(void *to, const void *from, size count) {
  char *t = to;
  const char *f = from;
  if (t <= f)
    while (count--) *t++ = *f++;
  else
    while (count--) t[count] = f[count];
  return to;
}

void *memset(void *to, int value, size count) {
  char *t = to;
  while (count--) *t++ = (char)value;
  return to;
}

#if defined(__APPLE__)
void bzero(void *to, size count) {
  char *t = to;
  while (count--) *t++ = 0;
}

void memset_pattern16(void *to, const void *pattern, size count) {
  char *t = to;
  const char *p = pattern;
  for (size at = 0; at < count; at++) t[at] = p[at % 16];
}
#endif

/* Whether this processor has all instructions that the engine was made with: on x86-64 those of
   SSE up to 4.2 and the one that counts bits. */
SEEN long long fits(void) {
#if defined(__x86_64__)
  unsigned needed = 1u | 1u << 9 | 1u << 19 | 1u << 20 | 1u << 23;
  unsigned a = 1, b, c = 0, d;
  __asm__("cpuid" : "+a"(a), "=b"(b), "+c"(c), "=d"(d));
  return (c & needed) == needed;
#else
  return 1;
#endif
}

#if defined(_WIN32)
int DllMainCRTStartup(void *library, unsigned why, void *unused) { return 1; }

/* Touches each page of a large stack frame in turn, as Windows wants it. */
__asm__(
    ".globl ___chkstk_ms\n"
    "___chkstk_ms:\n"
    "  push %rcx\n"
    "  push %rax\n"
    "  cmp $0x1000, %rax\n"
    "  lea 24(%rsp), %rcx\n"
    "  jb 1f\n"
    "2:\n"
    "  sub $0x1000, %rcx\n"
    "  test %rcx, (%rcx)\n"
    "  sub $0x1000, %rax\n"
    "  cmp $0x1000, %rax\n"
    "  ja 2b\n"
    "1:\n"
    "  sub %rax, %rcx\n"
    "  test %rcx, (%rcx)\n"
    "  pop %rax\n"
    "  pop %rcx\n"
    "  ret\n");
#endif
