import Foundation

/// A symbol of Apple's frameworks that widget extensions use, with the number of the 39 counted repositories that do.
struct UsedSymbol: Hashable {
    enum Kind: String, CaseIterable {
        case type, initializer, modifier, member, environment, attribute, macro
    }

    let framework: String
    let kind: Kind
    /// As it is written where it is used: `frame(width:height:)`, `Button(intent:){}`, `WidgetCenter.shared`.
    let name: String
    let repositories: Int

    /// Lines of `framework,kind,symbol,repositories`; a symbol with commas would stand in quotes, and none has any.
    static func list(_ file: URL) throws -> [UsedSymbol] {
        let text = try String(contentsOf: file, encoding: .utf8)
        return try text.split(separator: "\n").dropFirst().map { line in
            let fields = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
            guard fields.count == 4, let kind = Kind(rawValue: fields[1]), let count = Int(fields[3]) else {
                throw CoverageError("\(file.lastPathComponent): '\(line)' is not framework,kind,symbol,repositories")
            }
            return UsedSymbol(framework: fields[0], kind: kind, name: fields[2], repositories: count)
        }
    }

    /// The part before labels and closures.
    var baseName: String { String(name.drop { $0 == "@" || $0 == "#" }.prefix { $0 != "(" && $0 != "{" }) }

    /// The labels in the parentheses and those of trailing closures; nil where none are written.
    var labels: [String]? {
        guard name.contains("(") else { return nil }
        return name.matches(of: #/([A-Za-z_][A-Za-z0-9_]*):/#).map { String($0.1) }
    }
}

struct CoverageError: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
