#include "block.h"

/// The lengths of the codes of a block, run-length encoded (RFC 1951, 3.2.7).
typedef struct {
    unsigned literals, distances, symbols, code_lengths;
    uint8_t symbol[literal_symbols + distance_symbols], extra[literal_symbols + distance_symbols];
    huffman_code code;
    /// Bits of the block's header.
    uint64_t cost;
} code_table;

static const uint8_t code_length_order[code_length_symbols] = {16, 17, 18, 0, 8,  7, 9,  6, 10, 5,
                                                               11, 4,  12, 3, 13, 2, 14, 1, 15};

static unsigned code_table_extra(unsigned symbol) { return symbol < 16 ? 0 : symbol == 16 ? 2 : symbol == 17 ? 3 : 7; }

static unsigned used_symbols(const uint8_t *lengths, unsigned count, unsigned least) {
    while (count > least && lengths[count - 1] == 0) count--;
    return count;
}

static void code_table_make(code_table *table, const huffman_code *literals, const huffman_code *distances) {
    table->literals = used_symbols(literals->lengths, 286, 257);
    table->distances = used_symbols(distances->lengths, distance_symbols, 1);
    uint8_t lengths[literal_symbols + distance_symbols];
    unsigned count = table->literals + table->distances;
    memcpy(lengths, literals->lengths, table->literals);
    memcpy(lengths + table->literals, distances->lengths, table->distances);

    uint32_t frequencies[code_length_symbols] = {0};
    table->symbols = 0;
    for (unsigned i = 0; i < count;) {
        unsigned length = lengths[i], run = 1, symbol = length, extra = 0, longest = length == 0 ? 138 : 7;
        while (i + run < count && lengths[i + run] == length && run < longest) run++;
        if (length == 0 && run >= 3) {
            symbol = run < 11 ? 17 : 18;
            extra = run - (run < 11 ? 3 : 11);
        } else if (length != 0 && run >= 4) {
            // The length itself, and then how often it is repeated.
            table->symbol[table->symbols] = (uint8_t)length;
            table->extra[table->symbols++] = 0;
            frequencies[length]++;
            symbol = 16;
            extra = run - 4;
        } else {
            run = 1;
        }
        table->symbol[table->symbols] = (uint8_t)symbol;
        table->extra[table->symbols++] = (uint8_t)extra;
        frequencies[symbol]++;
        i += run;
    }

    huffman_lengths(frequencies, code_length_symbols, 7, table->code.lengths);
    huffman_assign(&table->code, code_length_symbols);
    table->code_lengths = code_length_symbols;
    while (table->code_lengths > 4 && table->code.lengths[code_length_order[table->code_lengths - 1]] == 0) {
        table->code_lengths--;
    }
    table->cost = 14 + 3 * table->code_lengths;
    for (unsigned symbol = 0; symbol < code_length_symbols; symbol++) {
        table->cost += (uint64_t)frequencies[symbol] * (table->code.lengths[symbol] + code_table_extra(symbol));
    }
}

static void code_table_write(const code_table *table, bit_writer *writer) {
    bits_put(writer, (table->literals - 257) | (table->distances - 1) << 5 | (table->code_lengths - 4) << 10, 14);
    for (unsigned i = 0; i < table->code_lengths; i++) {
        bits_put(writer, table->code.lengths[code_length_order[i]], 3);
    }
    for (unsigned i = 0; i < table->symbols; i++) {
        unsigned symbol = table->symbol[i];
        bits_add(writer, table->code.codes[symbol], table->code.lengths[symbol]);
        bits_put(writer, table->extra[i], code_table_extra(symbol));
    }
}

/// Bits of the block's content.
static uint64_t content_cost(
    const uint32_t *literal_frequencies, const uint32_t *distance_frequencies, const huffman_code *literals,
    const huffman_code *distances
) {
    uint64_t cost = 0;
    for (unsigned i = 0; i < 286; i++) {
        unsigned extra = i > end_of_block ? length_extra(i) : 0;
        cost += (uint64_t)literal_frequencies[i] * (literals->lengths[i] + extra);
    }
    for (unsigned i = 0; i < distance_symbols; i++) {
        cost += (uint64_t)distance_frequencies[i] * (distances->lengths[i] + distance_extra(i));
    }
    return cost;
}

