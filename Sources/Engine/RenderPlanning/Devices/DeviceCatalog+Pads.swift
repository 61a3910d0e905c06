import Geometry
import RenderModel

extension DeviceCatalog {
    /// Apple's Human Interface Guidelines, "Widgets", table of iPad sizes (December 2025). Content is laid out on
    /// the canvas and scaled to the size shown. The table has no Lock Screen sizes.
    static let pads: [Device] = [
        pad(744, 1133, canvas: (141, 305.5, 634.5), shown: (120, 260, 540), aliases: ["ipad-mini", "ipad-mini-6"]),
        pad(768, 1024, canvas: (141, 305.5, 634.5), shown: (120, 260, 540), aliases: ["ipad-mini-5"]),
        pad(810, 1080, canvas: (146, 320.5, 669), shown: (124, 272, 568), aliases: ["ipad-9"]),
        pad(820, 1180, canvas: (155, 342, 715.5), shown: (136, 300, 628), aliases: ["ipad", "ipad-10", "ipad-air"]),
        pad(834, 1112, canvas: (150, 327.5, 682), shown: (132, 288, 600), aliases: ["ipad-air-3"]),
        pad(834, 1194, canvas: (155, 342, 715.5), shown: (136, 300, 628), aliases: ["ipad-pro-11"]),
        // Display Zoom set to More Space: shown as laid out.
        pad(954, 1373, canvas: (162, 350, 726), aliases: []),
        pad(970, 1389, canvas: (162, 350, 726), aliases: []),
        pad(1024, 1366, canvas: (170, 378.5, 795), shown: (160, 356, 748), aliases: ["ipad-pro-12.9", "ipad-pro-13"]),
        pad(1192, 1590, canvas: (188, 412, 860), aliases: [])
    ]

    /// The three lengths are the side of a small widget, the side of a large one, and the width of an extra large one.
    private static func pad(
        _ width: Int, _ height: Int, canvas: (Double, Double, Double), shown: (Double, Double, Double)? = nil,
        aliases: [String]
    ) -> Device {
        func sizes(_ lengths: (small: Double, large: Double, extraLarge: Double)) -> [FamilyName: CGSize] {
            [
                .systemSmall: CGSize(width: lengths.small, height: lengths.small),
                .systemMedium: CGSize(width: lengths.large, height: lengths.small),
                .systemLarge: CGSize(width: lengths.large, height: lengths.large),
                .systemExtraLarge: CGSize(width: lengths.extraLarge, height: lengths.large)
            ]
        }
        let shownSizes = sizes(shown ?? canvas)
        return Device(
            identifier: "ipad-\(width)x\(height)", idiom: .pad, screen: CGSize(width: width, height: height),
            scales: [2], aliases: aliases,
            sizes: sizes(canvas).reduce(into: [:]) { $0[$1.key] = .init(canvas: $1.value, shown: shownSizes[$1.key]) })
    }
}
