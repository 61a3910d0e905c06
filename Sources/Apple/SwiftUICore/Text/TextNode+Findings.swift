import Findings
import Foundation
import Geometry
import Typesetting

extension TextNode {
    /// Tells what of the text is not shown as it was meant.
    func report(_ text: TypesetText, _ recorder: inout DisplayListRecorder) {
        for style in resolved.styles {
            if let finding = style.symbol?.finding { recorder.report(finding) }
        }
        recorder.texts.append(
            RecordedText(runs: resolved.runs, frame: frame, visible: CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)))
        if text.isTruncated {
            let scaled = text.scaleFactor < 1 ? ", even scaled to \(Int((text.scaleFactor * 100).rounded())) %," : ""
            recorder.report(
                Finding(
                    .textTruncated,
                    "\"\(string)\" does not fit \(frame.size.shortDescription) at \(frame.origin.shortDescription)"
                        + "\(scaled) and is cut", frame: frame))
        } else if text.scaleFactor < 1 {
            recorder.report(
                Finding(
                    .scaledText,
                    "\"\(string)\" does not fit \(frame.size.shortDescription) at \(frame.origin.shortDescription) "
                        + "and is scaled to \(Int((text.scaleFactor * 100).rounded())) %", frame: frame))
        }
        let customFonts = Set(paragraph.runs.compactMap(\.font.customName))
        for name in customFonts.sorted() where !Typesetter.shared.hasFont(named: name) {
            if let family = Typesetter.shared.phoneFontFamily(named: name) {
                recorder.report(
                    Finding(
                        .fontSubstituted,
                        "every iPhone has \(family), which may not leave Apple's systems: text in '\(name)' is set in a "
                            + "stand-in of other widths"))
                continue
            }
            let unreadable = inputs.environment.assetSource.unreadableFonts.joined(separator: ", ")
            recorder.report(
                Finding(
                    .fontMissing,
                    "no font named '\(name)' lies in the extension; \"\(string)\" is set in the system font"
                        + (unreadable.isEmpty ? "" : " (\(unreadable) cannot be read)")))
        }
        if !text.missingCharacters.isEmpty {
            let names = text.missingCharacters.map { character in
                let scalars = character.unicodeScalars.map { String(format: "U+%04X", $0.value) }
                return "\(character) (\(scalars.joined(separator: " ")))"
            }
            recorder.report(
                Finding(
                    .glyphMissing,
                    "no packaged font has \(names.joined(separator: ", ")) of \"\(string)\""))
        }
    }
}
