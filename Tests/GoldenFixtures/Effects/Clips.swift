import SwiftUI

/// Clips, masks and transforms.
extension Fixture {
    @FixtureList static var clips: [Fixture] {
        Fixture("clips/clipped", 30, 30) {
            Circle().fill(.blue).frame(width: 30, height: 30).frame(width: 16, height: 16).clipped()
        }
        Fixture("clips/clip-shape", 30, 30) { Color.blue.frame(width: 24, height: 16).clipShape(Capsule()) }
        Fixture("clips/clip-shape-even-odd", 30, 30) {
            Color.blue.clipShape(
                Path { path in
                    path.addRect(CGRect(x: 3, y: 3, width: 24, height: 24))
                    path.addEllipse(in: CGRect(x: 9, y: 9, width: 12, height: 12))
                }, style: FillStyle(eoFill: true))
        }
        // The older modifier cuts circular corners.
        Fixture("clips/corner-radius", 24, 24) { Color.blue.cornerRadius(8) }
        Fixture("clips/clip-keeps-the-frame", 40, 20, frames: [rect(0, 0, 20, 20), rect(20, 0, 20, 20)]) {
            HStack(spacing: 0) {
                Color.red.clipShape(Circle()); Color.blue
            }
        }
        Fixture("clips/clip-then-shadow", 30, 30) {
            Color.white.frame(width: 16, height: 16).clipShape(Circle()).shadow(color: .black, radius: 2)
        }
        Fixture("clips/shadow-then-clip", 30, 30) {
            Color.yellow.frame(width: 16, height: 16).shadow(color: .black, radius: 4).clipShape(Circle())
        }
        Fixture("clips/mask", 24, 24) { Color.blue.mask { Circle() } }
        Fixture("clips/mask-uses-alpha", 24, 12) {
            Color.blue.mask { LinearGradient(colors: [.white, .clear], startPoint: .leading, endPoint: .trailing) }
        }
        Fixture("clips/mask-ignores-color", 24, 12) {
            Color.blue.mask {
                HStack(spacing: 0) {
                    Color.black; Color.white.opacity(0.5)
                }
            }
        }
        Fixture("clips/mask-by-text", 40, 24) {
            LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing).mask { Text("Abc").bold() }
        }
        Fixture("clips/mask-aligned", 24, 24) {
            Color.blue.mask(alignment: .topLeading) { Circle().frame(width: 12, height: 12) }
        }
        Fixture("transforms/rotation", 24, 24) { Color.blue.frame(width: 14, height: 8).rotationEffect(.degrees(30)) }
        Fixture("transforms/rotation-anchor", 30, 30) {
            Color.blue.frame(width: 12, height: 4).rotationEffect(.degrees(45), anchor: .leading)
                .background(Color.yellow)
        }
        // layout-truths row 54, whose luma TruthTests hold.
        Fixture("transforms/rotated-square-1x", 12, 12, scale: 1) {
            ZStack {
                Color.black.frame(width: 12, height: 12)
                Color.white.frame(width: 6, height: 6).rotationEffect(.degrees(45))
            }
        }
        Fixture("transforms/rotation-keeps-the-frame", 40, 20, frames: [rect(0, 0, 20, 20), rect(20, 0, 20, 20)]) {
            HStack(spacing: 0) {
                Color.red.rotationEffect(.degrees(45)); Color.blue.opacity(0.6)
            }
        }
        Fixture("transforms/rotated-text", 40, 40) { Text("Text").rotationEffect(.degrees(-90)) }
        Fixture("transforms/scale", 30, 30) {
            Color.blue.frame(width: 10, height: 10).scaleEffect(2).background(Color.yellow)
        }
        Fixture("transforms/scale-anchor", 30, 30) {
            Color.blue.frame(width: 10, height: 10).scaleEffect(x: 2, y: 0.5, anchor: .bottomLeading)
                .background(Color.yellow)
        }
        Fixture("transforms/mirrored", 40, 24) { Text("Fa").scaleEffect(x: -1) }
        Fixture("transforms/scaled-text", 40, 30) { Text("Fa").font(.caption).scaleEffect(2) }
        Fixture("transforms/affine", 30, 30) {
            Color.blue.frame(width: 12, height: 12)
                .transformEffect(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 4))
        }
        Fixture("transforms/scaled-shadow-grows", 30, 30) {
            Color.white.frame(width: 6, height: 6).shadow(color: .black, radius: 1, x: 2).scaleEffect(2)
        }
    }
}
