import DisplayList
import Findings
import Foundation
import Geometry
import Typesetting

/// Text in the layout tree.
final class TextNode: LayoutNode {
    let text: Text
    let resolved: ResolvedText
    let paragraph: Paragraph
    let inputs: _ViewInputs
    private let isRedacted: Bool
    /// What the author draws the text with.
    private let renderer: (any TextRenderer)?
    /// From the layout's coordinates here to the picture's, once the text is placed.
    private var transform = PlacementScope.current.transform

    init(_ text: Text, _ inputs: _ViewInputs) {
        let environment = inputs.environment
        self.text = text
        resolved = EnvironmentValues.with(environment) { ResolvedText(text, in: environment) }
        self.inputs = inputs
        isRedacted = environment.redactsContent
        renderer = environment.textRenderer
        let setting = environment.textSetting
        paragraph = Paragraph(
            runs: isRedacted ? resolved.runs.map(\.redacted) : resolved.runs,
            alignment: Paragraph.Alignment(setting.alignment),
            truncation: Paragraph.Truncation(setting.truncation), lineLimit: setting.lineLimit,
            reservedLines: setting.reservedLines, lineSpacing: setting.lineSpacing,
            minimumScaleFactor: setting.minimumScaleFactor, allowsTightening: setting.allowsTightening,
            rightToLeft: environment.isRightToLeft,
            language: resolved.language?.minimalIdentifier ?? environment.locale.identifier(.bcp47),
            displayScale: environment.displayScale)
        super.init()
    }

    func typeset(_ proposal: ProposedViewSize) -> TypesetText {
        Typesetter.shared.typeset(paragraph, proposedWidth: proposal.width, proposedHeight: proposal.height)
    }

    /// Text that changes as time goes by takes all the width that it is offered, as a widget's does, whose views are
    /// kept and shown without its code (apple-metrics §7); an app's is as wide as what it says now.
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let renderer {
            let proxy = TextProxy { [unowned self] in self.typeset($0).size }
            return EnvironmentValues.with(inputs.environment) {
                renderer.sizeThatFits(proposal: proposal, text: proxy)
            }
        }
        let size = typeset(proposal).size
        guard resolved.isDynamic, !inputs.environment.isShownByApp, let offered = proposal.width else { return size }
        return CGSize(width: max(size.width, offered), height: size.height)
    }

    override func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        if key == VerticalAlignment.firstTextBaseline.key { return typeset(proposal).firstBaseline }
        if key == VerticalAlignment.lastTextBaseline.key { return typeset(proposal).lastBaseline }
        if key == VerticalAlignment.firstTextLineCenter.key, let font = paragraph.runs.first?.font {
            return typeset(proposal).firstBaseline - TextFont.lineCenterPerEm * font.size
        }
        return nil
    }

    override var spacing: ViewSpacing {
        guard let font = paragraph.runs.first?.font else { return ViewSpacing() }
        var spacing = ViewSpacing()
        let metrics = ViewSpacing.TextMetrics(
            ascent: font.ascent, descent: font.descent, capHeight: font.capHeight,
            leading: font.leading.map { max(0, $0 - font.lineHeight) } ?? 0, displayScale: paragraph.displayScale)
        spacing.top = .text(metrics)
        spacing.bottom = .text(metrics)
        return spacing
    }

    override func record(_ recorder: inout DisplayListRecorder) {
        recorder.marking({ motionMark }) { recordContent(&$0) }
    }

    private func recordContent(_ recorder: inout DisplayListRecorder) {
        let text = typeset(placedProposal)
        // The text's box is set on the pixel grid; its glyphs keep their fractions inside it.
        var origin = recorder.snap(frame).origin
        origin.x += indent(of: text)
        if isRedacted {
            recordBars(text, at: origin, &recorder)
            return
        }
        if let renderer { return record(with: renderer, &recorder) }
        report(text, &recorder)
        for line in text.lines {
            for fragment in line.fragments { recordBackground(fragment, at: origin, &recorder) }
            for fragment in line.fragments { record(fragment, of: text, at: origin, &recorder) }
        }
    }

    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        guard key == Text.LayoutKey.self else { return nil }
        let layout = Text.Layout(storage: TextLayoutStorage(self, proposal: placedProposal))
        let origin = Anchor<CGPoint>.Source.topLeading.anchor(frame, transform)
        return [Text.LayoutKey.AnchoredLayout(origin: origin, layout: layout)] as? K.Value
    }

    override func placeContent() { transform = PlacementScope.current.transform }

    override var contentKind: ContentKind { .text }

    /// What the text says, redacted or not.
    var string: String { resolved.runs.map(\.text).joined() }

    override var accessibilityElement: AccessibilityDraft? {
        var draft = AccessibilityDraft()
        draft.traits = .isStaticText
        if isRedacted {
            guard !string.isEmpty else { return nil }
            draft.isRedacted = true
            return draft
        }
        draft.name(text.isReadAsDrawn ? string : text.spokenString(in: inputs.environment), from: .text)
        if let level = text.headingLevel {
            draft.traits.insert(.isHeader)
            draft.heading = level
        }
        return draft.label == nil ? nil : draft
    }

    override var name: String { "Text \"\(string)\"" }
}

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
                    "\(string.quoted) does not fit \(frame.size.shortDescription) at \(frame.origin.shortDescription)"
                        + "\(scaled) and is truncated", frame: frame))
        } else if text.scaleFactor < 1 {
            recorder.report(
                Finding(
                    .scaledText,
                    "\(string.quoted) at \(frame.origin.shortDescription) does not fit and is scaled to "
                        + "\(Int((text.scaleFactor * 100).rounded())) %, to \(frame.size.shortDescription)",
                    frame: frame))
        }
        let customFonts = Set(paragraph.runs.compactMap(\.font.customName))
        for name in customFonts.sorted() where Typesetter.shared.hasSVGGlyphs(named: name) {
            recorder.report(
                Finding(
                    .fontGlyphsUnsupported,
                    "the glyphs of '\(name)' are SVG drawings, so \(string.quoted) is not drawn", frame: frame))
        }
        for name in customFonts.sorted() where !Typesetter.shared.hasFont(named: name) {
            if let family = Typesetter.shared.phoneFontFamily(named: name) {
                recorder.report(
                    Finding(
                        .fontSubstituted,
                        "\(family) is licensed for Apple's systems only: text in '\(name)' uses a substitute, which "
                            + "has different widths than on an iPhone"))
                continue
            }
            let unreadable = inputs.environment.assetSource.unreadableFonts.joined(separator: ", ")
            recorder.report(
                Finding(
                    .fontMissing,
                    "the extension has no font named '\(name)'; the system font is used"
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
                    "no font has a glyph for \(names.joined(separator: ", ")) in \(string.quoted)"))
        }
    }
}
