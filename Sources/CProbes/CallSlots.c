// SPDX-License-Identifier: Apache-2.0
//
// Finds the slots through which loaded objects call the counted functions, patches them and puts
// them back. A slot is what a relocation of the dynamic linker fills with a function's address.

#if defined(__linux__)
#define _GNU_SOURCE
#include <dlfcn.h>
#include <elf.h>
#include <link.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
#endif

#include "CallCounting.h"
#include "CallHooks.h"

#if defined(__linux__) && defined(__LP64__) && (defined(__x86_64__) || defined(__aarch64__))

#if defined(__x86_64__)
enum { JUMP_SLOT = R_X86_64_JUMP_SLOT, GLOBAL_SLOT = R_X86_64_GLOB_DAT, POINTER = R_X86_64_64 };
#else
enum { JUMP_SLOT = R_AARCH64_JUMP_SLOT, GLOBAL_SLOT = R_AARCH64_GLOB_DAT, POINTER = R_AARCH64_ABS64 };
#endif

/// A slot of a counted function.
typedef struct {
  void **place;
  void *before;
  size_t function;
  // Whether its page may not be written once the object is loaded.
  bool isReadOnly;
} slot_t;

enum { SLOT_LIMIT = 4096 };

static slot_t slots[SLOT_LIMIT];
static size_t slot_count = 0;
static bool has_overflow = false;
static bool is_installed = false;

/// What of a loaded object is needed to read its relocations.
typedef struct {
  const ElfW(Sym) * symbols;
  const char *strings;
  const ElfW(Rela) * tables[2];
  size_t sizes[2];
  ElfW(Addr) base;
  ElfW(Addr) readOnlyStart;
  ElfW(Addr) readOnlyEnd;
} object_t;

static size_t function_named(const char *name) {
  for (size_t index = 0; index < cprobes_counted_function_count; index++) {
    if (strcmp(name, cprobes_counted_functions[index].name) == 0) return index;
  }
  return cprobes_counted_function_count;
}

static void note_slot(const object_t *object, const ElfW(Rela) * relocation) {
  unsigned long type = ELF64_R_TYPE(relocation->r_info);
  if (type != JUMP_SLOT && type != GLOBAL_SLOT && type != POINTER) return;
  // A pointer that leads past a function's start is not a call of it.
  if (type == POINTER && relocation->r_addend != 0) return;
  const ElfW(Sym) *symbol = &object->symbols[ELF64_R_SYM(relocation->r_info)];
  size_t function = function_named(object->strings + symbol->st_name);
  if (function == cprobes_counted_function_count) return;
  if (slot_count == SLOT_LIMIT) {
    has_overflow = true;
    return;
  }
  ElfW(Addr) place = object->base + relocation->r_offset;
  slots[slot_count++] = (slot_t){
      .place = (void **)place,
      .before = *(void **)place,
      .function = function,
      .isReadOnly = place >= object->readOnlyStart && place < object->readOnlyEnd,
  };
}

/// The address behind an entry of the dynamic section, which not every object has relocated.
static ElfW(Addr) address(const object_t *object, ElfW(Addr) value) {
  return value < object->base ? object->base + value : value;
}

static bool read_dynamic(object_t *object, const ElfW(Dyn) * entry) {
  for (; entry->d_tag != DT_NULL; entry++) {
    switch (entry->d_tag) {
    case DT_SYMTAB: object->symbols = (const void *)address(object, entry->d_un.d_ptr); break;
    case DT_STRTAB: object->strings = (const void *)address(object, entry->d_un.d_ptr); break;
    case DT_JMPREL: object->tables[0] = (const void *)address(object, entry->d_un.d_ptr); break;
    case DT_PLTRELSZ: object->sizes[0] = entry->d_un.d_val; break;
    case DT_RELA: object->tables[1] = (const void *)address(object, entry->d_un.d_ptr); break;
    case DT_RELASZ: object->sizes[1] = entry->d_un.d_val; break;
    default: break;
    }
  }
  return object->symbols != NULL && object->strings != NULL;
}

static int note_slots(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  (void)context;
  object_t object = {.base = info->dlpi_addr};
  const ElfW(Dyn) *dynamic = NULL;
  ElfW(Addr) page = (ElfW(Addr))sysconf(_SC_PAGESIZE);
  for (int index = 0; index < info->dlpi_phnum; index++) {
    const ElfW(Phdr) *header = &info->dlpi_phdr[index];
    ElfW(Addr) start = object.base + header->p_vaddr;
    if (header->p_type == PT_DYNAMIC) dynamic = (const ElfW(Dyn) *)start;
    if (header->p_type == PT_GNU_RELRO) {
      // The linker protects whole pages only, and leaves the last one that is cut.
      object.readOnlyStart = start & ~(page - 1);
      object.readOnlyEnd = (start + header->p_memsz) & ~(page - 1);
    }
  }
  if (dynamic == NULL || !read_dynamic(&object, dynamic)) return 0;
  for (int table = 0; table < 2; table++) {
    if (object.tables[table] == NULL) continue;
    size_t count = object.sizes[table] / sizeof(ElfW(Rela));
    for (size_t index = 0; index < count; index++) note_slot(&object, &object.tables[table][index]);
  }
  return 0;
}

