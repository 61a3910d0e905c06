import Assets
import Findings

/// Finds, under a pseudo-language, texts that did not pass through the string tables.
///
/// `Text` looks literals up and shows a `String` as it is (documentation of `Text`), so Strings are what remains. What
/// has a digit is taken for a number, a date or a measure, which formatters make for the locale.
@MainActor
package enum UnlocalizedTextAudit {
    package static func findings(in roots: [LayoutNode], _ pseudolanguage: Pseudolanguage) -> [Finding] {
        guard pseudolanguage != .plain else { return [] }
        var seen: Set<String> = [], findings: [Finding] = []
        func visit(_ node: LayoutNode) {
            if let node = node as? TextNode, !node.inputs.environment.redactsContent {
                for string in node.text.verbatimParts
                where isSuspect(string, pseudolanguage) && seen.insert(string).inserted {
                    findings.append(
                        Finding(
                            .unlocalizedText,
                            "\"\(string)\" stays the same in the pseudo-language \(pseudolanguage.rawValue), because "
                                + "SwiftUI doesn't localize a String; unless it is a name or other data, pass Text a "
                                + "literal or String(localized:)"))
                }
            }
            for child in node.children { visit(child) }
        }
        for root in roots { visit(root) }
        return findings
    }

    static func isSuspect(_ string: String, _ pseudolanguage: Pseudolanguage) -> Bool {
        string.filter(\.isLetter).count > 1 && !string.contains(where: \.isNumber) && !pseudolanguage.marks(string)
    }
}

extension Text {
    /// What is shown without being looked up.
    fileprivate var verbatimParts: [String] {
        switch storage {
        case .verbatim(let string): [string]
        case .attributed(let string): [String(string.characters)]
        case .concatenated(let first, let second): first.verbatimParts + second.verbatimParts
        case .localized, .formatted, .dynamic, .image: []
        }
    }
}
