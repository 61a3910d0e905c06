import SwiftUI

extension Fixture {
    private static var stripes: some View {
        HStack(spacing: 0) {
            Color.red
            Color.white
            Color.blue
            Color.black
        }
    }

    @FixtureList static var materials: [Fixture] {
        for scheme in [ColorScheme.light, .dark] {
            Fixture("materials/over-colors-\(scheme)", 80, 50, scale: 1, scheme: scheme) {
                stripes.overlay {
                    VStack(spacing: 2) {
                        Rectangle().fill(.ultraThinMaterial)
                        Rectangle().fill(.thinMaterial)
                        Rectangle().fill(.regularMaterial)
                        Rectangle().fill(.thickMaterial)
                        Rectangle().fill(.ultraThickMaterial)
                    }
                    .padding(4)
                }
            }
        }
        Fixture("materials/in-capsule", 60, 30) {
            stripes.overlay {
                Text("Text").font(.system(size: 12)).padding(6).background(.regularMaterial, in: Capsule())
            }
        }
        Fixture("materials/glass", 60, 30, findings: ["glass-approximated"]) {
            stripes.overlay { Text("Text").font(.system(size: 12)).padding(6).glassEffect() }
        }
        Fixture("materials/glass-buttons", 120, 40, findings: ["glass-approximated"]) {
            stripes.overlay {
                HStack {
                    Button("Go") {}.buttonStyle(.glass)
                    Button("Go") {}.buttonStyle(.glassProminent).tint(.orange)
                }
            }
        }
        Fixture("materials/glass-tinted", 60, 30, findings: ["glass-approximated"]) {
            stripes.overlay {
                GlassEffectContainer {
                    Text("Text").font(.system(size: 12)).padding(6)
                        .glassEffect(.regular.tint(.orange).interactive(), in: .rect(cornerRadius: 6))
                }
            }
        }
        Fixture("materials/over-nothing", 20, 20) { Rectangle().fill(.ultraThinMaterial) }
        Fixture("materials/half-opacity", 40, 20, scale: 1) {
            stripes.overlay { Rectangle().fill(.bar.opacity(0.5)).padding(4) }
        }
    }
}
