import SwiftUI

private struct Plain: TextRenderer {
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
        for line in layout { ctx.draw(line) }
    }
}

/// Draws every glyph a little higher than the last one.
private struct Stairs: TextRenderer {
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
        for (index, slice) in layout.flatMap({ $0 }).flatMap({ $0 }).enumerated() {
            var copy = ctx
            copy.translateBy(x: 0, y: -CGFloat(index))
            copy.opacity = 1 - Double(index) * 0.1
            copy.draw(slice)
        }
    }

    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        var size = text.sizeThatFits(proposal)
        size.height += 8
        return size
    }
}

/// Boxes around lines, runs and glyphs.
private struct Boxes: TextRenderer {
    enum Part { case lines, runs, slices }
    let part: Part

    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
        for line in layout {
            let boxes: [CGRect] =
                switch part {
                case .lines: [line.typographicBounds.rect]
                case .runs: line.map(\.typographicBounds.rect)
                case .slices: line.flatMap { $0 }.map(\.typographicBounds.rect)
                }
            for box in boxes { ctx.stroke(Path(box), with: .color(.red), lineWidth: 0.5) }
            ctx.draw(line)
        }
    }
}

private struct Marker: TextAttribute { let color: Color }

private struct Highlighter: TextRenderer {
    var displayPadding: EdgeInsets { EdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2) }

    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
        for run in layout.flatMap({ $0 }) {
            if let marker = run[Marker.self] {
                let box = run.typographicBounds.rect.insetBy(dx: -1, dy: 0)
                ctx.fill(Path(roundedRect: box, cornerRadius: 2), with: .color(marker.color))
            }
            ctx.draw(run)
        }
    }
}

extension Fixture {
    @FixtureList static var textRenderers: [Fixture] {
        Fixture("text-renderers/draws-lines-as-they-are", 60, 30) {
            Text("Two lines of it").font(.system(size: 10)).frame(width: 46).textRenderer(Plain())
        }
        Fixture("text-renderers/lines-as-without", 60, 30) {
            Text("Two lines of it").font(.system(size: 10)).frame(width: 46)
        }
        Fixture("text-renderers/slices-move-and-size-grows", 60, 30) {
            Text("Stairs").font(.system(size: 12)).textRenderer(Stairs()).border(.gray, width: 0.5)
        }
        Fixture("text-renderers/line-boxes", 60, 34) {
            Text("Lines are boxed").font(.system(size: 11)).multilineTextAlignment(.center)
                .textRenderer(Boxes(part: .lines))
        }
        Fixture("text-renderers/run-boxes", 60, 20) {
            (Text("ab").bold() + Text("cd").foregroundStyle(.blue) + Text(" ef")).font(.system(size: 12))
                .textRenderer(Boxes(part: .runs))
        }
        Fixture("text-renderers/glyph-boxes", 60, 20) {
            Text("fig. 12").font(.system(size: 13)).textRenderer(Boxes(part: .slices))
        }
        Fixture("text-renderers/glyph-boxes-right-to-left", 60, 20) {
            Text("שלום 12").font(.system(size: 13)).textRenderer(Boxes(part: .slices))
        }
        Fixture("text-renderers/slices-keep-underlines", 60, 24) {
            Text("Under").underline(color: .red).font(.system(size: 14)).textRenderer(Stairs())
        }
        Fixture("text-renderers/custom-attribute", 70, 20) {
            Text("Say \(Text("this").customAttribute(Marker(color: .yellow))) now").font(.system(size: 11))
                .textRenderer(Highlighter())
        }
        Fixture("text-renderers/redaction-comes-first", 60, 20) {
            Text("Secret").font(.system(size: 12)).textRenderer(Stairs()).redacted(reason: .placeholder)
        }
        Fixture("text-renderers/layout-preference", 60, 30) {
            Text("Two lines of it").font(.system(size: 10)).frame(width: 46)
                .overlayPreferenceValue(Text.LayoutKey.self) { layouts in
                    GeometryReader { proxy in
                        ForEach(Array(layouts.enumerated()), id: \.offset) { _, anchored in
                            let origin = proxy[anchored.origin]
                            ForEach(Array(anchored.layout.enumerated()), id: \.offset) { _, line in
                                Rectangle().fill(.blue).frame(width: line.typographicBounds.width, height: 0.5)
                                    .offset(x: origin.x + line.origin.x, y: origin.y + line.origin.y)
                            }
                        }
                    }
                }
        }
    }
}
