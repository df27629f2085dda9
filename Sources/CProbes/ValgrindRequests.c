// SPDX-License-Identifier: Apache-2.0
#include "ValgrindRequests.h"

#include <stdint.h>

// The numbers of the requests and the sequences are Valgrind's interface to client programs, which
// it keeps stable: a request is an array of its number and five arguments.
enum {
  RUNNING_ON_VALGRIND = 0x1001,
  CALLGRIND = 'C' << 24 | 'T' << 16,
  TOGGLE_COLLECT = CALLGRIND + 2,
  DUMP_STATS_AT = CALLGRIND + 3,
  START_INSTRUMENTATION = CALLGRIND + 4,
  STOP_INSTRUMENTATION = CALLGRIND + 5,
};

static uintptr_t request(uintptr_t number, uintptr_t argument) {
  volatile uintptr_t words[6] = {number, argument, 0, 0, 0, 0};
#if defined(__x86_64__)
  register uintptr_t answer __asm__("rdx") = 0;
  __asm__ volatile(
      "rolq $3, %%rdi\n\trolq $13, %%rdi\n\trolq $61, %%rdi\n\trolq $51, %%rdi\n\t"
      "xchgq %%rbx, %%rbx"
      : "+r"(answer)
      : "a"(&words[0])
      : "cc", "memory");
  return answer;
#elif defined(__aarch64__)
  register uintptr_t answer __asm__("x3") = 0;
  register volatile uintptr_t *place __asm__("x4") = &words[0];
  __asm__ volatile(
      "ror x12, x12, #3\n\tror x12, x12, #13\n\tror x12, x12, #51\n\tror x12, x12, #61\n\t"
      "orr x10, x10, x10"
      : "+r"(answer)
      : "r"(place)
      : "cc", "memory");
  return answer;
#else
  (void)words;
  return 0;
#endif
}

bool cprobes_runs_under_valgrind(void) { return request(RUNNING_ON_VALGRIND, 0) != 0; }

void cprobes_callgrind_start(void) { request(START_INSTRUMENTATION, 0); }

void cprobes_callgrind_stop(void) { request(STOP_INSTRUMENTATION, 0); }

void cprobes_callgrind_toggle(void) { request(TOGGLE_COLLECT, 0); }

void cprobes_callgrind_dump(const char *label) { request(DUMP_STATS_AT, (uintptr_t)label); }
