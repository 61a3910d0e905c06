import Foundation
import Testing

@testable import DarkroomCommands
@testable import RenderCoordinator
@testable import RenderModel
@testable import RenderPlanning

struct DeviceCatalogTests {
    @Test func namesAreUnique() {
        let names = DeviceCatalog.all.flatMap { [$0.identifier] + $0.aliases }
        #expect(Set(names).count == names.count)
        #expect(names.allSatisfy { $0 == $0.lowercased() })
    }

    /// Rows of Apple's tables.
    @Test(arguments: [
        ("iphone-16", FamilyName.systemMedium, CGSize(width: 338, height: 158)),
        ("iPhone-15-Pro-Max", .systemLarge, CGSize(width: 364, height: 382)),
        ("iphone-se-3", .accessoryRectangular, CGSize(width: 153, height: 68)),
        ("iphone-13-mini", .systemLarge, CGSize(width: 329, height: 345)),
        ("iphone-8-plus", .systemMedium, CGSize(width: 348, height: 157)),
        ("ipad-pro-12.9", .systemExtraLarge, CGSize(width: 795, height: 378.5)),
        ("ipad-mini-6", .systemSmall, CGSize(width: 141, height: 141))
    ])
    func canvasSizes(name: String, family: FamilyName, size: CGSize) throws {
        #expect(try #require(DeviceCatalog.named(name)).sizes[family]?.canvas == size)
    }

    @Test func theSameScreenAtThreePixelsAPointIsAnother() throws {
        #expect(try #require(DeviceCatalog.named("iphone-xr")).scales == [2])
        #expect(try #require(DeviceCatalog.named("iphone-xs-max")).scales == [3])
    }

    /// Measured in device pixels: 530 px of 3 to a point.
    @Test func largeIconsEnlargeWidgets() throws {
        let device = try #require(DeviceCatalog.named("iphone-16-pro-max-large-icons"))
        let placement = RenderDestination(device: device, scale: 3, locale: "en_US")
        #expect(placement.pixelSize(.family(.systemMedium)) == CGSize(width: 1138, height: 530))
        #expect(placement.pixelSize(.family(.systemLarge)) == CGSize(width: 1138, height: 1136))
    }

    /// As WidgetKit gives them to extensions on iOS 26, in device pixels; the margins are measured in screenshots.
    @Test(arguments: [
        ("iphone-17-pro", 493.0, 1049.0, 1095.0, 54.0), ("iphone-17-pro-max", 530, 1134, 1182, 58),
        ("iphone-16-ios26", 488, 1034, 1080, 54), ("iphone-air", 518, 1100, 1146, 57),
        ("iphone-se-3-ios26", 292, 638, 636, 32), ("iphone-17-pro-large-icons", 509, 1079, 1077, 56)
    ])
    func iOS26EnlargesWidgets(name: String, small: Double, medium: Double, large: Double, margin: Double) throws {
        let device = try #require(DeviceCatalog.named(name)), scale = device.scales[0]
        let placement = RenderDestination(device: device, scale: scale, locale: "en_US")
        #expect(placement.pixelSize(.family(.systemSmall)) == CGSize(width: small, height: small))
        #expect(placement.pixelSize(.family(.systemMedium)) == CGSize(width: medium, height: small))
        #expect(placement.pixelSize(.family(.systemLarge)) == CGSize(width: medium, height: large))
        #expect((device.contentMargin * scale).rounded() == margin)
        #expect(abs(device.cornerRadius - 0.17 * small / scale) < 1e-9)
    }

    @Test func everyNameIsThatOfOneDevice() {
        let names = DeviceCatalog.all.flatMap { [$0.identifier] + $0.aliases }
        #expect(Set(names).count == names.count)
    }

    /// An iPad's canvas and the size shown have one shape, to the pixel.
    @Test func canvasesScaleEvenly() {
        for device in DeviceCatalog.all {
            for (family, size) in device.sizes {
                let placement = RenderDestination(device: device, scale: device.scales[0], locale: "en_US")
                let scaled = (size.canvas.height * placement.rasterScale(.family(family))).rounded()
                #expect(
                    abs(scaled - placement.pixelSize(.family(family)).height) <= 1, "\(device.identifier) \(family)")
            }
        }
    }

    @Test func watchFacesHaveNoDevice() {
        #expect(DeviceCatalog.defaultDevice(for: .family(.accessoryCorner)) == nil)
        #expect(DeviceCatalog.defaultDevice(for: .family(.systemExtraLarge)) == DeviceCatalog.defaultPad)
    }

    @Test func theTableAndTheJSONNameEveryDevice() throws {
        let table = DevicesCommand.table(), reply = CommandReply(isJSON: true)
        try DevicesCommand().run(reply)
        let json = String(
            decoding: try CommandDocument(command: "devices", status: .success, result: reply.value).encoded(),
            as: UTF8.self)
        for device in DeviceCatalog.all {
            #expect(table.contains(device.identifier))
            #expect(json.contains("\"\(device.identifier)\""))
        }
    }
}
