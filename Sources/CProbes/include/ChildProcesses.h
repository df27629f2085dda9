// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <spawn.h>
#include <stdint.h>

/// What one process notes for another one, in memory that both share.
struct cprobes_note {
  /// What it is at, by numbers that both understand.
  int64_t place;
  /// How often it has noted something.
  int64_t beats;
};

/// Makes a file for a note that is in no folder, and that programs inherit only where they are told to;
/// its descriptor, or minus the error number.
int cprobes_note_create(void);

/// The note of such a file, or NULL where the system refuses.
struct cprobes_note *_Nullable cprobes_note_open(int descriptor);

/// Lets go of a note.
void cprobes_note_close(struct cprobes_note *_Nonnull note);

/// Creates a pipe whose two ends no other program inherits; 0, or the error number.
int cprobes_pipe_create(int ends[_Nonnull 2]);

/// Has a process that is started close all descriptors from one on, also those that are not closed on exec.
///
/// Nothing is added where the C library has no such action (glibc before 2.34).
void cprobes_close_from(posix_spawn_file_actions_t *_Nonnull actions, int first);

/// Has the system kill this process when the one that started it ends; 0, or the error number.
int cprobes_end_with_parent(void);

/// Notes what the process is at.
static inline void cprobes_note_write(struct cprobes_note *_Nonnull note, int64_t place) {
  __atomic_store_n(&note->place, place, __ATOMIC_RELAXED);
  __atomic_store_n(&note->beats, note->beats + 1, __ATOMIC_RELEASE);
}

/// Notes that the process goes on.
static inline void cprobes_note_beat(struct cprobes_note *_Nonnull note) {
  __atomic_store_n(&note->beats, note->beats + 1, __ATOMIC_RELEASE);
}

/// What the other process is at.
static inline int64_t cprobes_note_place(const struct cprobes_note *_Nonnull note) {
  return __atomic_load_n(&note->place, __ATOMIC_RELAXED);
}

/// How often the other process has noted something.
static inline int64_t cprobes_note_beats(const struct cprobes_note *_Nonnull note) {
  return __atomic_load_n(&note->beats, __ATOMIC_ACQUIRE);
}
