"""The characters kept from the fonts too large to ship whole."""

from typing import List, Set


def _decodable(codec: str, leads: range, trails: List[int]) -> Set[int]:
    """The characters behind the two-byte codes of a national standard, as Python's codec maps them."""
    result = set()
    for lead in leads:
        for trail in trails:
            try:
                text = bytes([lead, trail]).decode(codec)
            except UnicodeDecodeError:
                continue
            result.update(ord(character) for character in text)
    return result


def chinese_japanese_korean(every_syllable: bool) -> List[int]:
    """
    GB 2312 (6,763 characters), Big5 level 1 (5,401) and JIS X 0208 (6,355, levels 1 and 2), which are what
    newspapers and user interfaces are written with, the Korean syllables of KS X 1001 or every one of them, and the
    punctuation, kana, bopomofo, letters in circles and full-width forms around them.
    """
    graphic = list(range(0xA1, 0xFF))
    kept = _decodable("gb2312", range(0xA1, 0xF8), graphic)
    kept |= _decodable("big5", range(0xA1, 0xC7), list(range(0x40, 0x7F)) + graphic)
    kept |= _decodable("euc_jp", range(0xA1, 0xF5), graphic)
    # KS X 1001 names 2,350 of the 11,172 syllables; the others cost 0.9 MB a face and spare Korean text a missing
    # glyph.
    kept |= _decodable("euc_kr", range(0xA1, 0xC9), graphic)
    if every_syllable:
        kept.update(range(0xAC00, 0xD7A4))
    for first, last in [(0x1100, 0x11FF), (0x2E80, 0x2FDF), (0x3000, 0x30FF), (0x3100, 0x318F), (0x31A0, 0x31BF),
                        (0x31F0, 0x31FF), (0x3200, 0x33FF), (0xFE30, 0xFE4F), (0xFF00, 0xFFEF)]:
        kept.update(range(first, last + 1))
    # Latin, Greek, Cyrillic and arrows come from Inter; letting them in would only widen the subset.
    return sorted(code for code in kept if code >= 0x2000)


def symbols() -> List[int]:
    """
    Punctuation, currency, letterlike forms, fractions, arrows, mathematics, technical signs, box drawing, geometric
    shapes, dingbats, ligature characters, cards.
    """
    blocks = [(0x0020, 0x0020), (0x2000, 0x20CF), (0x2100, 0x2BFF), (0xFB00, 0xFB06), (0x1F000, 0x1F0FF),
              (0x1F100, 0x1F1AD), (0x1F650, 0x1F67F), (0x1F780, 0x1F8FF)]
    return [code for first, last in blocks for code in range(first, last + 1)]


def latin_greek_cyrillic() -> List[int]:
    """
    The letters of today's languages with their accents, punctuation, currency, letterlike forms, fractions, arrows,
    mathematics, technical signs and geometric shapes; not the phonetic letters and letters in circles.
    """
    blocks = [(0x0000, 0x017F), (0x018F, 0x018F), (0x0192, 0x0192), (0x01A0, 0x01A1), (0x01AF, 0x01B0),
              (0x01C4, 0x01DC), (0x01E6, 0x01E7), (0x01F4, 0x01F5), (0x01FA, 0x01FF), (0x0218, 0x021B),
              (0x0237, 0x0237), (0x0259, 0x0259), (0x02B9, 0x02DD), (0x0300, 0x036F), (0x0370, 0x03FF),
              (0x0400, 0x04FF), (0x1E80, 0x1E85), (0x1E9E, 0x1E9E), (0x1EA0, 0x1EF9), (0x2000, 0x20CF),
              (0x2100, 0x23FF), (0x25A0, 0x25FF), (0xFB00, 0xFB06)]
    return [code for first, last in blocks for code in range(first, last + 1)]