/// How often objects were loaded and unloaded so far.
typedef struct {
  unsigned long long loaded;
  unsigned long long unloaded;
} generation_t;

static generation_t known_generation;

static int read_generation(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  generation_t *generation = context;
  *generation = (generation_t){.loaded = info->dlpi_adds, .unloaded = info->dlpi_subs};
  return 1;
}

/// Finds all slots, and what each holds now; the places are those of the last time, unless objects
/// came or went.
static void find_slots(void) {
  generation_t generation = {0};
  dl_iterate_phdr(read_generation, &generation);
  if (generation.loaded == known_generation.loaded
      && generation.unloaded == known_generation.unloaded) {
    for (size_t index = 0; index < slot_count; index++) slots[index].before = *slots[index].place;
    return;
  }
  slot_count = 0;
  has_overflow = false;
  dl_iterate_phdr(note_slots, NULL);
  known_generation = generation;
}

static bool has_sanitizer(void) {
  return dlsym(RTLD_DEFAULT, "__asan_init") != NULL || dlsym(RTLD_DEFAULT, "__tsan_init") != NULL
         || dlsym(RTLD_DEFAULT, "__msan_init") != NULL;
}

/// Whether the program itself calls a function of a family through a slot.
static bool has_slot(const char *name) {
  size_t function = function_named(name);
  for (size_t index = 0; index < slot_count; index++) {
    if (slots[index].function == function) return true;
  }
  return false;
}

cprobes_call_counting_fault_t cprobes_call_counting_check(void) {
  if (is_installed) return cprobes_call_counting_installed;
  if (has_sanitizer()) return cprobes_call_counting_sanitizer;
  find_slots();
  if (has_overflow) return cprobes_call_counting_too_many_slots;
  if (!has_slot("swift_retain") || dlsym(RTLD_DEFAULT, "swift_retain") == NULL) {
    return cprobes_call_counting_static_runtime;
  }
  return has_slot("malloc") ? cprobes_call_counting_ready : cprobes_call_counting_static_allocator;
}

/// Writes a slot, if need be by lifting the protection of its page for the moment.
static bool write_slot(const slot_t *slot, void *value) {
  if (!slot->isReadOnly) {
    __atomic_store_n(slot->place, value, __ATOMIC_RELEASE);
    return true;
  }
  size_t size = (size_t)sysconf(_SC_PAGESIZE);
  void *page = (void *)((uintptr_t)slot->place & ~(uintptr_t)(size - 1));
  if (mprotect(page, size, PROT_READ | PROT_WRITE) != 0) return false;
  __atomic_store_n(slot->place, value, __ATOMIC_RELEASE);
  return mprotect(page, size, PROT_READ) == 0;
}

cprobes_call_counting_fault_t cprobes_call_counting_install(void) {
  cprobes_call_counting_fault_t fault = cprobes_call_counting_check();
  if (fault != cprobes_call_counting_ready) return fault;
  for (size_t index = 0; index < cprobes_counted_function_count; index++) {
    const cprobes_counted_function_t *function = &cprobes_counted_functions[index];
    *function->original = dlsym(RTLD_DEFAULT, function->name);
  }
  is_installed = true;
  for (size_t index = 0; index < slot_count; index++) {
    const cprobes_counted_function_t *function = &cprobes_counted_functions[slots[index].function];
    // A function that cannot be found cannot be called on, so its calls stay as they are.
    if (*function->original == NULL) continue;
    if (!write_slot(&slots[index], function->hook)) {
      cprobes_call_counting_remove();
      return cprobes_call_counting_protected;
    }
  }
  return cprobes_call_counting_ready;
}

int64_t cprobes_call_counting_remove(void) {
  int64_t wrong = 0;
  if (!is_installed) return 0;
  for (size_t index = 0; index < slot_count; index++) {
    if (*slots[index].place == slots[index].before) continue;
    write_slot(&slots[index], slots[index].before);
    if (*slots[index].place != slots[index].before) wrong++;
  }
  is_installed = false;
  return wrong;
}

int64_t cprobes_call_counting_slot_count(void) { return is_installed ? (int64_t)slot_count : 0; }

static uint64_t mixed(uint64_t digest, uint64_t word) {
  // FNV-1a by words (Fowler, Noll, Vo).
  return (digest ^ word) * 0x100000001b3;
}

uint64_t cprobes_call_slots_digest(void) {
  // The table of an installation must outlive this look.
  if (!is_installed) find_slots();
  uint64_t digest = 0xcbf29ce484222325;
  for (size_t index = 0; index < slot_count; index++) {
    digest = mixed(digest, (uintptr_t)slots[index].place);
    digest = mixed(digest, (uintptr_t)*slots[index].place);
  }
  return digest;
}

#else

cprobes_call_counting_fault_t cprobes_call_counting_check(void) {
  return cprobes_call_counting_other_system;
}

cprobes_call_counting_fault_t cprobes_call_counting_install(void) {
  return cprobes_call_counting_other_system;
}

int64_t cprobes_call_counting_remove(void) { return 0; }

int64_t cprobes_call_counting_slot_count(void) { return 0; }

uint64_t cprobes_call_slots_digest(void) { return 0; }

#endif
