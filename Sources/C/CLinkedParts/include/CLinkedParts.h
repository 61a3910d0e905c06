#ifndef CLINKEDPARTS_H
#define CLINKEDPARTS_H

/// What encodes pictures, retained for the caller: a `LinkedPictureEncoder` of the module DisplayList. NULL in a program
/// that is not linked with the module Rasterizer.
void *darkroom_linked_picture_encoder(void);

#endif
