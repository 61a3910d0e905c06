import DisplayList
import Geometry
import Typesetting

extension TextNode {
    /// How far the text's own box lies from the left of a frame that is wider than it.
    func indent(of text: TypesetText) -> CGFloat {
        let slack = max(0, frame.width - text.size.width)
        return switch side {
        case .left: 0
        case .center: slack / 2
        case .right: slack
        }
    }

    /// Where lines that are shorter than their room lie.
    enum Side { case left, center, right }

    var side: Side {
        switch (paragraph.alignment, paragraph.rightToLeft) {
        case (.leading, false), (.trailing, true): .left
        case (.center, _): .center
        case (.leading, true), (.trailing, false): .right
        }
    }

    func style(of tag: Int) -> ResolvedText.RunStyle? {
        resolved.styles.indices.contains(tag) ? resolved.styles[tag] : nil
    }

    func paint(_ style: AnyShapeStyle?, at origin: CGPoint) -> _StylePaint {
        let rect = CGRect(origin: origin, size: frame.size)
        let context = _StyleContext(environment: inputs.environment, rect: rect)
        return EnvironmentValues.with(inputs.environment) {
            style?._paint(in: context) ?? ForegroundStyle()._paint(in: context)
        }
    }

    /// What a run asks for, where it may.
    private func ownForeground(_ style: ResolvedText.RunStyle?) -> AnyShapeStyle? {
        guard let foreground = style?.foreground, !inputs.environment.foregroundStyles.isFixed else { return nil }
        return foreground
    }

    /// Below all glyphs of the line, which may reach out of their own boxes.
    func recordBackground(
        _ fragment: TypesetText.Fragment, at origin: CGPoint, _ recorder: inout DisplayListRecorder
    ) {
        guard let color = style(of: fragment.tag)?.background else { return }
        let box = fragment.frame.offsetBy(dx: origin.x, dy: origin.y)
        recorder.append(.fill(.rectangle(recorder.snap(box)), paint(AnyShapeStyle(color), at: origin).paint))
    }

    func record(
        _ fragment: TypesetText.Fragment, of text: TypesetText, at origin: CGPoint,
        _ recorder: inout DisplayListRecorder
    ) {
        let style = style(of: fragment.tag)
        let painted = paint(ownForeground(style), at: origin)
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
        for item in painted.finished(items) { recorder.append(item) }
    }

    /// What an image in the text draws into its box, which has been shrunk by `scale`.
    private func attachmentItems(
        _ style: ResolvedText.RunStyle?, in box: CGRect, scale: CGFloat, _ painted: _StylePaint
    ) -> [DisplayItem] {
        if let bitmap = style?.bitmap { return bitmap.items(in: box, foreground: painted) }
        guard let symbol = style?.symbol else { return [] }
        let environment = inputs.environment
        let hasOwnStyle = ownForeground(style) != nil
        let size = CGSize(width: symbol.size.width * scale, height: symbol.size.height * scale)
        let box = CGRect(
            x: box.midX - size.width / 2, y: box.midY - size.height / 2, width: size.width, height: size.height)
        return symbol.items(in: box, environment: environment) { level in
            guard level > 0 else { return painted.paint }
            // A run's own color fades from level to level; else the view's styles have levels of their own.
            if hasOwnStyle { return painted.opacity(HierarchicalShapeStyle.customOpacities[min(level, 4)]).paint }
            return EnvironmentValues.with(environment) {
                environment.foregroundStyles._symbolPaint(
                    in: _StyleContext(environment: environment, rect: box), level: level)
            }
        }
    }
}

extension TextNode {
    /// One rounded bar per line in the text's color (apple-metrics §5: from 0.76 em above the baseline, 0.88 em
    /// high, corners of 0.22 em).
    func recordBars(_ text: TypesetText, at origin: CGPoint, _ recorder: inout DisplayListRecorder) {
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
            // Each run keeps its color inside the one bar, whose ends the outer runs reach.
            let edges =
                line.fragments.indices.map { index in
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
}

extension TextRun {
    /// Stand-ins that a line may break between and at nothing else: every character counts as a letter does,
    /// spaces and line breaks too (apple-metrics §5).
    var redacted: TextRun {
        var copy = self
        copy.text = String(text.map { $0.isWhitespace ? "\u{A0}" : $0 })
        return copy
    }
}
