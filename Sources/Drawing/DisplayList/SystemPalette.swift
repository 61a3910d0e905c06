/// The named colors of one generation of iOS (light, dark, and both with increased contrast). Numbers: the
/// specifications page of Apple's Human Interface Guidelines, 8-bit sRGB.
package enum SystemPalette: String, Hashable, Sendable, CaseIterable {
    /// iOS 13 to 18.
    case ios18
    /// iOS 26 and later.
    case ios26

    package enum Name: String, Hashable, Sendable, CaseIterable {
        case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    }

    package subscript(name: Name) -> SystemColor {
        // Both tables name every case, which a test holds them to.
        (self == .ios18 ? Self.colors18 : Self.colors26)[name]!
    }

    private typealias Components = (UInt8, UInt8, UInt8)

    private static func entry(
        _ light: Components, _ dark: Components, _ lightContrast: Components, _ darkContrast: Components
    ) -> SystemColor {
        func color(_ c: Components) -> ResolvedColor { ResolvedColor(rgb: c.0, c.1, c.2) }
        return SystemColor(
            light: color(light), dark: color(dark), lightIncreasedContrast: color(lightContrast),
            darkIncreasedContrast: color(darkContrast))
    }

    private static let colors18: [Name: SystemColor] = [
        .red: entry((255, 59, 48), (255, 69, 58), (215, 0, 21), (255, 105, 97)),
        .orange: entry((255, 149, 0), (255, 159, 10), (201, 52, 0), (255, 179, 64)),
        .yellow: entry((255, 204, 0), (255, 214, 10), (178, 80, 0), (255, 212, 38)),
        .green: entry((52, 199, 89), (48, 209, 88), (36, 138, 61), (48, 219, 91)),
        .mint: entry((0, 199, 190), (99, 230, 226), (12, 129, 123), (102, 212, 207)),
        .teal: entry((48, 176, 199), (64, 200, 224), (0, 130, 153), (93, 230, 255)),
        .cyan: entry((50, 173, 230), (100, 210, 255), (0, 113, 164), (112, 215, 255)),
        .blue: entry((0, 122, 255), (10, 132, 255), (0, 64, 221), (64, 156, 255)),
        .indigo: entry((88, 86, 214), (94, 92, 230), (54, 52, 163), (125, 122, 255)),
        .purple: entry((175, 82, 222), (191, 90, 242), (137, 68, 171), (218, 143, 255)),
        .pink: entry((255, 45, 85), (255, 55, 95), (211, 15, 69), (255, 100, 130)),
        .brown: entry((162, 132, 94), (172, 142, 104), (127, 101, 69), (181, 148, 105)),
        .gray: entry((142, 142, 147), (142, 142, 147), (108, 108, 112), (174, 174, 178))
    ]

    private static let colors26: [Name: SystemColor] = [
        .red: entry((255, 56, 60), (255, 66, 69), (233, 21, 45), (255, 97, 101)),
        .orange: entry((255, 141, 40), (255, 146, 48), (197, 83, 0), (255, 160, 86)),
        .yellow: entry((255, 204, 0), (255, 214, 0), (161, 106, 0), (254, 223, 67)),
        .green: entry((52, 199, 89), (48, 209, 88), (0, 137, 50), (74, 217, 104)),
        .mint: entry((0, 200, 179), (0, 218, 195), (0, 133, 117), (84, 223, 203)),
        .teal: entry((0, 195, 208), (0, 210, 224), (0, 129, 152), (59, 221, 236)),
        .cyan: entry((0, 192, 232), (60, 211, 254), (0, 126, 174), (109, 217, 255)),
        .blue: entry((0, 136, 255), (0, 145, 255), (30, 110, 244), (92, 184, 255)),
        .indigo: entry((97, 85, 245), (109, 124, 255), (86, 74, 222), (167, 170, 255)),
        .purple: entry((203, 48, 224), (219, 52, 242), (176, 47, 194), (234, 141, 255)),
        .pink: entry((255, 45, 85), (255, 55, 95), (231, 18, 77), (255, 138, 196)),
        .brown: entry((172, 127, 94), (183, 138, 102), (149, 109, 81), (219, 166, 121)),
        .gray: entry((142, 142, 147), (142, 142, 147), (108, 108, 112), (174, 174, 178))
    ]
}
