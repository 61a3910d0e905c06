import Foundation
import Geometry

/// Tells what files hold, for a form of a display list that does not depend on where they lie.
package protocol FileContentDescribing: Sendable {
    func describe(_ content: ImageReference.Content) -> String
    /// nil for a font that everybody has.
    func describe(_ font: FontFace) -> String?
}

/// Writes everything that pixels come of as bytes: two display lists have the same bytes where nothing tells them apart.
///
/// A number is its bits, a text and a list come after their length, and each case of an enumeration begins with a
/// number of its own. Marks of motion say nothing of a picture and are left out.
package struct DisplayListSerializer {
    /// Says what the files of images and fonts hold; nil for the paths of images and the names of fonts.
    private let contents: (any FileContentDescribing)?
    private(set) package var bytes: [UInt8] = []

    package init(_ list: DisplayList, contents: (any FileContentDescribing)? = nil) {
        self.contents = contents
        bytes.reserveCapacity(16 * 1024)
        add(list.size)
        add(list.items)
    }

    mutating func add(_ items: [DisplayItem]) {
        add(items) { $0.add($1) }
    }

    private mutating func add(_ item: DisplayItem) {
        switch item {
        case .fill(let outline, let paint, let evenOdd, let antialiased):
            add(case: 0)
            add(evenOdd)
            add(antialiased)
            add(outline)
            add(paint)
        case .stroke(let outline, let pattern, let paint, let antialiased):
            add(case: 1)
            add(antialiased)
            add(outline)
            add(pattern)
            add(paint)
        case .glyphs(let run, let paint):
            add(case: 2)
            add(run)
            add(paint)
        case .image(let drawing):
            add(case: 3)
            add(drawing)
        case .group(let group):
            add(case: 4)
            add(group)
        }
    }

    private mutating func add(_ group: DisplayGroup) {
        add(group.items)
        add(group.transform)
        add(group.projection) { $0.add($1) }
        add(group.clip) { bytes, clip in
            bytes.add(clip.outline)
            bytes.add(clip.evenOdd)
            bytes.add(clip.antialiased)
        }
        add(group.opacity)
        add(group.blendMode.rawValue)
        add(group.effects) { $0.add($1) }
        add(group.mask) { $0.add($1) }
        add(group.isolated)
        add(group.role) { $0.add($1.rawValue) }
    }

    private mutating func add(_ run: GlyphRun) {
        add(run.text)
        add(run.font.file)
        add(run.font.index)
        add(run.font.variations)
        add(run.font.matrix)
        add(run.font.hasColor)
        add(contents?.describe(run.font)) { $0.add($1) }
        add(run.size)
        add(run.glyphs) { bytes, glyph in
            bytes.add(Int(glyph.id))
            bytes.add(glyph.position)
        }
    }

    private mutating func add(_ drawing: ImageDrawing) {
        add(drawing.image.name)
        add(drawing.image.pixelSize)
        add(drawing.image.content)
        add(drawing.image.orientation) { $0.add(Int($1.rawValue)) }
        add(drawing.image.vectorScale) { $0.add($1) }
        add(drawing.rect)
        add(drawing.interpolation.rawValue)
        add(drawing.tint) { $0.add($1) }
        add(drawing.capInsets) { bytes, caps in
            for length in [caps.top, caps.left, caps.bottom, caps.right, caps.scale] { bytes.add(length) }
            bytes.add(caps.tiles)
            bytes.add(caps.centerWidth) { $0.add($1) }
            bytes.add(caps.centerHeight) { $0.add($1) }
        }
        add(drawing.opacity)
        add(drawing.antialiased)
    }

    private mutating func add(_ content: ImageReference.Content) {
        if let contents { return add(contents.describe(content)) }
        switch content {
        case .file(let path):
            add(case: 0)
            add(path)
        case .data(let data):
            add(case: 1)
            add(data.count)
            bytes += data
        }
    }

    // MARK: Values

    mutating func add<Element>(_ list: [Element], _ addElement: (inout Self, Element) -> Void) {
        add(list.count)
        for element in list { addElement(&self, element) }
    }

    mutating func add<Value>(_ value: Value?, _ addValue: (inout Self, Value) -> Void) {
        add(value != nil)
        if let value { addValue(&self, value) }
    }

    mutating func add(case number: UInt8) { bytes.append(number) }
    mutating func add(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

    package mutating func add(_ text: String) {
        add(text.utf8.count)
        bytes += text.utf8
    }

    mutating func add(_ number: Int) { add(bits: UInt64(bitPattern: Int64(number))) }
    package mutating func add(_ number: Double) { add(bits: number.bitPattern) }
    mutating func add(_ length: CGFloat) { add(Double(length)) }

    mutating func add(_ point: CGPoint) {
        add(point.x)
        add(point.y)
    }

    mutating func add(_ size: CGSize) {
        add(size.width)
        add(size.height)
    }

    mutating func add(_ rect: CGRect) {
        add(rect.origin)
        add(rect.size)
    }

    mutating func add(_ transform: CGAffineTransform) {
        // Most groups and fonts are not transformed.
        add(!transform.isIdentity)
        guard !transform.isIdentity else { return }
        add(transform.a)
        add(transform.b)
        add(transform.c)
        add(transform.d)
        add(transform.tx)
        add(transform.ty)
    }

    private mutating func add(bits: UInt64) {
        withUnsafeBytes(of: bits.littleEndian) { bytes.append(contentsOf: $0) }
    }
}
