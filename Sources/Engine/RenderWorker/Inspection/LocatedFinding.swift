import DisplayList
import Findings
import Foundation
import Geometry
import Rasterizer
import RenderModel
import WidgetKitCore

/// A finding at a place of the widget, whose view is not known yet.
struct LocatedFinding {
    var finding: Finding
    /// In points of the widget.
    var box: CGRect
    /// What the view shows in words, if it does.
    var text: String?
    /// Its place in the tree, once that is known.
    var node: Int?

    init(_ code: FindingCode, _ severity: Finding.Severity, _ message: String, _ box: CGRect, text: String? = nil) {
        finding = Finding(code, severity, message, frame: box)
        (self.box, self.text) = (box, text)
    }

    /// The finding with the path of the view that lies there.
    ///
    /// - Parameter paths: of the tree, one for each node.
    func placed(in tree: ViewTree, _ paths: [[String]]) -> Finding {
        var result = finding
        if let index = index(in: tree) {
            result.view = paths[index]
            result.callSite = tree.nodes[index].callSite
        }
        return result
    }
}

extension LocatedFinding {
    /// The view that lies there.
    func index(in tree: ViewTree) -> Int? {
        node ?? tree.index(at: CGPoint(x: box.midX, y: box.midY), showing: text)
    }
}

extension ViewTree {
    /// The foremost view at a point that shows a text; where none does, the foremost that is no modifier.
    func index(at point: CGPoint, showing text: String?) -> Int? {
        func holds(_ node: Node) -> Bool { (node.snapped ?? node.frame).insetBy(dx: -1, dy: -1).contains(point) }
        if let text, let index = nodes.lastIndex(where: { holds($0) && $0.view.holds(text) }) { return index }
        // Of a text that is split into several runs, the view holds more than the words of one.
        return nodes.lastIndex { holds($0) && !$0.isModifier } ?? nodes.lastIndex(where: holds)
    }
}

extension String {
    /// Whether it contains another text. Comparing characters, as `contains` does, takes a tenth of a picture's time;
    /// of ASCII, bytes say the same.
    fileprivate func holds(_ text: String) -> Bool {
        var (whole, part) = (self, text)
        let found = whole.withUTF8 { whole in
            part.withUTF8 { part -> Bool? in
                guard part.allSatisfy({ $0 < 0x80 && $0 != 0x0D }), whole.allSatisfy({ $0 < 0x80 && $0 != 0x0D }),
                    let start = whole.baseAddress, let other = part.baseAddress, !part.isEmpty
                else { return nil }
                guard whole.count >= part.count else { return false }
                return (0...whole.count - part.count).contains { memcmp(start + $0, other, part.count) == 0 }
            }
        }
        return found ?? contains(text)
    }
}

extension Drawing {
    /// The drawing whose findings that have a frame name the view that has it, too.
    @MainActor
    func namingViews() -> Drawing {
        guard findings.contains(where: { $0.frame != nil && $0.view == nil }), let views = viewPlaces?() else {
            return self
        }
        let tree = views.tree, paths = views.paths
        var result = self
        for index in findings.indices where findings[index].view == nil {
            guard let frame = findings[index].frame else { continue }
            // Of a view and its modifiers with the same frame, the view lies deepest.
            let node = tree.nodes.lastIndex { Finding.Frame($0.frame) == frame && !$0.isModifier }
            result.findings[index].view = node.map { paths[$0] }
            result.findings[index].callSite = node.flatMap { tree.nodes[$0].callSite }
        }
        return result
    }
}

/// How far the pixels of a box differ from each other.
struct PixelRange {
    /// The widest range of one of red, green, blue and alpha, premultiplied, 0…1; of a box with more than enough, some
    /// value that is.
    let spread: Double

    /// - Parameters:
    ///   - box: in points.
    ///   - enough: a spread at which no more pixels need be looked at. Rows are taken from the middle on, where
    ///     letters have ink, so that visible text costs one of them.
    init(_ bitmap: Bitmap, _ box: CGRect, scale: Double, enough: Double) {
        func bound(_ value: CGFloat, _ limit: Int) -> Int { max(0, min(limit, Int((value * scale).rounded()))) }
        let left = bound(box.minX, bitmap.width), right = bound(box.maxX, bitmap.width)
        let top = bound(box.minY, bitmap.height), bottom = bound(box.maxY, bitmap.height)
        guard left < right, top < bottom else {
            spread = 1
            return
        }
        let middle = (top + bottom) / 2, limit = UInt8(min(255, max(0, enough * 255)).rounded(.up))
        var low: SIMD4<UInt8> = .init(repeating: 255), high: SIMD4<UInt8> = .zero
        bitmap.withUnsafeBytes { bytes in
            let pixels = bytes.bindMemory(to: SIMD4<UInt8>.self)
            for y in Array(middle..<bottom) + Array(top..<middle) {
                for x in left..<right {
                    let pixel = pixels[y * bitmap.width + x]
                    low = pointwiseMin(low, pixel)
                    high = pointwiseMax(high, pixel)
                }
                if (high &- low).max() >= limit { return }
            }
        }
        spread = Double((high &- low).max()) / 255
    }
}

/// How light a color is, as WCAG 2 compares colors.
struct Luminance {
    /// Of each level of a component, from 0 to 255.
    private static let linear = (0...255).map { Float(TransferCurve.decode(Double($0) / 255)) }

    /// 0 for black, 1 for white.
    let value: Float

    /// - Parameter color: opaque; red, green and blue in 0…255.
    init(_ color: SIMD3<Float>) {
        // A half and more is rounded up, which is exact in twice the precision.
        func linear(_ level: Float) -> Float { Self.linear[Int(Double(min(255, max(0, level))) + 0.5)] }
        value = 0.2126 * linear(color.x) + 0.7152 * linear(color.y) + 0.0722 * linear(color.z)
    }

    /// 1 for the same luminance, up to 21.
    func contrast(with other: Luminance) -> Float {
        (max(value, other.value) + 0.05) / (min(value, other.value) + 0.05)
    }
}
