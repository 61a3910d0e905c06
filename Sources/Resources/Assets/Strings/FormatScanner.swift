/// Finds the specifiers of a printf-style format, Foundation's `%@` and `%#@name@` among them.
struct FormatScanner {
    /// One specifier.
    struct Specifier {
        /// The argument it names, from 1, as in `%2$@`.
        var explicitPosition: Int?
        /// The variable of a `%#@name@`.
        var variableName: String?
        /// What the argument is called, as in `%(count)lld`.
        var label: String?
        /// What follows the `%` and the position, flags included.
        var conversion: String

        /// The specifier written with its position, so that reordering around it changes nothing.
        func text(atPosition position: Int) -> String {
            "%\(explicitPosition ?? position)$\(conversion)"
        }
    }

    private let characters: [Character]
    private let argumentSpecifier: String

    /// - Parameter argumentSpecifier: what string catalogs' `%arg` stands for.
    init(_ format: String, argumentSpecifier: String = "lld") {
        characters = Array(format)
        self.argumentSpecifier = argumentSpecifier
    }

    /// The format with each specifier replaced; the closure also gets the position it would have by counting.
    func map(_ replacement: (Specifier, Int) -> String) -> String {
        var result = ""
        var index = 0
        var position = 1
        while index < characters.count {
            guard characters[index] == "%" else {
                result.append(characters[index])
                index += 1
                continue
            }
            if index + 1 < characters.count, characters[index + 1] == "%" {
                result += "%%"
                index += 2
            } else if let (specifier, end) = scanSpecifier(after: index + 1) {
                result += replacement(specifier, position)
                if specifier.explicitPosition == nil { position += 1 }
                index = end
            } else {
                result.append("%")
                index += 1
            }
        }
        return result
    }

    /// The specifiers, each with the position that it has or would have by counting.
    var specifiers: [(specifier: Specifier, position: Int)] {
        var found: [(Specifier, Int)] = []
        _ = map { specifier, position in
            found.append((specifier, specifier.explicitPosition ?? position))
            return ""
        }
        return found
    }

    /// Reads `[n$][(label)][flags][width][.precision][length]conversion`, `#@name@` or `arg`.
    private func scanSpecifier(after start: Int) -> (Specifier, end: Int)? {
        var index = start
        var explicitPosition: Int?
        let digits = run(from: index) { $0.isASCII && $0.isNumber }
        if !digits.isEmpty, character(at: index + digits.count) == "$", let number = Int(digits), number > 0 {
            explicitPosition = number
            index += digits.count + 1
        }
        var label: String?
        if character(at: index) == "(" {
            let name = run(from: index + 1) { $0.isLetter || $0.isNumber || $0 == "_" }
            guard !name.isEmpty, character(at: index + 1 + name.count) == ")" else { return nil }
            (label, index) = (name, index + name.count + 2)
        }
        if character(at: index) == "#", character(at: index + 1) == "@" {
            let name = run(from: index + 2) { $0 != "@" && !$0.isNewline }
            let end = index + 2 + name.count
            guard !name.isEmpty, character(at: end) == "@" else { return nil }
            let conversion = "#@\(name)@"
            return (Specifier(explicitPosition: explicitPosition, variableName: name, conversion: conversion), end + 1)
        }
        if characters[index...].starts(with: "arg") {
            return (Specifier(explicitPosition: explicitPosition, conversion: argumentSpecifier), index + 3)
        }
        let conversionStart = index
        index += run(from: index) { "-+ 0#'".contains($0) }.count
        index += run(from: index) { $0.isASCII && $0.isNumber || $0 == "." || $0 == "*" }.count
        index += run(from: index) { "hlqLzjt".contains($0) }.count
        guard let conversion = character(at: index), "@dDiuUxXoOfFeEgGaAcCsSp".contains(conversion) else { return nil }
        return (
            Specifier(
                explicitPosition: explicitPosition, label: label,
                conversion: String(characters[conversionStart...index])), index + 1
        )
    }

    private func character(at index: Int) -> Character? {
        characters.indices.contains(index) ? characters[index] : nil
    }

    private func run(from start: Int, while predicate: (Character) -> Bool) -> String {
        String(characters.dropFirst(start).prefix(while: predicate))
    }
}
