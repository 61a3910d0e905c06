#ifndef DARKROOM_OPEN_FILES_H
#define DARKROOM_OPEN_FILES_H

#include "device.h"

// Remembers that a descriptor was opened under one of the names of the random devices (entropy.c).
int darkroom_note_if_random(const char *path, int descriptor);

// In which of the device's folders the file lies that a descriptor was opened for.
enum place darkroom_place_of(int descriptor);

#endif
