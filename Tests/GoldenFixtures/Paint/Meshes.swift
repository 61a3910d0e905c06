import SwiftUI

extension Fixture {
    nonisolated private static let even: [SIMD2<Float>] = [
        [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.5, 0.5], [1, 0.5], [0, 1], [0.5, 1], [1, 1]
    ]
    nonisolated private static let moved: [SIMD2<Float>] = [
        [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.8, 0.3], [1, 0.5], [0, 1], [0.3, 1], [1, 1]
    ]
    private static let nine: [Color] = [.red, .orange, .yellow, .purple, .white, .green, .indigo, .blue, .cyan]
    nonisolated private static let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]

    @FixtureList static var meshes: [Fixture] {
        Fixture("meshes/two-by-two", 24, 24) {
            MeshGradient(width: 2, height: 2, points: corners, colors: [.red, .yellow, .blue, .green])
        }
        Fixture("meshes/two-by-two-even-colors", 24, 24) {
            MeshGradient(
                width: 2, height: 2, points: corners, colors: [.red, .yellow, .blue, .green], smoothsColors: false)
        }
        Fixture("meshes/perceptual", 24, 24) {
            MeshGradient(
                width: 2, height: 2, points: corners, colors: [.red, .yellow, .blue, .green], smoothsColors: false,
                colorSpace: .perceptual)
        }
        Fixture("meshes/three-by-three", 30, 30) { MeshGradient(width: 3, height: 3, points: even, colors: nine) }
        Fixture("meshes/moved-points", 30, 30) { MeshGradient(width: 3, height: 3, points: moved, colors: nine) }
        Fixture("meshes/bezier-points", 30, 30) {
            MeshGradient(
                width: 2, height: 2,
                bezierPoints: [
                    .init(
                        position: [0.1, 0.1], leadingControlPoint: [0, 0.1], topControlPoint: [0.1, 0],
                        trailingControlPoint: [0.4, 0.4], bottomControlPoint: [0.4, 0.4]),
                    .init(
                        position: [0.9, 0.1], leadingControlPoint: [0.6, 0.4], topControlPoint: [0.9, 0],
                        trailingControlPoint: [1, 0.1], bottomControlPoint: [0.6, 0.4]),
                    .init(
                        position: [0.1, 0.9], leadingControlPoint: [0, 0.9], topControlPoint: [0.4, 0.6],
                        trailingControlPoint: [0.4, 0.6], bottomControlPoint: [0.1, 1]),
                    .init(
                        position: [0.9, 0.9], leadingControlPoint: [0.6, 0.6], topControlPoint: [0.6, 0.6],
                        trailingControlPoint: [1, 0.9], bottomControlPoint: [0.9, 1])
                ],
                colors: [.red, .yellow, .blue, .green], background: .black)
        }
        Fixture("meshes/background-around-it", 24, 24) {
            MeshGradient(
                width: 2, height: 2, points: [[0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]],
                colors: [.red, .red, .blue, .blue], background: .yellow)
        }
        Fixture("meshes/in-circle", 24, 24) {
            Circle().fill(MeshGradient(width: 2, height: 2, points: corners, colors: [.red, .yellow, .blue, .green]))
        }
        Fixture("meshes/translucent", 24, 24) {
            MeshGradient(width: 2, height: 2, points: corners, colors: [.red, .clear, .clear, .blue]).background(.white)
        }
        Fixture("meshes/turned", 30, 30) {
            MeshGradient(width: 2, height: 2, points: corners, colors: [.red, .yellow, .blue, .green])
                .frame(width: 20, height: 20).rotationEffect(.degrees(45))
        }
        Fixture("meshes/numbers-that-do-not-fit", 16, 16) {
            MeshGradient(width: 3, height: 2, points: corners, colors: [.red], background: .gray)
        }
        Fixture("meshes/text", 64, 24) {
            Text("Mesh").font(.system(size: 20, weight: .heavy))
                .foregroundStyle(
                    MeshGradient(width: 2, height: 2, points: corners, colors: [.red, .blue, .blue, .green]))
        }
    }
}
