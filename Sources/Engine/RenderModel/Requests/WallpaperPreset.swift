import DisplayList
import Geometry

/// Wallpapers of Darkroom's own: gradients, each with a darker form for the dark scheme.
enum WallpaperPreset: String, Hashable, Sendable, Codable, CaseIterable {
    case dawn, dusk, ocean, forest, graphite

    private typealias Components = (UInt8, UInt8, UInt8)

    private struct Look {
        /// From the top left corner to the bottom right one.
        var top: Components
        var middle: Components
        var bottom: Components
        /// Of a glow in the upper right, and of one in the lower left.
        var upperGlow: Components
        var lowerGlow: Components
    }

    private var look: Look {
        switch self {
        case .dawn:
            Look(
                top: (143, 184, 222), middle: (200, 182, 226), bottom: (233, 185, 166),
                upperGlow: (255, 226, 178), lowerGlow: (150, 150, 226))
        case .dusk:
            Look(
                top: (49, 66, 130), middle: (120, 74, 150), bottom: (226, 120, 106),
                upperGlow: (92, 120, 210), lowerGlow: (250, 170, 90))
        case .ocean:
            Look(
                top: (16, 110, 170), middle: (20, 140, 170), bottom: (26, 178, 160),
                upperGlow: (110, 200, 240), lowerGlow: (12, 70, 140))
        case .forest:
            Look(
                top: (60, 104, 70), middle: (44, 92, 78), bottom: (96, 128, 60),
                upperGlow: (190, 206, 110), lowerGlow: (20, 62, 58))
        case .graphite:
            Look(
                top: (96, 98, 104), middle: (66, 68, 74), bottom: (44, 46, 52),
                upperGlow: (150, 152, 160), lowerGlow: (30, 32, 36))
        }
    }

    /// - Parameter isDark: draws it at 45 % of its light.
    func items(in rect: CGRect, isDark: Bool) -> [DisplayItem] {
        func color(_ c: Components, alpha: Float = 1) -> ResolvedColor {
            let light: Float = isDark ? 0.45 : 1
            return ResolvedColor(
                red: Float(c.0) / 255 * light, green: Float(c.1) / 255 * light, blue: Float(c.2) / 255 * light,
                alpha: alpha)
        }
        func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
        }
        let outline = Outline.rectangle(rect), look = look
        let side = max(rect.width, rect.height)
        func glow(_ c: Components, at center: CGPoint, radius: CGFloat) -> DisplayItem {
            let stops = [
                GradientStop(color: color(c, alpha: 0.8), location: 0),
                GradientStop(color: color(c, alpha: 0), location: 1)
            ]
            return .fill(outline, .radialGradient(stops, center: center, startRadius: 0, endRadius: radius))
        }
        let base = [
            GradientStop(color: color(look.top), location: 0), GradientStop(color: color(look.middle), location: 0.55),
            GradientStop(color: color(look.bottom), location: 1)
        ]
        return [
            .fill(outline, .linearGradient(base, from: place(0, 0), to: place(1, 1))),
            glow(look.upperGlow, at: place(0.85, 0.1), radius: side * 0.6),
            glow(look.lowerGlow, at: place(0.1, 0.95), radius: side * 0.55)
        ]
    }
}
