import DarkroomCompositions
import RenderModel
import SwiftUI

/// The icon of another app: a neutral tile that says that something is there, and nothing of whose it is.
struct AppTile: View {
    let context: CompositionContext
    /// Which of the screen's tiles it is; they differ a little, as icons do.
    let index: Int
    /// The radius of an icon with a side of 1.
    var cornerFraction: CGFloat = 0.2637
    /// Whether it is the app whose widgets are shown.
    var isOwn = false
    /// Whether it lies on the Home Screen, which may be tinted.
    var isColored = true
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        GeometryReader { geometry in
            let side = geometry.size.width
            let shape = RoundedRectangle(cornerRadius: side * cornerFraction)
            ZStack {
                if isOwn, let icon = context.appIcon, mode == .fullColor {
                    icon.resizable().scaledToFill().frame(width: side, height: side)
                } else {
                    shape.fill(fill)
                    sign(side).foregroundStyle(ink)
                }
            }
            .environment(\.layoutDirection, .leftToRight)
            .clipShape(shape)
            .overlay { if mode != .fullColor { shape.strokeBorder(.white.opacity(0.22), lineWidth: 0.5) } }
        }
    }

    private var mode: ModeName { isColored ? context.content.mode : .fullColor }

    private var fill: LinearGradient {
        let colors: [Color] =
            switch mode {
            case .clear:
                colorScheme == .dark
                    ? [.white.opacity(0.10), .white.opacity(0.06)] : [.white.opacity(0.24), .white.opacity(0.16)]
            case .accented: [Color(white: 0.2).opacity(0.85), Color(white: 0.09).opacity(0.85)]
            default:
                colorScheme == .dark ? [Color(white: 0.25), Color(white: 0.15)] : [Color(white: 1), Color(white: 0.92)]
            }
        return LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)
    }

    private var ink: Color {
        switch mode {
        case .accented: context.content.tint.accent
        case .clear: .white.opacity(0.92)
        default: colorScheme == .dark ? Color(white: 0.48) : Color(white: 0.78)
        }
    }

    /// One of eight plain figures.
    @ViewBuilder private func sign(_ side: CGFloat) -> some View {
        let unit = side / 60
        switch isOwn ? 0 : (index * 5 + 2) % 8 {
        case 0: Circle().strokeBorder(lineWidth: 5 * unit).frame(width: 30 * unit, height: 30 * unit)
        case 1: RoundedRectangle(cornerRadius: 7 * unit).frame(width: 28 * unit, height: 28 * unit)
        case 2:
            VStack(spacing: 5 * unit) {
                ForEach(0..<3, id: \.self) { row in
                    Capsule().frame(width: [30, 30, 20][row] * unit, height: 5 * unit)
                }
            }
        case 3: Circle().frame(width: 28 * unit, height: 28 * unit)
        case 4:
            HStack(alignment: .bottom, spacing: 4 * unit) {
                ForEach(0..<4, id: \.self) { bar in
                    Capsule().frame(width: 5 * unit, height: [14, 24, 18, 30][bar] * unit)
                }
            }
        case 5:
            RoundedRectangle(cornerRadius: 5 * unit).frame(width: 22 * unit, height: 22 * unit)
                .rotationEffect(.degrees(45))
        case 6:
            Grid(horizontalSpacing: 5 * unit, verticalSpacing: 5 * unit) {
                ForEach(0..<2, id: \.self) { _ in
                    GridRow {
                        ForEach(0..<2, id: \.self) { _ in
                            RoundedRectangle(cornerRadius: 3.5 * unit).frame(width: 13 * unit, height: 13 * unit)
                        }
                    }
                }
            }
        default: Capsule().frame(width: 34 * unit, height: 17 * unit).rotationEffect(.degrees(-45))
        }
    }
}

extension TintName {
    /// The tint as a view's color.
    var accent: Color {
        let color = self.color
        return Color(
            .sRGB, red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
            opacity: Double(color.alpha))
    }
}
