import Geometry
import DisplayList
import Foundation
import Typesetting

/// Text in the layout tree.
final class TextNode: LayoutNode {
    let resolved: ResolvedText
    private let paragraph: Paragraph
    private let inputs: _ViewInputs
    private let isRedacted: Bool

    init(_ text: Text, _ inputs: _ViewInputs) {
        let environment = inputs.environment
        resolved = EnvironmentValues.with(environment) { ResolvedText(text, in: environment) }
        self.inputs = inputs
        isRedacted = environment.redactsContent
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

    private func typeset(_ proposal: ProposedViewSize) -> TypesetText {
        Typesetter.shared.typeset(paragraph, proposedWidth: proposal.width, proposedHeight: proposal.height)
    }

    /// Text that changes as time goes by takes all the width that it is offered, as a widget's does: what it will say
    /// by and by is not known (apple-metrics §7).
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = typeset(proposal).size
        guard resolved.isDynamic, let offered = proposal.width else { return size }
        return CGSize(width: max(size.width, offered), height: size.height)
    }

    override func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        if key == VerticalAlignment.firstTextBaseline.key { return typeset(proposal).firstBaseline }
        if key == VerticalAlignment.lastTextBaseline.key { return typeset(proposal).lastBaseline }
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
        let text = typeset(placedProposal)
        // The text's box is set on the pixel grid; its glyphs keep their fractions inside it.
        var origin = recorder.snap(frame).origin
        origin.x += indent(of: text)
        if isRedacted {
            recordBars(text, at: origin, &recorder)
            return
        }
        report(text, &recorder)
        for line in text.lines {
            for fragment in line.fragments { recordBackground(fragment, at: origin, &recorder) }
            for fragment in line.fragments { record(fragment, of: text, at: origin, &recorder) }
        }
    }

    /// How far the text's own box lies from the left of a frame that is wider than it.
    private func indent(of text: TypesetText) -> CGFloat {
        let slack = max(0, frame.width - text.size.width)
        return switch (paragraph.alignment, paragraph.rightToLeft) {
        case (.leading, false), (.trailing, true): 0
        case (.center, _): slack / 2
        case (.leading, true), (.trailing, false): slack
        }
    }

    private func style(of tag: Int) -> ResolvedText.RunStyle? {
        resolved.styles.indices.contains(tag) ? resolved.styles[tag] : nil
    }

    private func paint(_ style: AnyShapeStyle?, at origin: CGPoint) -> _StylePaint {
        let rect = CGRect(origin: origin, size: frame.size)
        let context = _StyleContext(environment: inputs.environment, rect: rect)
        return EnvironmentValues.with(inputs.environment) {
            style?._paint(in: context) ?? ForegroundStyle()._paint(in: context)
        }
    }

    /// Below all glyphs of the line, which may reach out of their own boxes.
    private func recordBackground(
        _ fragment: TypesetText.Fragment, at origin: CGPoint, _ recorder: inout DisplayListRecorder
    ) {
        guard let color = style(of: fragment.tag)?.background else { return }
        let box = fragment.frame.offsetBy(dx: origin.x, dy: origin.y)
        recorder.append(.fill(.rectangle(recorder.snap(box)), paint(AnyShapeStyle(color), at: origin).paint))
    }

    private func record(
        _ fragment: TypesetText.Fragment, of text: TypesetText, at origin: CGPoint,
        _ recorder: inout DisplayListRecorder
    ) {
        let style = style(of: fragment.tag)
        let painted = paint(style?.foreground, at: origin)
        let offset = CGAffineTransform(translationX: origin.x, y: origin.y)
        var items: [DisplayItem] = []
        items += attachmentItems(
            style, in: fragment.frame.applying(offset), scale: text.scaleFactor, painted)
        for run in fragment.glyphs {
            var run = run
            for index in run.glyphs.indices {
                run.glyphs[index].position = run.glyphs[index].position.applying(offset)
            }
            items.append(.glyphs(run, painted.paint))
        }
        func line(_ outline: Outline?, _ color: Color?) {
            guard let outline else { return }
            let paint = color.map { self.paint(AnyShapeStyle($0), at: origin).paint } ?? painted.paint
            items.append(.fill(outline.applying(offset), paint))
        }
        line(fragment.underline, style?.underlineColor)
        line(fragment.strikethrough, style?.strikethroughColor)
        if painted.shadows.isEmpty {
            for item in items { recorder.append(item) }
        } else if !items.isEmpty {
            recorder.append(.group(DisplayGroup(items, effects: painted.shadows)))
        }
    }

    /// What an image in the text draws into its box, which has been shrunk by `scale`.
    private func attachmentItems(
        _ style: ResolvedText.RunStyle?, in box: CGRect, scale: CGFloat, _ painted: _StylePaint
    ) -> [DisplayItem] {
        if let bitmap = style?.bitmap { return bitmap.items(in: box, foreground: painted) }
        guard let symbol = style?.symbol else { return [] }
        let items = symbol.items(in: box, paint: painted.paint, environment: inputs.environment)
        guard scale != 1 else { return items }
        let shrinking = CGAffineTransform(scaleX: scale, y: scale).around(CGPoint(x: box.midX, y: box.midY))
        return [.group(DisplayGroup(items, transform: shrinking))]
    }

    /// One rounded bar per line in the text's colour (apple-metrics §5: from 0.76 em above the baseline, 0.88 em
    /// high, corners of 0.22 em).
    private func recordBars(_ text: TypesetText, at origin: CGPoint, _ recorder: inout DisplayListRecorder) {
        for (number, line) in text.lines.enumerated() where line.frame.width > 0 {
            let em = line.fontSize
            // The stand-ins for the characters are justified: only the last line of what is said is shorter.
            let isFull = text.isTruncated || number + 1 < text.lines.count
            let (left, width) = isFull ? (0, text.size.width) : (line.frame.minX, line.frame.width)
            let bar = CGRect(
                x: origin.x + left, y: origin.y + line.baseline - 0.76 * em, width: width, height: 0.88 * em)
            let outline = Outline.roundedRectangle(recorder.snap(bar), radius: 0.22 * em, continuous: true)
            let paints = line.fragments.map {
                paint(style(of: $0.tag)?.foreground, at: origin).opacity(RedactionReasons.barOpacity).paint
            }
            guard let first = paints.first else { continue }
            if paints.allSatisfy({ $0 == first }) {
                recorder.append(.fill(outline, first))
                continue
            }
            // Each run keeps its colour inside the one bar, whose ends the outer runs reach.
            let edges = line.fragments.indices.map { index in
                index == 0 ? bar.minX : origin.x + line.fragments[index].frame.minX
            } + [bar.maxX]
            let parts = paints.indices.map { index in
                DisplayItem.fill(
                    .rectangle(
                        recorder.snap(
                            CGRect(
                                x: edges[index], y: bar.minY, width: edges[index + 1] - edges[index],
                                height: bar.height))), paints[index])
            }
            recorder.append(.group(DisplayGroup(parts, clip: .init(outline))))
        }
    }

    private func report(_ text: TypesetText, _ recorder: inout DisplayListRecorder) {
        let string = self.string
        for case let symbol? in resolved.styles.map(\.symbol) where !symbol.isKnown { recorder.report(symbol.finding) }
        recorder.texts.append(
            RecordedText(string: string, frame: frame, visible: CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)))
        if text.isTruncated {
            let scaled = text.scaleFactor < 1 ? ", even scaled to \(Int((text.scaleFactor * 100).rounded())) %," : ""
            recorder.report(
                Finding(
                    "truncated-text", .note,
                    "\"\(string)\" does not fit \(frame.size.shortDescription) at \(frame.origin.shortDescription)"
                        + "\(scaled) and is cut"))
        }
        let customFonts = Set(paragraph.runs.compactMap(\.font.customName))
        for name in customFonts.sorted() where !Typesetter.shared.hasFont(named: name) {
            let unreadable = inputs.environment.assetSource.unreadableFonts.joined(separator: ", ")
            recorder.report(
                Finding(
                    "missing-font", .warning,
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
                    "missing-glyph", .warning,
                    "no packaged font has \(names.joined(separator: ", ")) of \"\(string)\""))
        }
    }

    override var contentKind: ContentKind { .text }

    /// What the text says, redacted or not.
    private var string: String { resolved.runs.map(\.text).joined() }

    override var name: String { "Text \"\(string)\"" }
}

extension Outline {
    func applying(_ transform: CGAffineTransform) -> Outline {
        switch self {
        case .rectangle(let rect): .rectangle(rect.applying(transform))
        case .ellipse(let rect): .ellipse(rect.applying(transform))
        case .roundedRectangle(let rect, let radius, let continuous):
            .roundedRectangle(rect.applying(transform), radius: radius, continuous: continuous)
        case .path(let elements): .path(elements.map { $0.applying(transform) })
        }
    }
}

extension Paragraph.Alignment {
    init(_ alignment: TextAlignment) {
        switch alignment {
        case .leading: self = .leading
        case .center: self = .center
        case .trailing: self = .trailing
        }
    }
}

extension Paragraph.Truncation {
    init(_ mode: Text.TruncationMode) {
        switch mode {
        case .head: self = .head
        case .middle: self = .middle
        case .tail: self = .tail
        }
    }
}

extension TextRun {
    /// Stand-ins that a line may break between and at nothing else: every character counts as a letter does,
    /// spaces and line breaks too (apple-metrics §5).
    fileprivate var redacted: TextRun {
        var copy = self
        copy.text = String(text.map { $0.isWhitespace ? "\u{A0}" : $0 })
        return copy
    }
}
