import Findings
import Geometry

/// Finds what VoiceOver has no words for.
package enum AccessibilityAudit {
    package static func findings(in drafts: [AccessibilityDraft]) -> [Finding] {
        drafts.flatMap { draft in
            draft.children.map { findings(in: $0) } ?? finding(about: draft).map { [$0] } ?? []
        }
    }

    /// Words that are hidden in this picture are there in others; VoiceOver does not reach what takes no room.
    private static func finding(about draft: AccessibilityDraft) -> Finding? {
        guard !draft.isRedacted, draft.frame.width > 0, draft.frame.height > 0 else { return nil }
        let place = "at \(draft.frame.origin.shortDescription), \(draft.frame.size.shortDescription),"
        let decoration = "; if it is decorative, use Image(decorative:) or accessibilityHidden(true)"
        if let kind = tappedKind(draft) {
            guard let label = draft.label else {
                return missing(.warning, "a \(kind) \(place) has no label for VoiceOver; give it an accessibilityLabel")
            }
            switch draft.origin {
            case .assetName where isFileLike(label):
                return missing(
                    .warning,
                    "a \(kind) \(place) is read as \"\(label)\", the name of its image; give it an "
                        + "accessibilityLabel")
            case .symbolName:
                return missing(
                    .note,
                    "a \(kind) \(place) has no label but its symbol's name, here \"\(label)\": iOS reads one "
                        + "that describes the symbol, not what the \(kind) does; give it an accessibilityLabel")
            default: return nil
            }
        }
        if draft.traits.contains(.isImage) {
            guard let label = draft.label else {
                return missing(
                    .note, "an image \(place) has no label for VoiceOver; give it an accessibilityLabel" + decoration)
            }
            guard draft.origin == .assetName, isFileLike(label) else { return nil }
            return missing(
                .note,
                "an image \(place) is read as \"\(label)\", the name of its file; give it an "
                    + "accessibilityLabel" + decoration)
        }
        guard draft.label == nil, draft.value == nil else { return nil }
        return missing(.note, "an accessibility element \(place) has no label; give it an accessibilityLabel")
    }

    private static func missing(_ severity: Finding.Severity, _ message: String) -> Finding {
        Finding(.missingAccessibilityLabel, severity, message)
    }

    private static func tappedKind(_ draft: AccessibilityDraft) -> String? {
        if draft.traits.contains(.isToggle) { return "toggle" }
        if draft.traits.contains(.isLink) { return "link" }
        return draft.traits.contains(.isButton) ? "button" : nil
    }

    /// Whether nobody would say it: `img_042`, `icon-chevron`, `btn.close`, `Group 12`.
    static func isFileLike(_ name: String) -> Bool {
        name.contains { $0 == "_" || $0 == "-" || $0 == "." || $0 == "/" || $0.isNumber }
    }
}
