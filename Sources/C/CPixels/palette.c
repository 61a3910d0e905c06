#include "CPixels.h"

#include <string.h>

int pixels_are_gray(const uint32_t *pixels, size_t count) {
    for (size_t i = 0; i < count; i++) {
        uint32_t pixel = pixels[i];
        if (((pixel ^ pixel >> 8) & 0xFFFF) != 0) return 0;
    }
    return 1;
}

void pixels_to_gray_rows(const uint32_t *pixels, size_t width, size_t height, uint8_t *rows) {
    for (size_t y = 0; y < height; y++) {
        *rows++ = 0;
        for (size_t x = 0; x < width; x++) *rows++ = (uint8_t)*pixels++;
    }
}

/// Colors by their hashes; four places a color keep searches short.
typedef struct {
    uint32_t colors[PIXELS_PALETTE * 4];
    uint16_t numbers[PIXELS_PALETTE * 4];
} color_table;

enum { free_place = 0xFFFF };

/// Where a color stands, or may be put.
static uint32_t place_of(const color_table *table, uint32_t color) {
    uint32_t mask = PIXELS_PALETTE * 4 - 1, place = color * 0x9E3779B1u >> 22;
    while (table->numbers[place] != free_place && table->colors[place] != color) place = (place + 1) & mask;
    return place;
}

static int is_before(uint32_t first, uint32_t second) {
    int first_is_opaque = first >> 24 == 255, second_is_opaque = second >> 24 == 255;
    return first_is_opaque != second_is_opaque ? second_is_opaque : first < second;
}

size_t pixels_find_palette(const uint32_t *pixels, size_t count, uint32_t *palette, uint8_t *places) {
    color_table table;
    memset(table.numbers, 0xFF, sizeof table.numbers);
    size_t colors = 0;
    for (size_t i = 0; i < count; i++) {
        if (i > 0 && pixels[i] == pixels[i - 1]) continue;
        uint32_t place = place_of(&table, pixels[i]);
        if (table.numbers[place] != free_place) continue;
        if (colors == PIXELS_PALETTE) return 0;
        table.colors[place] = pixels[i];
        table.numbers[place] = 0;
        size_t at = colors++;
        for (; at > 0 && is_before(pixels[i], palette[at - 1]); at--) palette[at] = palette[at - 1];
        palette[at] = pixels[i];
    }
    for (size_t i = 0; i < colors; i++) table.numbers[place_of(&table, palette[i])] = (uint16_t)i;
    for (size_t i = 0; i < count; i++) {
        places[i] = i > 0 && pixels[i] == pixels[i - 1] ? places[i - 1]
                                                        : (uint8_t)table.numbers[place_of(&table, pixels[i])];
    }
    return colors;
}

void pixels_pack_rows(const uint8_t *places, size_t width, size_t height, unsigned bits, uint8_t *rows) {
    for (size_t y = 0; y < height; y++) {
        *rows++ = 0;
        unsigned byte = 0, filled = 0;
        for (size_t x = 0; x < width; x++) {
            byte = byte << bits | *places++;
            filled += bits;
            if (filled < 8) continue;
            *rows++ = (uint8_t)byte;
            byte = filled = 0;
        }
        if (filled > 0) *rows++ = (uint8_t)(byte << (8 - filled));
    }
}
