/// A color of Apple's palette, with a value for each appearance. Numbers: the color tables of Apple's Human
/// Interface Guidelines; labels and fills as measured.
package struct SystemColor: Hashable, Sendable {
    package var light: ResolvedColor
    package var dark: ResolvedColor
    package var lightIncreasedContrast: ResolvedColor
    package var darkIncreasedContrast: ResolvedColor

    package init(
        light: ResolvedColor, dark: ResolvedColor, lightIncreasedContrast: ResolvedColor? = nil,
        darkIncreasedContrast: ResolvedColor? = nil
    ) {
        self.light = light
        self.dark = dark
        self.lightIncreasedContrast = lightIncreasedContrast ?? light
        self.darkIncreasedContrast = darkIncreasedContrast ?? dark
    }

    private static func translucent(
        _ light: (UInt8, UInt8, UInt8, Float, Float), _ dark: (UInt8, UInt8, UInt8, Float, Float)
    ) -> SystemColor {
        SystemColor(
            light: ResolvedColor(rgb: light.0, light.1, light.2, alpha: light.3),
            dark: ResolvedColor(rgb: dark.0, dark.1, dark.2, alpha: dark.3),
            lightIncreasedContrast: ResolvedColor(rgb: light.0, light.1, light.2, alpha: light.4),
            darkIncreasedContrast: ResolvedColor(rgb: dark.0, dark.1, dark.2, alpha: dark.4))
    }

    private static let labels: [SystemColor] = [
        SystemColor(light: .black, dark: .white),
        translucent((60, 60, 67, 0.60, 0.80), (235, 235, 245, 0.60, 0.70)),
        translucent((60, 60, 67, 0.30, 0.70), (235, 235, 245, 0.30, 0.55)),
        translucent((60, 60, 67, 0.18, 0.55), (235, 235, 245, 0.16, 0.40)),
        translucent((0, 0, 0, 0.05, 0.081), (255, 255, 255, 0.05, 0.081))
    ]

    package static func label(level: Int) -> SystemColor { labels[min(max(level, 0), labels.count - 1)] }

    private static let fills: [SystemColor] = [
        translucent((120, 120, 128, 0.20, 0.28), (120, 120, 128, 0.36, 0.44)),
        translucent((120, 120, 128, 0.16, 0.24), (120, 120, 128, 0.32, 0.40)),
        translucent((118, 118, 128, 0.12, 0.20), (118, 118, 128, 0.24, 0.32)),
        translucent((116, 116, 128, 0.08, 0.12), (116, 116, 128, 0.18, 0.26))
    ]

    package static func fill(level: Int) -> SystemColor { fills[min(max(level, 0), fills.count - 1)] }

    private static let backgrounds: [SystemColor] = [
        SystemColor(light: .white, dark: .black),
        SystemColor(light: ResolvedColor(rgb: 242, 242, 247), dark: ResolvedColor(rgb: 28, 28, 30)),
        SystemColor(light: .white, dark: ResolvedColor(rgb: 44, 44, 46))
    ]

    package static func background(level: Int) -> SystemColor {
        backgrounds[min(max(level, 0), backgrounds.count - 1)]
    }

    package static let separator = translucent((60, 60, 67, 0.29, 0.29), (84, 84, 88, 0.60, 0.60))
    package static let link = SystemColor(
        light: ResolvedColor(rgb: 0, 122, 255), dark: ResolvedColor(rgb: 9, 132, 255))
}
