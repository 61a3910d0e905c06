import SwiftUI

extension Fixture {
    @FixtureList static var foregroundLevels: [Fixture] {
        Fixture("foreground/inherited", 20, 10) {
            HStack(spacing: 0) {
                Rectangle(); Rectangle().foregroundStyle(.blue)
            }.foregroundStyle(.red)
        }
        Fixture("foreground/levels-of-a-color", 40, 10) {
            HStack(spacing: 0) {
                Rectangle().fill(.primary)
                Rectangle().fill(.secondary)
                Rectangle().fill(.tertiary)
                Rectangle().fill(.quaternary)
            }
            .foregroundStyle(.blue)
        }
        Fixture("foreground/two-levels", 30, 10) {
            HStack(spacing: 0) {
                Rectangle().fill(.primary)
                Rectangle().fill(.secondary)
                Rectangle().fill(.tertiary)
            }
            .foregroundStyle(.red, .blue)
        }
        Fixture("foreground/three-levels", 30, 10) {
            HStack(spacing: 0) {
                Rectangle().fill(.primary)
                Rectangle().fill(.secondary)
                Rectangle().fill(.tertiary)
            }
            .foregroundStyle(.red, .blue, .green)
        }
        Fixture("foreground/secondary-shifts", 20, 10) {
            HStack(spacing: 0) {
                Rectangle(); Rectangle().foregroundStyle(.secondary)
            }.foregroundStyle(.blue)
        }
        Fixture("foreground/level-of-a-style", 20, 10) {
            HStack(spacing: 0) {
                Rectangle().fill(.blue); Rectangle().fill(.blue.secondary)
            }
        }
        Fixture("foreground/color-nil-is-the-label", 20, 10) {
            Rectangle().foregroundColor(nil).foregroundColor(.red)
        }
        Fixture("foreground/text-own-color-wins", 40, 24) {
            Text("Ab").foregroundColor(.red).foregroundStyle(.blue)
        }
        Fixture("foreground/tint", 20, 10) {
            HStack(spacing: 0) {
                Rectangle().fill(.tint); Rectangle().fill(.tint).tint(.orange)
            }
        }
        Fixture("foreground/accent-color-without-asset", 12, 10) { Color.accentColor }
        Fixture("foreground/shadow-of-style", 30, 30) {
            Circle().fill(.blue.shadow(.drop(color: .black, radius: 2, y: 2))).padding(7)
        }
    }
}
