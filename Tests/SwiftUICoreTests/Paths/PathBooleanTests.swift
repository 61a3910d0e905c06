import SwiftUI
import Testing

/// Paths combined with paths, held against points that are looked up in both.
struct PathBooleanTests {
    private typealias Operation = (name: String, paths: (Path, Path, Bool) -> Path, points: (Bool, Bool) -> Bool)

    private static let operations: [Operation] = [
        ("union", { $0.union($1, eoFill: $2) }, { $0 || $1 }),
        ("intersection", { $0.intersection($1, eoFill: $2) }, { $0 && $1 }),
        ("subtracting", { $0.subtracting($1, eoFill: $2) }, { $0 && !$1 }),
        ("symmetricDifference", { $0.symmetricDifference($1, eoFill: $2) }, { $0 != $1 }),
        ("normalized", { one, _, eoFill in one.normalized(eoFill: eoFill) }, { one, _ in one })
    ]

    /// Whether the point is so near to a border that rounding may decide: a corner of a small box lies elsewhere.
    private func isNearBorder(_ point: CGPoint, _ path: Path, _ eoFill: Bool) -> Bool {
        let inside = path.contains(point, eoFill: eoFill)
        let step: CGFloat = 0.012
        return [(-1, 0), (1, 0), (0, -1), (0, 1), (-1, -1), (1, 1), (-1, 1), (1, -1)].contains { dx, dy in
            let beside = CGPoint(x: point.x + CGFloat(dx) * step, y: point.y + CGFloat(dy) * step)
            return path.contains(beside, eoFill: eoFill) != inside
        }
    }

    @Test(arguments: 0..<30)
    func areasAreThoseOfTheirPoints(_ seed: Int) {
        var random = RandomPath(seed: seed + 1)
        let one = random.path(), two = random.path(), eoFill = seed % 2 == 1
        let points = (0..<30).map { _ in random.point(-2...42) }
            .filter { !isNearBorder($0, one, eoFill) && !isNearBorder($0, two, eoFill) }
        for operation in Self.operations {
            let result = operation.paths(one, two, eoFill)
            for point in points {
                let expected = operation.points(
                    one.contains(point, eoFill: eoFill), two.contains(point, eoFill: eoFill))
                #expect(
                    result.contains(point) == expected && result.contains(point, eoFill: true) == expected,
                    "seed \(seed): \(operation.name) at \(point)")
            }
        }
    }

    @Test func rectanglesThatShareEdgesBecomeOne() {
        let left = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        let right = Path(CGRect(x: 10, y: 0, width: 10, height: 10))
        #expect(left.union(right).description.filter { $0 == "l" }.count == 3, "four corners")
        #expect(left.union(right).boundingRect == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(left.intersection(right).isEmpty)
        #expect(left.subtracting(right).boundingRect == left.boundingRect)
        #expect(left.symmetricDifference(left).isEmpty)
    }

    @Test func oddInputIsHarmless() {
        var broken = Path()
        broken.move(to: CGPoint(x: CGFloat.nan, y: 0))
        broken.addLine(to: CGPoint(x: CGFloat.infinity, y: 3))
        broken.addLine(to: CGPoint(x: 5, y: 5))
        let box = Path(CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(box.union(broken).boundingRect == CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(Path().union(Path()).isEmpty)
        let far = Path(CGRect(x: 1e12, y: 0, width: 1e12, height: 1e12))
        #expect(abs(far.union(box).boundingRect.maxX / 2e12 - 1) < 1e-6)
    }

    @Test func linesAreCutAtAreas() {
        let line = Path { $0.addLines([CGPoint(x: -10, y: 5), CGPoint(x: 20, y: 5)]) }
        let box = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(line.lineIntersection(box).description == "0 5 m 10 5 l")
        #expect(line.lineSubtraction(box).description == "-10 5 m 0 5 l 10 5 m 20 5 l")
    }
}
