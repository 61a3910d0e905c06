import SwiftUI

extension Fixture {
    nonisolated private static var disc: Path { Path(ellipseIn: CGRect(x: 2, y: 4, width: 16, height: 16)) }
    nonisolated private static var other: Path { Path(ellipseIn: CGRect(x: 10, y: 4, width: 16, height: 16)) }

    @FixtureList static var pathOperations: [Fixture] {
        Fixture("path-operations/union", 28, 24) { disc.union(other).stroke(.blue) }
        Fixture("path-operations/intersection", 28, 24) { disc.intersection(other).stroke(.blue) }
        Fixture("path-operations/subtracting", 28, 24) { disc.subtracting(other).fill(.blue) }
        Fixture("path-operations/symmetric-difference", 28, 24) { disc.symmetricDifference(other).fill(.blue) }
        Fixture("path-operations/line-intersection", 28, 24) {
            disc.lineIntersection(other).stroke(.blue, lineWidth: 2)
        }
        Fixture("path-operations/line-subtraction", 28, 24) { disc.lineSubtraction(other).stroke(.blue, lineWidth: 2) }
        Fixture("path-operations/normalized-even-odd", 28, 24) {
            Path { path in
                path.addRect(CGRect(x: 2, y: 2, width: 24, height: 20))
                path.addRect(CGRect(x: 8, y: 6, width: 12, height: 12))
            }
            .normalized().fill(.blue)
        }
        Fixture("path-operations/normalized-crossing-lines", 28, 24) {
            Path { path in
                path.addLines([CGPoint(x: 2, y: 2), CGPoint(x: 26, y: 22), CGPoint(x: 26, y: 2), CGPoint(x: 2, y: 22)])
                path.closeSubpath()
            }
            .normalized(eoFill: false).stroke(.blue, lineWidth: 2)
        }
        Fixture("path-operations/shape-union", 30, 20) {
            Circle().offset(x: -6).union(Circle().offset(x: 6)).stroke(.blue, lineWidth: 2).padding(2)
        }
        Fixture("path-operations/shape-subtracting-ring", 24, 24) {
            Circle().subtracting(Circle().inset(by: 6)).fill(.blue)
        }
        Fixture("path-operations/shape-intersection", 24, 24) {
            Rectangle().intersection(Circle().scale(1.2)).fill(.blue)
        }
        Fixture("path-operations/shape-symmetric-difference", 24, 24) {
            Circle().symmetricDifference(Rectangle().inset(by: 6)).fill(.blue)
        }
        Fixture("path-operations/ticket", 40, 24) {
            RoundedRectangle(cornerRadius: 5)
                .subtracting(Circle().size(width: 10, height: 10).offset(x: -5, y: 7))
                .subtracting(Circle().size(width: 10, height: 10).offset(x: 35, y: 7))
                .fill(.orange)
        }
        Fixture("path-operations/clip-by-union", 30, 20) {
            LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
                .clipShape(Circle().offset(x: -6).union(Circle().offset(x: 6)))
        }
    }
}
