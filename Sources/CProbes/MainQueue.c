// SPDX-License-Identifier: Apache-2.0
#define _GNU_SOURCE
#include "MainQueue.h"

#include <stddef.h>

#if defined(__linux__)
#include <poll.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

enum { QUEUE_WORDS = 16, ATTEMPTS = 100 };

// libdispatch: the queue itself, which is opaque, and the two calls that it has for run loops. Weak, so
// that a program without it still links.
extern uintptr_t _dispatch_main_q[QUEUE_WORDS] __attribute__((weak));
extern void _dispatch_main_queue_callback_4CF(void *message) __attribute__((weak));
extern int _dispatch_get_main_queue_handle_4CF(void) __attribute__((weak));
extern void dispatch_async_f(void *queue, void *context, void (*work)(void *))
    __attribute__((weak));

// CoreFoundation, which stands in libFoundation.
extern const void *kCFRunLoopDefaultMode __attribute__((weak));
extern void *CFRunLoopGetMain(void) __attribute__((weak));
extern double CFRunLoopGetNextTimerFireDate(void *loop, const void *mode) __attribute__((weak));
extern int32_t CFRunLoopRunInMode(const void *mode, double seconds, unsigned char returns)
    __attribute__((weak));

// CoreFoundation's times count from the first moment of 2001.
static const double seconds_before_2001 = 978307200;

// The first and the last word that are zero while the queue is empty, and only then: its ends.
static const uintptr_t *first_end = NULL;
static const uintptr_t *last_end = NULL;

static void mark(void *flag) { *(bool *)flag = true; }

static uintptr_t word(const uintptr_t *place) { return __atomic_load_n(place, __ATOMIC_ACQUIRE); }

bool cprobes_main_queue_answers(void) {
  // Static, since it is still looked at when the round runs long after a refusal.
  static bool is_marked;
  is_marked = false;
  dispatch_async_f(_dispatch_main_q, &is_marked, mark);
  _dispatch_main_queue_callback_4CF(NULL);
  return is_marked;
}

// Looks at the queue empty, with one item, and empty again; false if no word told.
static bool find_ends(void) {
  static bool is_marked;
  uintptr_t before[QUEUE_WORDS], during[QUEUE_WORDS];
  for (int index = 0; index < QUEUE_WORDS; index++) before[index] = word(&_dispatch_main_q[index]);
  dispatch_async_f(_dispatch_main_q, &is_marked, mark);
  for (int index = 0; index < QUEUE_WORDS; index++) during[index] = word(&_dispatch_main_q[index]);
  _dispatch_main_queue_callback_4CF(NULL);
  const uintptr_t *first = NULL, *last = NULL;
  for (int index = 0; index < QUEUE_WORDS; index++) {
    const uintptr_t *place = &_dispatch_main_q[index];
    if (before[index] != 0 || during[index] == 0 || word(place) != 0) continue;
    if (first == NULL) first = place;
    last = place;
  }
  if (first == NULL) return false;
  first_end = first;
  last_end = last;
  return true;
}

cprobes_main_queue_fault_t cprobes_main_queue_open(void) {
  if (_dispatch_main_q == NULL || _dispatch_main_queue_callback_4CF == NULL ||
      _dispatch_get_main_queue_handle_4CF == NULL || dispatch_async_f == NULL) {
    return cprobes_main_queue_other_system;
  }
  if (syscall(SYS_gettid) != getpid()) return cprobes_main_queue_other_thread;
  if (!cprobes_main_queue_answers()) return cprobes_main_queue_served;
  if (first_end != NULL) return cprobes_main_queue_ready;
  // Another thread, or the work itself, may queue something between two looks.
  for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (find_ends()) return cprobes_main_queue_ready;
    _dispatch_main_queue_callback_4CF(NULL);
  }
  return cprobes_main_queue_opaque;
}

bool cprobes_main_queue_holds_work(void) { return (word(first_end) | word(last_end)) != 0; }

void cprobes_main_queue_run_round(void) { _dispatch_main_queue_callback_4CF(NULL); }

bool cprobes_main_queue_wait(int64_t nanoseconds) {
  if (cprobes_main_queue_holds_work()) return true;
  // Work raises a counter behind a descriptor that does not block; forget what was raised for work
  // that is done, and look again, for what came in between.
  int descriptor = _dispatch_get_main_queue_handle_4CF();
  uint64_t count;
  if (read(descriptor, &count, sizeof count) > 0 && cprobes_main_queue_holds_work()) return true;
  struct pollfd wanted = {.fd = descriptor, .events = POLLIN};
  struct timespec length = {.tv_sec = nanoseconds / 1000000000, .tv_nsec = nanoseconds % 1000000000};
  if (nanoseconds > 0) ppoll(&wanted, 1, &length, NULL);
  return cprobes_main_queue_holds_work();
}

int64_t cprobes_main_run_loop_next_timer(void) {
  static void *loop = NULL;
  if (CFRunLoopGetMain == NULL || CFRunLoopGetNextTimerFireDate == NULL) return INT64_MAX;
  if (loop == NULL) loop = CFRunLoopGetMain();
  double moment = CFRunLoopGetNextTimerFireDate(loop, kCFRunLoopDefaultMode);
  if (moment == 0) return INT64_MAX;
  struct timespec now;
  if (clock_gettime(CLOCK_REALTIME, &now) != 0) return 0;
  double seconds = moment + seconds_before_2001 - (double)now.tv_sec - (double)now.tv_nsec * 1e-9;
  return seconds >= 9e9 ? INT64_MAX - 1 : (int64_t)(seconds * 1e9);
}

void cprobes_main_run_loop_pass(void) {
  if (CFRunLoopRunInMode != NULL) CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, true);
}
#else
cprobes_main_queue_fault_t cprobes_main_queue_open(void) {
  return cprobes_main_queue_other_system;
}

bool cprobes_main_queue_answers(void) { return false; }

bool cprobes_main_queue_holds_work(void) { return false; }

void cprobes_main_queue_run_round(void) {}

bool cprobes_main_queue_wait(int64_t nanoseconds) {
  (void)nanoseconds;
  return false;
}

int64_t cprobes_main_run_loop_next_timer(void) { return INT64_MAX; }

void cprobes_main_run_loop_pass(void) {}
#endif
