import SwiftUI

/// Overlay, background and the order of drawing.
extension Fixture {
    @FixtureList static var layers: [Fixture] {
        Fixture("layers/background-takes-the-size", 40, 40, frames: [rect(10, 10, 20, 20), rect(10, 10, 20, 20)]) {
            Circle().fill(.red).frame(width: 20, height: 20).background(Color.blue)
        }
        Fixture("layers/background-may-be-larger", 40, 40, frames: [rect(5, 5, 30, 30), rect(10, 10, 20, 20)]) {
            Color.red.frame(width: 20, height: 20).background { Color.blue.frame(width: 30, height: 30) }
        }
        Fixture("layers/overlay-bottom-trailing", 40, 40, frames: [rect(10, 10, 20, 20), rect(22, 22, 8, 8)]) {
            Color.red.frame(width: 20, height: 20)
                .overlay(alignment: .bottomTrailing) { Color.blue.frame(width: 8, height: 8) }
        }
        Fixture(
            "layers/overlay-of-several-is-a-zstack", 40, 40,
            frames: [rect(5, 5, 30, 30), rect(12, 12, 16, 16), rect(16, 16, 8, 8)]
        ) {
            Color.red.frame(width: 30, height: 30).overlay {
                Color.blue.frame(width: 16, height: 16)
                Color.white.frame(width: 8, height: 8)
            }
        }
        Fixture(
            "layers/overlay-takes-no-room", 40, 40,
            frames: [rect(10, 10, 20, 10), rect(15, 5, 10, 20), rect(10, 20, 20, 10)]
        ) {
            VStack(spacing: 0) {
                Color.red.frame(width: 20, height: 10).overlay { Color.blue.frame(width: 10, height: 20) }
                Color.green.frame(width: 20, height: 10)
            }
        }
        Fixture("layers/rtl-overlay-top-leading", 40, 40, frames: [rect(10, 10, 20, 20), rect(22, 10, 8, 8)]) {
            Color.red.frame(width: 20, height: 20)
                .overlay(alignment: .topLeading) { Color.blue.frame(width: 8, height: 8) }
                .environment(\.layoutDirection, .rightToLeft)
        }
        Fixture("layers/background-in-shape", 50, 30) {
            Text("Ag").padding(.horizontal, 8).background(.yellow, in: Capsule())
        }
        Fixture("layers/overlay-style-in-shape", 40, 40) {
            Color.blue.frame(width: 30, height: 30).overlay(.red.opacity(0.5), in: Circle())
        }
        Fixture("layers/border-lies-inside", 40, 40) {
            Color.yellow.frame(width: 24, height: 24).border(.red, width: 4)
        }
        Fixture("layers/z-index-raises", 40, 40) {
            ZStack {
                Color.red.frame(width: 20, height: 20).offset(x: -6, y: -6).zIndex(1)
                Color.blue.frame(width: 20, height: 20).offset(x: 6, y: 6)
            }
        }
        Fixture("layers/equal-z-index-keeps-order", 40, 40) {
            ZStack {
                Color.red.frame(width: 20, height: 20).offset(x: -6, y: -6).zIndex(1)
                Color.blue.frame(width: 20, height: 20).offset(x: 6, y: 6).zIndex(1)
            }
        }
        Fixture("layers/negative-z-index-lowers", 40, 40) {
            HStack(spacing: -10) {
                Circle().fill(.red).frame(width: 20, height: 20)
                Circle().fill(.blue).frame(width: 20, height: 20).zIndex(-1)
            }
        }
    }
}
