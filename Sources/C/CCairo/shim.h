#include <cairo.h>
#include <cairo-ft.h>
#include <cairo-pdf.h>
#include FT_MULTIPLE_MASTERS_H
#include FT_OUTLINE_H
