import Geometry
import RenderModel

extension DeviceCatalog {
    /// Apple's Human Interface Guidelines, "Widgets", table of iPhone sizes (December 2025); 440 × 956 and
    /// 402 × 874, which that table lacks, from device pixels that the Scriptable community measured on iOS 18,
    /// with the accessory sizes of the nearest listed screen.
    static let phones: [Device] = [
        phone(
            440, 956, small: 170, medium: (364, 170), large: (364, 382), circular: 76, rectangular: (172, 76),
            inline: 257, aliases: ["iphone-16-pro-max"]),
        phone(
            430, 932, small: 170, medium: (364, 170), large: (364, 382), circular: 76, rectangular: (172, 76),
            inline: 257, aliases: ["iphone-14-pro-max", "iphone-15-plus", "iphone-15-pro-max", "iphone-16-plus"]),
        phone(
            428, 926, small: 170, medium: (364, 170), large: (364, 382), circular: 76, rectangular: (172, 76),
            inline: 257, aliases: ["iphone-12-pro-max", "iphone-13-pro-max", "iphone-14-plus"]),
        phone(
            414, 896, scales: [2], small: 169, medium: (360, 169), large: (360, 379), circular: 76,
            rectangular: (160, 72), inline: 248, aliases: ["iphone-xr", "iphone-11"]),
        // The same screen in points; these two have it at three pixels a point.
        phone(
            414, 896, suffix: "@3x", small: 169, medium: (360, 169), large: (360, 379), circular: 76,
            rectangular: (160, 72), inline: 248, aliases: ["iphone-xs-max", "iphone-11-pro-max"]),
        phone(
            414, 736, small: 159, medium: (348, 157), large: (348, 357), circular: 76, rectangular: (170, 76),
            inline: 248, aliases: ["iphone-8-plus"]),
        phone(
            402, 874, small: 162, medium: (344, 162), large: (344, 366), circular: 72, rectangular: (160, 72),
            inline: 234, aliases: ["iphone-16-pro"]),
        phone(
            393, 852, small: 158, medium: (338, 158), large: (338, 354), circular: 72, rectangular: (160, 72),
            inline: 234, aliases: ["iphone-14-pro", "iphone-15", "iphone-15-pro", "iphone-16"]),
        phone(
            390, 844, small: 158, medium: (338, 158), large: (338, 354), circular: 72, rectangular: (160, 72),
            inline: 234,
            aliases: ["iphone-12", "iphone-12-pro", "iphone-13", "iphone-13-pro", "iphone-14", "iphone-16e"]),
        phone(
            375, 812, small: 155, medium: (329, 155), large: (329, 345), circular: 72, rectangular: (157, 72),
            inline: 225, aliases: ["iphone-x", "iphone-xs", "iphone-11-pro"]),
        phone(
            375, 667, scales: [2], small: 148, medium: (321, 148), large: (321, 324), circular: 68,
            rectangular: (153, 68), inline: 225, aliases: ["iphone-8", "iphone-se-2", "iphone-se-3"]),
        phone(
            360, 780, small: 155, medium: (329, 155), large: (329, 345), circular: 72, rectangular: (157, 72),
            inline: 225, aliases: ["iphone-12-mini", "iphone-13-mini"]),
        phone(320, 568, scales: [2], small: 141, medium: (292, 141), large: (292, 311), aliases: ["iphone-se-1"])
    ]

    /// The Home Screen with large icons and no labels, in device pixels, from the same community table. The Lock
    /// Screen does not change.
    static let phonesWithLargeIcons: [Device] = [
        withLargeIcons("iphone-440x956", small: 530, medium: 1138, large: 1136, also: ["iphone-17-pro-max"]),
        withLargeIcons("iphone-430x932", small: 530, medium: 1139, large: 1136),
        withLargeIcons("iphone-402x874", small: 495, medium: 1037, large: 1035),
        withLargeIcons("iphone-393x852", small: 495, medium: 1047, large: 1047),
        withLargeIcons("iphone-375x667", small: 309, medium: 667, large: 667)
    ]

    /// One of `phones`.
    static func phone(_ identifier: String) -> Device { phones.first { $0.identifier == identifier }! }

    private static func phone(
        _ width: Int, _ height: Int, suffix: String = "", scales: [Double] = [3], small: Double,
        medium: (Double, Double), large: (Double, Double), circular: Double? = nil,
        rectangular: (Double, Double)? = nil, inline: Double? = nil, aliases: [String]
    ) -> Device {
        var sizes: [FamilyName: Device.Size] = [
            .systemSmall: .init(canvas: CGSize(width: small, height: small)),
            .systemMedium: .init(canvas: CGSize(width: medium.0, height: medium.1)),
            .systemLarge: .init(canvas: CGSize(width: large.0, height: large.1))
        ]
        if let circular { sizes[.accessoryCircular] = .init(canvas: CGSize(width: circular, height: circular)) }
        if let rectangular {
            sizes[.accessoryRectangular] = .init(canvas: CGSize(width: rectangular.0, height: rectangular.1))
        }
        if let inline { sizes[.accessoryInline] = .init(canvas: CGSize(width: inline, height: 26)) }
        return Device(
            identifier: "iphone-\(width)x\(height)\(suffix)", idiom: .phone,
            screen: CGSize(width: width, height: height), scales: scales, aliases: aliases, sizes: sizes)
    }

    private static func withLargeIcons(
        _ identifier: String, small: Double, medium: Double, large: Double, also others: [String] = []
    ) -> Device {
        var device = phone(identifier)
        let scale = device.scales[0]
        device.identifier += "-large-icons"
        device.aliases = (device.aliases + others).map { $0 + "-large-icons" }
        device.sizes[.systemSmall] = .init(canvas: CGSize(width: small / scale, height: small / scale))
        device.sizes[.systemMedium] = .init(canvas: CGSize(width: medium / scale, height: small / scale))
        device.sizes[.systemLarge] = .init(canvas: CGSize(width: medium / scale, height: large / scale))
        return device
    }
}
