// SPDX-License-Identifier: Apache-2.0
#include <errno.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>

#include "CProbes.h"

static volatile sig_atomic_t received_signal = 0;
static bool is_installed = false;
static struct sigaction previous_interrupt;
static struct sigaction previous_terminate;

static void note_signal(int number) {
  if (received_signal == 0) received_signal = number;
}

int cprobes_interrupt_install(void) {
  if (is_installed) return 0;
  struct sigaction action = {0};
  action.sa_handler = note_signal;
  // A report half written must not fail because a signal cut its write short.
  action.sa_flags = SA_RESTART;
  // One handler at a time, so that the first signal is the one that is kept.
  sigemptyset(&action.sa_mask);
  sigaddset(&action.sa_mask, SIGINT);
  sigaddset(&action.sa_mask, SIGTERM);
  received_signal = 0;
  if (sigaction(SIGINT, &action, &previous_interrupt) != 0) return errno;
  if (sigaction(SIGTERM, &action, &previous_terminate) != 0) {
    int cause = errno;
    sigaction(SIGINT, &previous_interrupt, NULL);
    return cause;
  }
  is_installed = true;
  return 0;
}

int cprobes_interrupt_received(void) { return received_signal; }

int cprobes_interrupt_restore(void) {
  if (!is_installed) return 0;
  if (sigaction(SIGINT, &previous_interrupt, NULL) != 0) return errno;
  if (sigaction(SIGTERM, &previous_terminate, NULL) != 0) return errno;
  is_installed = false;
  return 0;
}
