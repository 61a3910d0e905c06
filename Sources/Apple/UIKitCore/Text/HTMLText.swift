/// What is read in a document in HTML, without its styles: as UIKit has it, with a line feed behind each block and a line
/// separator for `<br>`.
enum HTMLText {
    /// Whether a text begins as a document does.
    static func isHTML(_ text: String) -> Bool {
        let start = text.drop(while: \.isWhitespace).prefix(14).lowercased()
        return start.hasPrefix("<!doctype html") || start.hasPrefix("<html")
    }

    static func text(of html: String) -> String {
        var reader = Reader(rest: html[...])
        reader.read()
        return reader.text
    }

    /// Elements that stand in lines of their own.
    private static let blocks: Set<String> = [
        "address", "article", "aside", "blockquote", "dd", "div", "dl", "dt", "figcaption", "figure", "footer", "form",
        "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "li", "main", "nav", "ol", "p", "pre", "section", "table",
        "tr", "ul"
    ]
    /// Elements of which nothing is read.
    private static let silent: Set<String> = ["head", "script", "style", "title", "template", "noscript"]

    private struct Reader {
        var rest: Substring
        var text = ""
        /// Whether a space comes before the next word.
        private var isSpacePending = false

        init(rest: Substring) { self.rest = rest }

        private var isAtStart: Bool {
            text.isEmpty || text.last == "\n" || text.last == "\u{2028}" || text.last == "\t"
        }

        mutating func read() {
            while let next = rest.first {
                if next == "<", readTag() { continue }
                if next == "&", let (character, end) = HTMLEntities.character(at: rest) {
                    append(character)
                    rest = rest[end...]
                    continue
                }
                rest.removeFirst()
                append(next)
            }
        }

        private mutating func append(_ character: Character) {
            guard character != " ", character != "\n", character != "\t", character != "\r", character != "\r\n" else {
                isSpacePending = true
                return
            }
            if isSpacePending, !isAtStart { text.append(" ") }
            isSpacePending = false
            text.append(character)
        }

        /// - Returns: false for a `<` that begins no tag.
        private mutating func readTag() -> Bool {
            let inner = rest.dropFirst()
            if inner.hasPrefix("!--") {
                skip(past: "-->")
                return true
            }
            guard let first = inner.first, first.isLetter || first == "/" || first == "!" || first == "?" else {
                return false
            }
            let name = inner.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased(), isEnd = first == "/"
            skip(past: ">")
            if !isEnd, HTMLText.silent.contains(name) {
                skip(past: "</\(name)", ignoringCase: true)
                skip(past: ">")
            } else if name == "br" {
                text.append("\u{2028}")
                isSpacePending = false
            } else if HTMLText.blocks.contains(name) {
                if !text.isEmpty, text.last != "\n" { text.append("\n") }
                isSpacePending = false
                if name == "li", !isEnd { text.append("\t•\t") }
            }
            return true
        }

        private mutating func skip(past mark: String, ignoringCase: Bool = false) {
            var place = rest.startIndex
            while place < rest.endIndex {
                let here = rest[place...]
                if here.hasPrefix(mark) || ignoringCase && here.prefix(mark.count).lowercased() == mark {
                    rest = here.dropFirst(mark.count)
                    return
                }
                place = rest.index(after: place)
            }
            rest = rest[rest.endIndex...]
        }
    }
}

/// The characters that HTML names.
enum HTMLEntities {
    /// The character of an entity that a text begins with, and where what follows it begins; nil where it is none.
    static func character(at text: Substring) -> (Character, Substring.Index)? {
        let inner = text.dropFirst().prefix(12)
        guard let end = inner.firstIndex(of: ";") else { return nil }
        let name = inner[..<end], after = text.index(after: end)
        if name.hasPrefix("#") {
            let digits = name.dropFirst(), isHexadecimal = digits.first == "x" || digits.first == "X"
            let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
            return number.flatMap(Unicode.Scalar.init).map { (Character($0), after) }
        }
        return named[String(name)].map { ($0, after) }
    }

    private static let named: [String: Character] = {
        var characters: [String: Character] = [
            "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "ndash": "–", "mdash": "—", "lsquo": "‘",
            "rsquo": "’", "sbquo": "‚", "ldquo": "“", "rdquo": "”", "bdquo": "„", "bull": "•", "hellip": "…",
            "prime": "′", "Prime": "″", "lsaquo": "‹", "rsaquo": "›", "euro": "€", "trade": "™", "larr": "←",
            "uarr": "↑", "rarr": "→", "darr": "↓", "minus": "−", "infin": "∞", "ne": "≠", "le": "≤", "ge": "≥",
            "zwj": "\u{200D}", "zwnj": "\u{200C}", "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}",
            "hearts": "♥", "check": "✓", "star": "☆", "OElig": "Œ", "oelig": "œ", "Scaron": "Š", "scaron": "š"
        ]
        // From U+00A0 on, in their order.
        let latin = """
            nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro \
            para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil \
            Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave \
            Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml \
            igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute \
            thorn yuml
            """
        for (offset, name) in latin.split(separator: " ").enumerated() {
            characters[String(name)] = Unicode.Scalar(0xA0 + UInt32(offset)).map(Character.init)
        }
        return characters
    }()
}
