import DisplayList
import Geometry
import Rasterizer
import Testing

/// What a blur costs as its radius grows, and that it treats all sides alike.
@Suite("Blur's cost and symmetry")
struct BlurCostTests {
    /// Draws forty rectangles in a layer that is blurred or casts a shadow.
    private func draw(sigma: Double, isShadow: Bool) throws {
        // An opaque blur needs no room around the layer, so every radius works on the same pixels.
        let effect =
            isShadow
            ? LayerEffect.shadow(color: .black, sigma: sigma, offset: .zero) : .blur(sigma: sigma, opaque: true)
        let dots: [DisplayItem] = (0..<40).map { index in
            .fill(Drawing.rect(CGFloat(index * 7 % 400), CGFloat(index * 53 % 400), 90, 70), .color(.white))
        }
        let list = DisplayList(
            size: CGSize(width: 480, height: 480), items: [.group(DisplayGroup(dots, effects: [effect]))])
        _ = try Rasterizer().rasterize(list, scale: 1)
    }

    @Test("A radius of 40 costs no more than twice one of 4", arguments: [false, true])
    func cost(isShadow: Bool) throws {
        try draw(sigma: 4, isShadow: isShadow)
        // In pairs, so that what else the machine does weighs on both; one quiet pair of many tells.
        let ratios = try (0..<10).map { _ in
            let narrow = try ThreadTime.measure { try draw(sigma: 4, isShadow: isShadow) }
            return try ThreadTime.measure { try draw(sigma: 40, isShadow: isShadow) } / narrow
        }
        #expect(ratios.min()! <= 2, "\(ratios)")
    }

    @Test("What is symmetric stays so to the bit", arguments: [0.5, 1.3, 3, 4.9, 5.1, 9, 20, 41])
    func symmetry(sigma: Double) throws {
        let side = 256
        let bitmap = try Drawing.bitmap(
            CGFloat(side), CGFloat(side),
            [
                .group(
                    DisplayGroup(
                        [.fill(Drawing.rect(96, 96, 64, 64), .color(.white))],
                        effects: [.blur(sigma: sigma, opaque: false)]))
            ])
        var differences = 0
        for y in 0..<side {
            for x in 0..<side {
                let mirrored = [bitmap[side - 1 - x, y], bitmap[x, side - 1 - y], bitmap[y, x]]
                if mirrored.contains(where: { $0 != bitmap[x, y] }) { differences += 1 }
            }
        }
        #expect(differences == 0)
    }

    @Test("The spread of a point is σ within 2 %", arguments: [1.5, 3, 4.9, 7, 11, 22, 40])
    func spread(sigma: Double) throws {
        let side = 512
        let bitmap = try Drawing.bitmap(
            CGFloat(side), 9,
            [
                .group(
                    DisplayGroup(
                        [
                            .fill(Drawing.rect(0, 0, CGFloat(side), 9), .color(.clear)),
                            .fill(Drawing.rect(0, 0, 256, 9), .color(.white))
                        ], effects: [.blur(sigma: sigma, opaque: true)]))
            ])
        // The edge's derivative is the line's spread; its variance is σ² and a twelfth for the pixels.
        var sum = 0.0, mean = 0.0, square = 0.0
        for x in 1..<side {
            let step = Double(bitmap[x - 1, 4].alpha - bitmap[x, 4].alpha)
            sum += step
            mean += step * Double(x)
            square += step * Double(x) * Double(x)
        }
        mean /= sum
        let measured = (square / sum - mean * mean).squareRoot()
        #expect(abs(measured - sigma) <= 0.02 * sigma + 0.05, "\(measured)")
    }
}
