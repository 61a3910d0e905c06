#define _GNU_SOURCE
#include "CImageSections.h"

#include <dlfcn.h>
#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

// The dynamic linker knows segments only. Where sections lie stands in the image's file, whose section table is kept
// when a program is stripped.

struct search {
    const char *name;
    void *context;
    void (*body)(void *, const void *, size_t);
};

static void search_file(const unsigned char *file, size_t size, ElfW(Addr) base, const struct search *search) {
    const ElfW(Ehdr) *header = (const ElfW(Ehdr) *)file;
    if (size < sizeof *header || memcmp(header->e_ident, ELFMAG, SELFMAG) != 0) return;
    if (header->e_shentsize != sizeof(ElfW(Shdr)) || header->e_shstrndx >= header->e_shnum) return;
    if (header->e_shoff % _Alignof(ElfW(Shdr)) != 0) return;
    if (header->e_shoff > size || (size - header->e_shoff) / sizeof(ElfW(Shdr)) < header->e_shnum) return;

    const ElfW(Shdr) *sections = (const ElfW(Shdr) *)(file + header->e_shoff);
    const ElfW(Shdr) *names = &sections[header->e_shstrndx];
    if (names->sh_offset > size || names->sh_size > size - names->sh_offset) return;
    size_t length = strlen(search->name) + 1;
    for (unsigned index = 0; index < header->e_shnum; index++) {
        const ElfW(Shdr) *section = &sections[index];
        if (!(section->sh_flags & SHF_ALLOC) || section->sh_name > names->sh_size) continue;
        if (names->sh_size - section->sh_name < length) continue;
        if (memcmp(file + names->sh_offset + section->sh_name, search->name, length) != 0) continue;
        search->body(search->context, (const void *)(base + section->sh_addr), section->sh_size);
    }
}

static int search_image(struct dl_phdr_info *info, size_t unused, void *data) {
    (void)unused;
    // The program itself comes first and has no name.
    const char *path = info->dlpi_name && info->dlpi_name[0] ? info->dlpi_name : "/proc/self/exe";
    int descriptor = open(path, O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) return 0;
    struct stat status;
    if (fstat(descriptor, &status) == 0 && status.st_size > 0) {
        void *file = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, descriptor, 0);
        if (file != MAP_FAILED) {
            search_file(file, (size_t)status.st_size, info->dlpi_addr, data);
            munmap(file, (size_t)status.st_size);
        }
    }
    close(descriptor);
    return 0;
}

void darkroom_sections_each(
    const char *name, void *context, void (*body)(void *context, const void *start, size_t size)
) {
    struct search search = {name, context, body};
    dl_iterate_phdr(search_image, &search);
}

const char *darkroom_image_path(const void *address) {
    Dl_info info;
    return dladdr(address, &info) ? info.dli_fname : NULL;
}

// Swift's convention differs from C's in what it does to errors and contexts, which access functions have none of.
struct metadata_response {
    const void *metadata;
    size_t state;
};

const void *darkroom_type_metadata(const void *access_function) {
    struct metadata_response (*access)(size_t) = (struct metadata_response (*)(size_t))access_function;
    return access(0).metadata;
}
