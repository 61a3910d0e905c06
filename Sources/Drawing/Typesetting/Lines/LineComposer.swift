import DisplayList
import Geometry

/// Places the clusters of one line in visual order.
struct LineComposer {
    let lines: [MeasuredLine]
    let paragraph: Paragraph
    let scale: CGFloat

    struct Element {
        var line: Int
        var cluster: Int
        /// The place in the line's logical order.
        var order: Int
        var advance: CGFloat
    }

    /// - Parameter origin: the left end of the line's baseline.
    func fragments(of content: LineContent, box: LineBox, origin: CGPoint) -> [TypesetText.Fragment] {
        let elements = elements(of: content)
        let order = Self.visualOrder(
            levels: elements.map { lines[$0.line].shaped.clusters[$0.cluster].level })
        var fragments: [TypesetText.Fragment] = []
        var x = origin.x
        var group: [Int] = []
        for (position, index) in order.enumerated() {
            group.append(index)
            let isLast = position + 1 == order.count
            guard isLast || run(of: elements[order[position + 1]]) != run(of: elements[index]) else { continue }
            let members = group.map { elements[$0] }
            var fragment = fragment(members, box: box, origin: CGPoint(x: x, y: origin.y))
            if paragraph.keepsClusters { fragment.clusters = clusters(members, x: x) }
            x = fragment.frame.maxX
            fragments.append(fragment)
            group = []
        }
        return fragments
    }

    private func elements(of content: LineContent) -> [Element] {
        var x: CGFloat = 0
        var elements: [Element] = []
        for piece in content.pieces {
            for cluster in piece.clusters {
                let advance = lines[piece.line].advance(cluster, at: x)
                elements.append(
                    Element(line: piece.line, cluster: cluster, order: elements.count, advance: advance))
                x += advance
            }
        }
        return elements
    }

    func run(of element: Element) -> Int {
        let line = lines[element.line]
        return line.runs[line.shaped.clusters[element.cluster].span]
    }

    /// - Parameter members: of one run, in visual order.
    private func fragment(_ members: [Element], box: LineBox, origin: CGPoint) -> TypesetText.Fragment {
        let run = paragraph.runs[run(of: members[0])]
        let width = members.reduce(0) { $0 + $1.advance }
        let frame = CGRect(x: origin.x, y: origin.y - box.ascent, width: width, height: box.height)
        let baseline = origin.y - run.baselineOffset * scale
        if let attachment = run.attachment {
            return .init(
                tag: run.tag, glyphs: [],
                frame: CGRect(
                    x: origin.x, y: baseline - attachment.ascent * scale, width: width,
                    height: (attachment.ascent + attachment.descent) * scale),
                isAttachment: true)
        }
        let line = lines[members[0].line]
        let font = line.fonts[line.shaped.clusters[members[0].cluster].span]
        let (size, weight, pixels) = (font.size, font.spec.weight, paragraph.displayScale)
        return .init(
            tag: run.tag, glyphs: glyphRuns(members, origin: CGPoint(x: origin.x, y: baseline)), frame: frame,
            underline: run.underline.map {
                LineDecoration.underline(size: size, weight: weight, scale: pixels)
                    .outline($0, from: frame.minX, to: frame.maxX, baseline: baseline)
            },
            strikethrough: run.strikethrough.map {
                LineDecoration.strikethrough(size: size, weight: weight, scale: pixels)
                    .outline($0, from: frame.minX, to: frame.maxX, baseline: baseline)
            })
    }

    /// The glyphs in stretches of one face. Whitespace has no glyphs, but counts as text of its neighbors.
    private func glyphRuns(_ members: [Element], origin: CGPoint) -> [GlyphRun] {
        var runs: [GlyphRun] = []
        var text: [Element] = []
        var last: (line: Int, face: Int, span: Int)?
        var x = origin.x
        func finishText() {
            guard !runs.isEmpty else { return }
            let bytes = text.sorted { $0.order < $1.order }.flatMap {
                lines[$0.line].shaped.text[lines[$0.line].shaped.clusters[$0.cluster].bytes]
            }
            runs[runs.count - 1].text = String(decoding: bytes, as: UTF8.self)
            text = []
        }
        for member in members {
            let line = lines[member.line]
            let cluster = line.shaped.clusters[member.cluster]
            defer { x += member.advance }
            if cluster.isWhitespace {
                text.append(member)
                continue
            }
            let font = line.fonts[cluster.span]
            let horizontalScale = cluster.isPrimary ? font.horizontalScale : 1
            let setting = (member.line, cluster.face, cluster.span)
            if last == nil || last! != setting {
                last = setting
                let face = line.shaped.faces[cluster.face]
                var drawn = face.font
                drawn.matrix.a *= horizontalScale
                drawn.matrix.c *= horizontalScale
                let size = font.size * CGFloat(face.sizeFactor)
                if runs.last?.font != drawn || runs.last?.size != size {
                    finishText()
                    runs.append(GlyphRun(font: drawn, size: size, glyphs: [], text: ""))
                }
            }
            text.append(member)
            for glyph in line.shaped.glyphs[cluster.glyphs] {
                runs[runs.count - 1].glyphs.append(
                    .init(
                        id: glyph.id,
                        position: CGPoint(
                            x: x + CGFloat(glyph.x) * font.size * horizontalScale,
                            y: origin.y + CGFloat(glyph.y) * font.size)))
            }
        }
        finishText()
        return runs.filter { !$0.glyphs.isEmpty }
    }

    /// Rule L2 of the Unicode bidirectional algorithm: from the highest level down, stretches of that level or
    /// above are reversed.
    static func visualOrder(levels: [UInt8]) -> [Int] {
        var order = Array(levels.indices)
        guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 & 1 == 1 }).min() else { return order }
        for level in stride(from: highest, through: lowestOdd, by: -1) {
            var start = 0
            while start < order.count {
                guard levels[order[start]] >= level else {
                    start += 1
                    continue
                }
                var end = start
                while end < order.count, levels[order[end]] >= level { end += 1 }
                order[start..<end].reverse()
                start = end
            }
        }
        return order
    }
}
