import DisplayList
import Foundation
import Geometry

extension SymbolFile {
    /// An icon's square is 1.2 em high, so that a circle of 20 in a square of 24 is as large as SF's.
    mutating func readDrawing(_ root: MarkupElement) throws(ReadError) {
        let box =
            root.attributes["viewBox"]?.split(whereSeparator: { $0 == "," || $0.isWhitespace })
            .compactMap { Double($0) }.map { CGFloat($0) } ?? []
        func length(_ name: String) -> CGFloat {
            CGFloat(Double(root.attributes[name]?.prefix { $0.isNumber || $0 == "." } ?? "") ?? 24)
        }
        let rect =
            box.count == 4
            ? CGRect(x: box[0], y: box[1], width: box[2], height: box[3])
            : CGRect(x: 0, y: 0, width: length("width"), height: length("height"))
        guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else {
            throw ReadError(message: "the viewBox is empty", line: root.line)
        }
        let scale = 120 / rect.height
        var reader = SVGShapeReader(styles: SVGStyleSheet(root.descendants(named: "style").map(\.text).joined()))
        try reader.read(
            root,
            CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: -rect.midX * scale, ty: -rect.midY * scale))
        variants[400] = Variant(parts: reader.parts)
    }
}