/// How often a block's symbols occur, the end's among them.
static void count_symbols(const deflate_block *block, uint32_t *literal_frequencies, uint32_t *distance_frequencies) {
    // Neighbors are counted apart, as a count that was just stored can't be loaded at once.
    uint32_t parts[4][256] = {{0}};
    const uint8_t *bytes = block->literal_bytes;
    size_t i = 0;
    for (; i + 4 <= block->literals; i += 4) {
        for (size_t k = 0; k < 4; k++) parts[k][bytes[i + k]]++;
    }
    for (; i < block->literals; i++) parts[0][bytes[i]]++;
    for (size_t byte = 0; byte < 256; byte++) {
        literal_frequencies[byte] = parts[0][byte] + parts[1][byte] + parts[2][byte] + parts[3][byte];
    }
    memset(literal_frequencies + 256, 0, (literal_symbols - 256) * sizeof *literal_frequencies);
    memset(distance_frequencies, 0, distance_symbols * sizeof *distance_frequencies);
    literal_frequencies[end_of_block] = 1;
    for (size_t i = 0; i < block->count; i++) {
        block_sequence sequence = block->sequences[i];
        if (sequence.length == 0) continue;
        uint32_t longest = sequence.length / longest_match, rest = sequence.length % longest_match;
        literal_frequencies[length_symbol(longest_match).symbol] += longest;
        if (rest > 0) literal_frequencies[length_symbol(rest).symbol]++;
        distance_frequencies[sequence.distance & 0xFF] += longest + (rest > 0);
    }
}

/// Which of three literals are written, by their number.
static const uint32_t three_literals[4][3] = {{0, 0, 0}, {UINT32_MAX, 0, 0}, {UINT32_MAX, UINT32_MAX, 0},
                                              {UINT32_MAX, UINT32_MAX, UINT32_MAX}};

static void write_content(
    const deflate_block *block, const huffman_code *literals, const huffman_code *distances, bit_writer *out
) {
    // The codes with their extra bits and, in the highest byte, the number of bits.
    uint32_t bytes[256], lengths[longest_match + 1], codes[distance_symbols];
    for (unsigned i = 0; i < 256; i++) bytes[i] = literals->codes[i] | (uint32_t)literals->lengths[i] << 24;
    for (unsigned i = 0; i < distance_symbols; i++) {
        codes[i] = distances->codes[i] | (uint32_t)distances->lengths[i] << 24;
    }
    for (unsigned i = shortest_match; i <= longest_match; i++) {
        coded_number number = length_symbol(i);
        unsigned length = literals->lengths[number.symbol];
        lengths[i] = literals->codes[number.symbol] | (uint32_t)number.extra << length
            | (uint32_t)(length + number.extra_count) << 24;
    }
    bit_writer writer = *out;
    const uint8_t *literal = block->literal_bytes;
    const block_sequence *end = block->sequences + block->count;
    for (const block_sequence *sequence = block->sequences; sequence < end; sequence++) {
        uint32_t left = sequence->literals;
        for (; left > 3; left -= 3, literal += 3) {
            for (size_t i = 0; i < 3; i++) bits_add(&writer, bytes[literal[i]] & 0xFFFFFF, bytes[literal[i]] >> 24);
            bits_flush(&writer);
        }
        const uint32_t *masks = three_literals[left];
        for (size_t i = 0; i < 3; i++) {
            uint32_t code = bytes[literal[i]] & masks[i];
            bits_add(&writer, code & 0xFFFFFF, code >> 24);
        }
        bits_flush(&writer);
        literal += left;
        uint32_t rest = sequence->length;
        if (rest == 0) continue;
        uint32_t packed = sequence->distance, code = codes[packed & 0xFF], code_count = code >> 24;
        uint64_t distance = (code & 0xFFFFFF) | (uint64_t)(packed >> 16) << code_count;
        unsigned distance_count = code_count + (packed >> 8 & 0xFF);
        for (; rest >= longest_match; rest -= longest_match) {
            bits_add(&writer, lengths[longest_match] & 0xFFFFFF, lengths[longest_match] >> 24);
            bits_add(&writer, distance, distance_count);
            bits_flush(&writer);
        }
        if (rest > 0) {
            bits_add(&writer, lengths[rest] & 0xFFFFFF, lengths[rest] >> 24);
            bits_add(&writer, distance, distance_count);
            bits_flush(&writer);
        }
    }
    bits_put(&writer, literals->codes[end_of_block], literals->lengths[end_of_block]);
    *out = writer;
}

