#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include "build.h"

#include <string.h>

#if defined(__linux__)

#include <elf.h>
#include <link.h>

struct search {
  unsigned char *bytes;
  size_t room;
  size_t found;
};

/* Searches the notes of the program itself, which is the first object. */
static int look(struct dl_phdr_info *object, size_t size, void *argument) {
  (void)size;
  struct search *search = argument;
  for (int index = 0; index < object->dlpi_phnum; index++) {
    const ElfW(Phdr) *header = &object->dlpi_phdr[index];
    if (header->p_type != PT_NOTE) continue;
    const char *note = (const char *)(object->dlpi_addr + header->p_vaddr);
    const char *end = note + header->p_memsz;
    while (end - note >= (ptrdiff_t)sizeof(ElfW(Nhdr))) {
      const ElfW(Nhdr) *start = (const ElfW(Nhdr) *)note;
      size_t name = (start->n_namesz + 3u) & ~(size_t)3, content = (start->n_descsz + 3u) & ~(size_t)3;
      size_t rest = (size_t)(end - note) - sizeof *start;
      if (name > rest || content > rest - name) break;
      const char *words = note + sizeof *start;
      if (start->n_type == NT_GNU_BUILD_ID && start->n_namesz == 4 && memcmp(words, "GNU", 4) == 0) {
        search->found = start->n_descsz < search->room ? start->n_descsz : search->room;
        memcpy(search->bytes, words + name, search->found);
        return 1;
      }
      note = words + name + content;
    }
  }
  return 1;
}

size_t csystem_build_id(unsigned char *bytes, size_t room) {
  struct search search = {bytes, room, 0};
  dl_iterate_phdr(look, &search);
  return search.found;
}

#elif defined(__APPLE__)

#include <mach-o/dyld.h>
#include <mach-o/loader.h>

size_t csystem_build_id(unsigned char *bytes, size_t room) {
  const struct mach_header_64 *header = (const struct mach_header_64 *)_dyld_get_image_header(0);
  if (header == NULL || header->magic != MH_MAGIC_64) return 0;
  const char *next = (const char *)(header + 1);
  for (uint32_t index = 0; index < header->ncmds; index++) {
    const struct load_command *command = (const struct load_command *)next;
    if (command->cmd == LC_UUID) {
      const struct uuid_command *uuid = (const struct uuid_command *)next;
      size_t count = sizeof uuid->uuid < room ? sizeof uuid->uuid : room;
      memcpy(bytes, uuid->uuid, count);
      return count;
    }
    next += command->cmdsize;
  }
  return 0;
}

#else

size_t csystem_build_id(unsigned char *bytes, size_t room) {
  (void)bytes;
  (void)room;
  return 0;
}

#endif
