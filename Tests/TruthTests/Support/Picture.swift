import Foundation
import Geometry
import Rasterizer

/// A picture's pixels, not premultiplied, for measuring.
struct Picture {
    struct Color: Equatable, CustomStringConvertible {
        var red: Int, green: Int, blue: Int, alpha: Int

        init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int = 255) {
            (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
        }

        /// The largest difference of a channel, 0…255.
        func distance(to other: Color) -> Int {
            max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue), abs(alpha - other.alpha))
        }

        var description: String { "(\(red), \(green), \(blue), \(alpha))" }

        static let white = Color(255, 255, 255), black = Color(0, 0, 0), clear = Color(0, 0, 0, 0)
    }

    let width: Int
    let height: Int
    /// Premultiplied 0xAARRGGBB.
    private let pixels: [UInt32]

    init(_ bitmap: Bitmap) {
        width = bitmap.width
        height = bitmap.height
        pixels = bitmap.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
    }

    init(contentsOf file: URL) throws { self.init(try PNGDecoder.decode(try Data(contentsOf: file))) }

    /// The premultiplied pixel at a place inside.
    func raw(_ x: Int, _ y: Int) -> UInt32 { pixels[y * width + x] }

    subscript(x: Int, y: Int) -> Color {
        guard x >= 0, y >= 0, x < width, y < height else { return .clear }
        let pixel = Int(raw(x, y)), alpha = pixel >> 24
        guard alpha > 0 else { return .clear }
        func channel(_ shift: Int) -> Int { min(255, ((pixel >> shift & 255) * 255 + alpha / 2) / alpha) }
        return Color(channel(16), channel(8), channel(0), alpha)
    }

    /// The smallest box, in pixels, that holds every pixel farther than `tolerance` from `background`.
    func inkBox(on background: Color, tolerance: Int = 48, in area: CGRect? = nil) -> CGRect? {
        let area = area ?? CGRect(x: 0, y: 0, width: width, height: height)
        var left = Int.max, top = Int.max, right = Int.min, bottom = Int.min
        for y in max(0, Int(area.minY))..<min(height, Int(area.maxY)) {
            for x in max(0, Int(area.minX))..<min(width, Int(area.maxX))
            where self[x, y].distance(to: background) > tolerance {
                left = min(left, x)
                right = max(right, x)
                top = min(top, y)
                bottom = max(bottom, y)
            }
        }
        return left > right ? nil : CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }

    /// The smallest box, in pixels, that holds every pixel of `area` nearer than `tolerance` to `color`.
    func box(of color: Color, tolerance: Int = 3, in area: CGRect) -> CGRect? {
        var box: CGRect?
        for y in Int(area.minY)..<Int(area.maxY) {
            for x in Int(area.minX)..<Int(area.maxX) where self[x, y].distance(to: color) <= tolerance {
                let pixel = CGRect(x: x, y: y, width: 1, height: 1)
                box = box?.union(pixel) ?? pixel
            }
        }
        return box
    }

    /// The stretches of rows inside `area` that hold ink: one per line of text whose ink does not touch the next.
    func inkRows(on background: Color, tolerance: Int = 48, in area: CGRect? = nil) -> [Range<Int>] {
        let area = area ?? CGRect(x: 0, y: 0, width: width, height: height)
        return Self.stretches(Int(area.minY)..<Int(area.maxY)) { y in
            (Int(area.minX)..<Int(area.maxX)).contains { self[$0, y].distance(to: background) > tolerance }
        }
    }

    /// Where along row `y` the color is nearer than `tolerance` to `color`.
    func stretches(row y: Int, of color: Color, tolerance: Int = 24) -> [Range<Int>] {
        Self.stretches(0..<width) { self[$0, y].distance(to: color) <= tolerance }
    }

    func stretches(column x: Int, of color: Color, tolerance: Int = 24) -> [Range<Int>] {
        Self.stretches(0..<height) { self[x, $0].distance(to: color) <= tolerance }
    }

    private static func stretches(_ range: Range<Int>, _ holds: (Int) -> Bool) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var start: Int?
        for position in range {
            if holds(position) {
                start = start ?? position
            } else if let begun = start {
                found.append(begun..<position)
                start = nil
            }
        }
        if let start { found.append(start..<range.upperBound) }
        return found
    }
}

extension Picture {
    /// Where the baselines of the lines of text inside `area` lie: the row below the steepest fall of ink in each
    /// stretch of inked rows, which descenders do not hide.
    func baselines(on background: Color, in area: CGRect? = nil) -> [Int] {
        let area = area ?? CGRect(x: 0, y: 0, width: width, height: height)
        func ink(_ y: Int) -> Int {
            (Int(area.minX)..<Int(area.maxX)).reduce(0) { $0 + self[$1, y].distance(to: background) }
        }
        return inkRows(on: background, in: area).map { rows in
            let sums = (rows.lowerBound...rows.upperBound).map { $0 < Int(area.maxY) ? ink($0) : 0 }
            let falls = zip(sums, sums.dropFirst()).map { $0 - $1 }
            let steepest = falls.indices.max { falls[$0] < falls[$1] } ?? 0
            return rows.lowerBound + steepest + 1
        }
    }
}
