internal import CCairo
import DisplayList
import Geometry

/// Draws items onto a canvas. Extensions hold paths, paints, glyphs, images and groups.
struct Painter {
    let resources: DrawingResources

    /// Groups nested deeper than this are not drawn: each takes a part of the stack.
    static let deepestGroup = 200

    func draw(_ items: [DisplayItem], in state: DrawingState) throws(RasterizerError) {
        for item in items { try draw(item, in: state) }
    }

    func draw(_ item: DisplayItem, in state: DrawingState) throws(RasterizerError) {
        switch item {
        case .fill(let outline, let paint, let evenOdd, let antialiased):
            try fill(outline, with: paint, evenOdd: evenOdd, antialiased: antialiased, in: state)
        case .stroke(let outline, let pattern, let paint, let antialiased):
            try stroke(outline, pattern: pattern, with: paint, antialiased: antialiased, in: state)
        case .glyphs(let run, let paint):
            try draw(run, with: paint, in: state)
        case .image(let drawing):
            try draw(drawing, in: state)
        case .group(let group):
            try draw(group, in: state)
        }
    }
}
