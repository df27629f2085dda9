// SPDX-License-Identifier: Apache-2.0
#define _GNU_SOURCE
#include "ChildProcesses.h"

#include <errno.h>
#include <stddef.h>

#if defined(__linux__)
#include <fcntl.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <unistd.h>

int cprobes_note_create(void) {
  int descriptor = memfd_create("note", MFD_CLOEXEC);
  if (descriptor < 0) return -errno;
  if (ftruncate(descriptor, sizeof(struct cprobes_note)) != 0) {
    int cause = errno;
    close(descriptor);
    return -cause;
  }
  return descriptor;
}

struct cprobes_note *cprobes_note_open(int descriptor) {
  void *memory =
    mmap(NULL, sizeof(struct cprobes_note), PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
  return memory == MAP_FAILED ? NULL : memory;
}

void cprobes_note_close(struct cprobes_note *note) { munmap(note, sizeof *note); }

// Weak, so that the program also starts with a C library that lacks it.
extern int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *, int)
  __attribute__((weak));

void cprobes_close_from(posix_spawn_file_actions_t *actions, int first) {
  if (posix_spawn_file_actions_addclosefrom_np) {
    posix_spawn_file_actions_addclosefrom_np(actions, first);
  }
}

int cprobes_pipe_create(int ends[2]) { return pipe2(ends, O_CLOEXEC) == 0 ? 0 : errno; }

int cprobes_end_with_parent(void) {
  return prctl(PR_SET_PDEATHSIG, SIGKILL) == 0 ? 0 : errno;
}
#else
int cprobes_note_create(void) { return -ENOSYS; }

struct cprobes_note *cprobes_note_open(int descriptor) {
  (void)descriptor;
  errno = ENOSYS;
  return NULL;
}

void cprobes_note_close(struct cprobes_note *note) { (void)note; }

void cprobes_close_from(posix_spawn_file_actions_t *actions, int first) {
  (void)actions;
  (void)first;
}

int cprobes_pipe_create(int ends[2]) {
  (void)ends;
  return ENOSYS;
}

int cprobes_end_with_parent(void) { return ENOSYS; }
#endif
