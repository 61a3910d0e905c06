"""Changes of one property in SwiftUI source: what a slip of the finger does to a widget."""
import random
import re
from dataclasses import dataclass

# Numbers, but for those of ranges, members of tuples and the like.
NUMBER = r"(?<![\w.])(\d+(?:\.\d+)?)(?![\w.])"

WEIGHTS = ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]
STYLES = ["largeTitle", "title", "title2", "title3", "headline", "subheadline", "body", "callout", "footnote",
          "caption", "caption2"]
COLORS = ["red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
          "white", "gray", "black", "primary", "secondary"]
HORIZONTAL = ["leading", "center", "trailing"]
VERTICAL = ["top", "center", "bottom", "firstTextBaseline"]
SYMBOLS = ["star.fill", "heart.fill", "bolt.fill", "flame.fill"]


@dataclass(frozen=True)
class Mutation:
    """One replacement in one line."""
    rule: str
    file: str
    line: int
    start: int
    end: int
    text: str

    def apply(self, source):
        lines = source.split("\n")
        line = lines[self.line - 1]
        lines[self.line - 1] = line[:self.start] + self.text + line[self.end:]
        return "\n".join(lines)

    def told(self, source):
        line = source.split("\n")[self.line - 1]
        return f"{self.file}:{self.line}: {line[self.start:self.end]} → {self.text}"


def another(choices, word, numbers):
    return numbers.choice([choice for choice in choices if choice != word])


def plus(step):
    def change(word, numbers):
        value = float(word) + step
        return f"{value:g}"
    return change


def level(word, numbers):
    # A level of 255, away from the border.
    value = float(word)
    return f"{value - 1 / 255 if value > 0.5 else value + 1 / 255:.5f}"


def hexadecimal(word, numbers):
    value = int(word, 16)
    return f"0x{value ^ 1 << 8 * numbers.randrange(3):06X}"


def literal(word, numbers):
    return word + "e" if word else "e"


# The name, where it stands with the word to be changed in a group, and what becomes of that.
RULES = [
    ("padding", rf"\.padding\((?:[^()\"]*?[,\s(])??{NUMBER}\)", plus(1)),
    ("spacing", rf"\bspacing: {NUMBER}", plus(1)),
    ("length", rf"\.frame\([^\"]*?\b(?:width|height|maxWidth|maxHeight|minWidth|minHeight): {NUMBER}", plus(1)),
    ("size", rf"\bsize: {NUMBER}", plus(1)),
    ("radius", rf"\bcornerRadius(?:: |\(){NUMBER}", plus(1)),
    ("line width", rf"\blineWidth: {NUMBER}", plus(1)),
    ("offset", rf"\.offset\((?:[^()\"]*?)\b[xy]: {NUMBER}", plus(1)),
    ("opacity", rf"\.opacity\({NUMBER}\)", level),
    ("level", rf"\b(?:red|green|blue|white|opacity): {NUMBER}", level),
    ("hexadecimal", r"\b(0x[0-9A-Fa-f]{6})\b", hexadecimal),
    ("color", r"(?:Color|foregroundColor\(|foregroundStyle\(|fill\(|tint\()\.(" + "|".join(COLORS) + r")\b",
     lambda word, numbers: another(COLORS, word, numbers)),
    ("weight", r"(?:weight\(|weight: )\.(" + "|".join(WEIGHTS) + r")\b",
     lambda word, numbers: another(WEIGHTS, word, numbers)),
    ("style", r"\.font\((?:\.system\()?\.(" + "|".join(STYLES) + r")\b",
     lambda word, numbers: another(STYLES, word, numbers)),
    ("alignment", r"HStack\(alignment: \.(" + "|".join(VERTICAL) + r")\b",
     lambda word, numbers: another(VERTICAL, word, numbers)),
    ("alignment", r"VStack\(alignment: \.(" + "|".join(HORIZONTAL) + r")\b",
     lambda word, numbers: another(HORIZONTAL, word, numbers)),
    ("alignment", r"(?:frame|multilineTextAlignment)\((?:[^()\"]*alignment: )?\.(leading|trailing)\b",
     lambda word, numbers: {"leading": "trailing", "trailing": "leading"}[word]),
    ("text", r"(?:Text|Label)\(\"([^\"\\]*)\"", literal),
    ("symbol", r"(?:systemImage|systemName): \"([a-z0-9.]+)\"",
     lambda word, numbers: another(SYMBOLS, word, numbers)),
    ("line limit", rf"\.lineLimit\({NUMBER}\)", lambda word, numbers: "2" if word == "1" else "1"),
    ("scale", rf"\.(?:scaleEffect|minimumScaleFactor)\({NUMBER}\)", lambda word, numbers: f"{float(word) * 0.9:g}"),
]


def of_source(source, file, numbers):
    """Every mutation of a file. Comments, previews and what is no view stay out of it."""
    result, is_preview = [], False
    for number, line in enumerate(source.split("\n"), 1):
        if re.match(r"(#Preview|struct \w+: PreviewProvider)", line):
            is_preview = True
        if is_preview:
            is_preview = line != "}"
            continue
        code = line.split("//")[0] if "\"" not in line else line
        if code.lstrip().startswith(("//", "import ", "static let", "case ")):
            continue
        for rule, pattern, change in RULES:
            for match in re.finditer(pattern, code):
                start, end = match.span(1)
                result.append(Mutation(rule, file, number, start, end, change(match[1], numbers)))
    return result


def owner(source, line):
    """The type in whose declaration a line stands: the last one that begins in the first column."""
    name = None
    for text in source.split("\n")[:line]:
        match = re.match(r"(?:@\w+ )*(?:public |private |fileprivate |final )*(struct|extension|class|enum) (\w+)", text)
        if match:
            name = match[2] if match[1] != "extension" or match[2] not in ("View", "Color", "Font") else None
    return name


def chosen(mutations, count, seed):
    """That many of them, of every rule in turn, so that padding does not crowd out symbols."""
    numbers = random.Random(seed)
    by_rule = {}
    for mutation in mutations:
        by_rule.setdefault(mutation[1].rule, []).append(mutation)
    for group in by_rule.values():
        numbers.shuffle(group)
    result = []
    while len(result) < count and any(by_rule.values()):
        for rule in sorted(by_rule):
            if by_rule[rule] and len(result) < count:
                result.append(by_rule[rule].pop())
    return result
