import Geometry
import RenderModel

extension DeviceCatalog {
    /// The Home Screen of iOS 26, which has larger widgets. The Lock Screen is that of the same screen before.
    ///
    /// Device pixels that WidgetKit gave a widget extension on iOS 26.5, from the measurements of ryanlintott/FrameUp; for
    /// 393, 402 and 390 points also from Georg-Klock/Glow and kusui26/CharaTime, and the small and medium ones of 393, 402,
    /// 420 and 440 in screenshots of iPhones. iPhones that came with iOS 26 have no others.
    static let phonesOfIOS26: [Device] = [
        iOS26("iphone-440x956", small: 530, medium: 1134, large: 1182, firstRow: 94, latest: ["iphone-17-pro-max"]),
        iOS26("iphone-430x932", small: 524, medium: 1116, large: 1164),
        iOS26("iphone-428x926", small: 523, medium: 1115, large: 1161),
        air,
        iOS26("iphone-414x896@3x", small: 514, medium: 1088, large: 1134, runsOn: ["iphone-11-pro-max"]),
        iOS26("iphone-414x896", small: 333, medium: 712, large: 743, runsOn: ["iphone-11"]),
        iOS26(
            "iphone-402x874", small: 493, medium: 1049, large: 1095, firstRow: 90,
            latest: ["iphone-17", "iphone-17-pro"]),
        iOS26("iphone-393x852", small: 488, medium: 1034, large: 1080, firstRow: 239 / 3),
        iOS26("iphone-390x844", small: 486, medium: 1026, large: 1074, latest: ["iphone-17e"]),
        // The minis give this screen to extensions, too.
        iOS26(
            "iphone-375x812", small: 477, medium: 1001, large: 1047,
            runsOn: ["iphone-11-pro", "iphone-12-mini", "iphone-13-mini"]),
        iOS26("iphone-375x667", small: 292, medium: 638, large: 636, runsOn: ["iphone-se-2", "iphone-se-3"]),
        largeIcons
    ]

    /// Large icons and no labels, of which only these numbers of kusui26/CharaTime are known.
    private static let largeIcons: Device = {
        var device = iOS26("iphone-402x874", small: 509, medium: 1079, large: 1077, firstRow: 90)
        device.identifier += "-large-icons"
        device.aliases = ["iphone-16-pro-ios26", "iphone-17", "iphone-17-pro"].map { $0 + "-large-icons" }
        return device
    }()

    /// Of the iPhone Air, for whose Lock Screen and Dynamic Island no sizes are known: it has neither accessory families nor
    /// an island.
    private static let air: Device = {
        var device = Device(
            identifier: "iphone-420x912", idiom: .phone, screen: CGSize(width: 420, height: 912), scales: [3],
            aliases: ["iphone-air"], sizes: [:])
        device.setHomeScreen(small: 518, medium: 1100, large: 1146)
        device.firstRow = 96
        return device
    }()

    /// - Parameters:
    ///   - identifier: of the same screen before.
    ///   - firstRow: where the first icons begin, in points.
    ///   - runsOn: the iPhones that have iOS 26; nil for all with that screen.
    ///   - latest: those that have nothing else.
    private static func iOS26(
        _ identifier: String, small: Double, medium: Double, large: Double, firstRow: Double? = nil,
        runsOn: [String]? = nil, latest: [String] = []
    ) -> Device {
        var device = phone(identifier)
        device.identifier += "-ios26"
        device.aliases = (runsOn ?? device.aliases).map { $0 + "-ios26" } + latest
        device.setHomeScreen(small: small, medium: medium, large: large)
        device.firstRow = firstRow
        return device
    }
}

extension Device {
    /// Takes the sizes of widgets in device pixels, and what follows from them: margins of 11 % of a small widget's side,
    /// to the pixel, measured on 440, 402 and 393 points; and corners of 17 %, measured on 440 and 402.
    fileprivate mutating func setHomeScreen(small: Double, medium: Double, large: Double) {
        let scale = scales[0]
        sizes[.systemSmall] = .init(canvas: CGSize(width: small / scale, height: small / scale))
        sizes[.systemMedium] = .init(canvas: CGSize(width: medium / scale, height: small / scale))
        sizes[.systemLarge] = .init(canvas: CGSize(width: medium / scale, height: large / scale))
        contentMargin = (0.11 * small).rounded() / scale
        cornerRadius = 0.17 * small / scale
    }
}
