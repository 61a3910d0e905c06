#include "window.h"
#include "CDeflate.h"

#include <stdlib.h>

/// Bytes that are made at a time: half of the smallest first-level cache.
enum { usual_band = 1 << 14 };

size_t source_next_band(const byte_source *source, size_t position, int is_unique) {
    if (source->is_unique == NULL) return is_unique ? source->count : position;
    while (position < source->count && source->is_unique[position / source->band] != is_unique) {
        position = (position / source->band + 1) * source->band;
    }
    return position < source->count ? position : source->count;
}

int window_open(byte_window *window, byte_source source, size_t reach, size_t most_pending) {
    size_t band = source.unit < usual_band ? usual_band / source.unit * source.unit : source.unit;
    *window = (byte_window){.source = source, .band = band, .usual = reach + 6 * band, .sum = 1};
    window->capacity = reach + most_pending + 6 * band;
    uint8_t *memory = malloc(window_slack + window->capacity + window_slack);
    window->part = malloc(source.unit);
    if (memory == NULL || window->part == NULL) {
        free(memory), free(window->part);
        return 0;
    }
    memset(memory, 0, window_slack);
    window->bytes = memory + window_slack;
    return 1;
}

void window_close(byte_window *window) {
    free(window->bytes - window_slack), free(window->part);
}

void window_fill(byte_window *window, size_t first, size_t end) {
    const byte_source *source = &window->source;
    if (end > source->count) end = source->count;
    while (window->end < end) {
        size_t left = source->count - window->end, added = left < window->band ? left : window->band;
        size_t held = window->end - window->base, kept = first > window->base ? window->end - first : held;
        if (held + added > window->usual && kept + added <= window->capacity && kept < held) {
            memmove(window->bytes, window->bytes + (held - kept), kept);
            window->base = window->end - kept;
            held = kept;
        }
        source->make(source->input, window->end, added, window->bytes + held);
        window->sum = deflate_adler32_after(window->sum, window->bytes + held, added);
        window->end += added;
    }
}

void window_read(void *input, size_t position, size_t count, uint8_t *out) {
    byte_window *window = input;
    const byte_source *source = &window->source;
    while (count > 0) {
        size_t offset = position % source->unit, part = source->unit - offset;
        if (offset == 0 && count >= source->unit) {
            part = count / source->unit * source->unit;
            source->make(source->input, position, part, out);
        } else {
            size_t left = source->count - (position - offset);
            source->make(source->input, position - offset, left < source->unit ? left : source->unit, window->part);
            if (part > count) part = count;
            memcpy(out, window->part + offset, part);
        }
        position += part;
        out += part;
        count -= part;
    }
}
