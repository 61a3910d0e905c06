import ArgumentParser
import Foundation
import Geometry
import RenderCoordinator
import RenderModel
import RenderPlanning
import SystemSupport

/// Lists the devices and their widget sizes.
package struct DevicesCommand: ReplyingCommand {
    package static let configuration = CommandConfiguration(
        commandName: "devices", abstract: "List devices and the sizes of their widgets.",
        discussion:
            "Sizes are in points. An iPad lays out some widgets larger than it shows them, listed as canvas → shown. "
            + "Sizes of Live Activities are maximums.")

    @OptionGroup(title: "Terminal") package var terminal: TerminalOptions

    package init() {}

    package func run(_ reply: CommandReply) throws {
        reply.give(Self.rows) { Self.table() }
    }

    static func table() -> String {
        let families = FamilyName.allCases.filter { family in DeviceCatalog.all.contains { $0.sizes[family] != nil } }
        let names = families.map(\.description) + activities.map(\.rawValue)
        var table = TextTable(
            columns: [("device", .left), ("scale", .left)]
                + names.map { ($0, .left) } + [("also known as", .left)])
        for device in DeviceCatalog.all {
            let sizes =
                families.map { device.sizes[$0].map(text) ?? "–" }
                + activities.map { device.activitySizes[$0].map(text) ?? "–" }
            let scales = device.scales.map { "@\(PictureName.scale($0))x" }.joined(separator: " ")
            table.rows.append([device.identifier, scales] + sizes + [device.aliases.joined(separator: ", ")])
        }
        return table.description
    }

    /// Those whose size is the device's: watch and car have their own. Where content decides, it is the largest.
    private static let activities: [ActivityPresentation] = [.lockScreen, .compact, .minimal, .expanded]

    private static func text(_ size: Device.Size) -> String {
        size.canvas == size.shown ? text(size.canvas) : "\(text(size.canvas)) → \(text(size.shown))"
    }

    private static func text(_ size: CGSize) -> String { "\(number(size.width))×\(number(size.height))" }

    private static func number(_ value: CGFloat) -> String {
        let hundredths = (Double(value) * 100).rounded() / 100
        return hundredths == hundredths.rounded() ? String(Int(hundredths)) : String(hundredths)
    }

    private struct Row: Encodable, Sendable {
        struct Size: Encodable, Sendable {
            var width: Double
            var height: Double

            init(_ size: CGSize) { (width, height) = (size.width, size.height) }
        }

        struct Family: Encodable, Sendable {
            var canvas: Size
            var shown: Size
        }

        var identifier: String
        var idiom: Device.Idiom
        var screen: Size
        var scales: [Double]
        var aliases: [String]
        var families: [String: Family]
        var activities: [String: Family]
        var contentMargin: Double
        var cornerRadius: Double
    }

    private static var rows: [Row] {
        DeviceCatalog.all.map { device in
            Row(
                identifier: device.identifier, idiom: device.idiom, screen: .init(device.screen), scales: device.scales,
                aliases: device.aliases,
                families: Dictionary(
                    uniqueKeysWithValues: device.sizes.map { family, size in
                        (family.description, .init(canvas: .init(size.canvas), shown: .init(size.shown)))
                    }),
                activities: Dictionary(
                    uniqueKeysWithValues: device.activitySizes.map { presentation, size in
                        (presentation.rawValue, .init(canvas: .init(size.canvas), shown: .init(size.shown)))
                    }),
                contentMargin: device.contentMargin, cornerRadius: device.cornerRadius)
        }
    }
}
