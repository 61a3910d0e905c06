import Rasterizer
import SwiftUI
import SwiftUICore
import Testing

/// Neighbors meet on a pixel: between two opaque colors no third one shows, at any scale and in any width.
@Suite("Seams") @MainActor
struct SeamTests {
    @Test("A row of colors shows no other color", arguments: [1, 2, 3] as [CGFloat], 2...9)
    func rows(_ scale: CGFloat, _ count: Int) throws {
        for pixels in [10, 100, 329, 364] {
            var environment = EnvironmentValues()
            environment.displayScale = scale
            let size = CGSize(width: CGFloat(pixels) / scale, height: 2)
            let list = ViewRenderer(environment: environment).render(size: size) {
                HStack(spacing: 0) {
                    ForEach(0..<count, id: \.self) { index in
                        (index.isMultiple(of: 2) ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 0, blue: 1))
                    }
                }
            }.displayList
            let bitmap = try Rasterizer().rasterize(list, scale: Double(scale)).bitmap
            let row = bitmap.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)[0..<pixels]) }
            #expect(Set(row).count == 2, "\(count) views in \(pixels) pixels at \(scale)×")
            // Each view is a whole number of pixels wide, within one of its share.
            let runs = row.reduce(into: [(color: UInt32, length: Int)]()) { runs, color in
                if runs.last?.color == color { runs[runs.count - 1].length += 1 } else { runs.append((color, 1)) }
            }
            #expect(runs.count == count)
            #expect(runs.allSatisfy { abs(Double($0.length) - Double(pixels) / Double(count)) <= 1 })
        }
    }
}
