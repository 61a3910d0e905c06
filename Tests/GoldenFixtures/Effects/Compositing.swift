import SwiftUI

extension Fixture {
    private static var modes: [BlendMode] {
        [
            .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
            .difference, .exclusion, .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOver,
            .destinationOut, .plusDarker, .plusLighter
        ]
    }

    @FixtureList static var compositing: [Fixture] {
        // A view fades as one: where its parts overlap, the lower one does not show through.
        Fixture("compositing/opacity-of-a-group", 24, 24) {
            ZStack {
                Circle().fill(.red).frame(width: 16).offset(x: -4)
                Circle().fill(.blue).frame(width: 16).offset(x: 4)
            }
            .opacity(0.5)
        }
        Fixture("compositing/opacity-nests", 24, 12) {
            HStack(spacing: 0) {
                Color.red.opacity(0.5); Color.red
            }.opacity(0.5)
        }
        Fixture("compositing/opacity-zero-draws-nothing", 24, 12, frames: [rect(0, 0, 12, 12), rect(12, 0, 12, 12)]) {
            HStack(spacing: 0) {
                Color.red.opacity(0); Color.blue
            }
        }
        Fixture("compositing/opacity-beyond-one", 12, 12) { Color.red.opacity(3) }
        for mode in modes {
            Fixture("blend/\(mode)", 24, 16) {
                ZStack {
                    LinearGradient(colors: [.black, .orange, .white], startPoint: .leading, endPoint: .trailing)
                        .frame(height: 10)
                    LinearGradient(colors: [.blue, .clear], startPoint: .top, endPoint: .bottom)
                        .frame(width: 16).blendMode(mode)
                }
            }
        }
        // Inside a group a mode meets only what the group holds.
        Fixture("compositing/blend-ends-at-the-group", 24, 24) {
            ZStack {
                Color.yellow
                ZStack {
                    Circle().fill(.blue)
                    Circle().padding(6).blendMode(.destinationOut)
                }
                .compositingGroup()
            }
        }
        Fixture("compositing/drawing-group", 24, 24) {
            ZStack {
                Color.yellow
                ZStack {
                    Circle().fill(.blue); Circle().padding(6).blendMode(.destinationOut)
                }.drawingGroup()
            }
        }
        Fixture("compositing/shadow-of-stack", 30, 30) {
            HStack(spacing: -4) {
                Circle().fill(.red); Circle().fill(.yellow)
            }
            .frame(width: 24, height: 14).shadow(color: .black, radius: 1)
        }
        Fixture("compositing/shadow-of-group", 30, 30) {
            HStack(spacing: -4) {
                Circle().fill(.red); Circle().fill(.yellow)
            }
            .frame(width: 24, height: 14).compositingGroup().shadow(color: .black, radius: 1)
        }
    }
}
