import SwiftUI

extension Fixture {
    @FixtureList static var semanticStyles: [Fixture] {
        for scheme in [ColorScheme.light, .dark] {
            Fixture("semantic/background-levels-\(scheme)", 30, 10, scheme: scheme) {
                HStack(spacing: 0) {
                    Rectangle().fill(.background)
                    Rectangle().fill(.background.secondary)
                    Rectangle().fill(.background.tertiary)
                }
            }
            Fixture("semantic/roles-\(scheme)", 50, 10, scheme: scheme) {
                HStack(spacing: 0) {
                    Rectangle().fill(.tint)
                    Rectangle().fill(.selection)
                    Rectangle().fill(.link)
                    Rectangle().fill(.placeholder)
                    Rectangle().fill(.windowBackground)
                }
                .background(.gray)
            }
            Fixture("semantic/divider-\(scheme)", 20, 6, scheme: scheme) {
                Divider().frame(maxHeight: .infinity).background(scheme == .dark ? Color.black : .white)
            }
        }
        Fixture("semantic/levels-of-the-tint", 40, 10) {
            HStack(spacing: 0) {
                Rectangle().fill(.tint)
                Rectangle().fill(.tint.secondary)
                Rectangle().fill(.tint.tertiary)
                Rectangle().fill(.tint.opacity(0.15))
            }
            .tint(.red)
        }
        Fixture("semantic/levels-of-a-color", 40, 10) {
            HStack(spacing: 0) {
                Rectangle().fill(Color.red.secondary)
                Rectangle().fill(.red.tertiary)
                Rectangle().fill(.red.quaternary)
                Rectangle().fill(.red.quinary)
            }
        }
        Fixture("semantic/levels-of-three-styles", 30, 10) {
            HStack(spacing: 0) {
                Rectangle().fill(.primary)
                Rectangle().fill(.secondary)
                Rectangle().fill(.tertiary)
            }
            .foregroundStyle(.red, .green, .blue)
        }
        Fixture("semantic/background-style", 20, 20) {
            Text("A").font(.system(size: 10)).padding(4).background(in: Circle()).backgroundStyle(.yellow)
        }
        Fixture("semantic/chosen-by-condition", 20, 10) {
            HStack(spacing: 0) {
                ForEach(0..<2) { index in
                    Rectangle().fill(index == 0 ? AnyShapeStyle(.red) : AnyShapeStyle(.blue.gradient))
                }
            }
        }
        Fixture("semantic/border-width", 20, 20) { Color.yellow.border(.blue, width: 3) }
        Fixture("semantic/background-even-odd", 24, 24) {
            Color.clear.background(.blue, in: Circle().stroke(lineWidth: 4), fillStyle: FillStyle(eoFill: true))
                .padding(4)
        }
    }
}
