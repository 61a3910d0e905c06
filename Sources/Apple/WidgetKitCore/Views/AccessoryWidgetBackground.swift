import SwiftUICore

/// The faint backdrop of Lock Screen widgets: a circle, or a rounded rectangle in the rectangular family.
public struct AccessoryWidgetBackground: View {
    @Environment(\.widgetFamily) private var family

    nonisolated public init() {}

    public var body: some View {
        // About white at 12 to 20 % over the wallpaper (apple-metrics §6).
        if family == .accessoryRectangular {
            RoundedRectangle(cornerRadius: 12).fill(Color.white.opacity(0.16))
        } else {
            Circle().fill(Color.white.opacity(0.16))
        }
    }
}