static void write_stored(const deflate_block *block, int is_last, bit_writer *writer) {
    size_t position = block->start, left = block->covered;
    do {
        size_t count = left < 65535 ? left : 65535;
        left -= count;
        bits_put(writer, is_last && left == 0, 3);
        bits_align(writer);
        bits_put(writer, count | (~count & 0xFFFF) << 16, 32);
        if (count > 0) block->read(block->input, position, count, writer->next);
        writer->next += count;
        position += count;
    } while (left > 0);
}

static void fixed_lengths(huffman_code *literals, huffman_code *distances) {
    for (unsigned i = 0; i < 288; i++) literals->lengths[i] = i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8;
    memset(distances->lengths, 5, distance_symbols);
}

/// The codes of a block in its three forms, and what those cost.
typedef struct {
    huffman_code literals, distances, fixed_literals, fixed_distances;
    code_table table;
    uint64_t dynamic, fixed, stored;
} block_forms;

static void make_forms(
    block_forms *forms, const uint32_t *literal_frequencies, const uint32_t *distance_frequencies, size_t covered
) {
    huffman_lengths(literal_frequencies, 286, longest_code, forms->literals.lengths);
    huffman_lengths(distance_frequencies, distance_symbols, longest_code, forms->distances.lengths);
    code_table_make(&forms->table, &forms->literals, &forms->distances);
    fixed_lengths(&forms->fixed_literals, &forms->fixed_distances);
    forms->dynamic = forms->table.cost
        + content_cost(literal_frequencies, distance_frequencies, &forms->literals, &forms->distances);
    forms->fixed =
        content_cost(literal_frequencies, distance_frequencies, &forms->fixed_literals, &forms->fixed_distances);
    forms->stored = 8 * (uint64_t)(covered + block_overhead(covered)) - 3;
}

uint64_t block_cost(const uint32_t *literal_frequencies, const uint32_t *distance_frequencies, size_t covered) {
    block_forms forms;
    make_forms(&forms, literal_frequencies, distance_frequencies, covered);
    uint64_t least = forms.dynamic < forms.fixed ? forms.dynamic : forms.fixed;
    return 3 + (least < forms.stored ? least : forms.stored);
}

void block_write(const deflate_block *block, int is_last, bit_writer *writer) {
    uint32_t literal_frequencies[literal_symbols], distance_frequencies[distance_symbols];
    count_symbols(block, literal_frequencies, distance_frequencies);
    block_forms forms;
    make_forms(&forms, literal_frequencies, distance_frequencies, block->covered);
    if (forms.stored <= forms.dynamic && forms.stored <= forms.fixed) {
        write_stored(block, is_last, writer);
    } else if (forms.fixed <= forms.dynamic) {
        huffman_assign(&forms.fixed_literals, 288);
        huffman_assign(&forms.fixed_distances, distance_symbols);
        bits_put(writer, (unsigned)is_last | 1 << 1, 3);
        write_content(block, &forms.fixed_literals, &forms.fixed_distances, writer);
    } else {
        huffman_assign(&forms.literals, 286);
        huffman_assign(&forms.distances, distance_symbols);
        bits_put(writer, (unsigned)is_last | 2 << 1, 3);
        code_table_write(&forms.table, writer);
        write_content(block, &forms.literals, &forms.distances, writer);
    }
}
