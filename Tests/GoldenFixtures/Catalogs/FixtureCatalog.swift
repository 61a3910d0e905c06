import Assets
import DisplayList
import Foundation
import Rasterizer
import SwiftUI
import SwiftUICore

/// An asset catalog that a fixture writes for itself, in a folder that lives as long as the process.
enum FixtureCatalog {
    private static let folder: URL = {
        let name = "darkroom-fixtures-\(ProcessInfo.processInfo.processIdentifier)"
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(name, isDirectory: true)
        atexit { try? FileManager.default.removeItem(at: FixtureCatalog.folder) }
        return folder
    }()

    /// - Parameters:
    ///   - name: of the catalog, so that fixtures do not share one.
    ///   - sets: the text of Contents.json by the set's path.
    ///   - images: pictures by path.
    static func library(
        _ name: String, sets: [String: String], images: [String: (width: Int, height: Int, pixel: (Int, Int) -> UInt32)]
    ) throws -> AssetLibrary {
        let catalog = folder.appendingPathComponent("\(name)/Assets.xcassets", isDirectory: true)
        for (path, text) in sets {
            try write(Data(text.utf8), to: catalog.appendingPathComponent(path + "/Contents.json"))
        }
        for (path, image) in images {
            let pixels = (0..<image.height).flatMap { y in (0..<image.width).map { x in image.pixel(x, y) } }
            let bitmap = try Bitmap(width: image.width, height: image.height, pixels: pixels)
            try write(try PNGEncoder().encode(bitmap), to: catalog.appendingPathComponent(path))
        }
        return AssetLibrary(directories: [folder.appendingPathComponent(name, isDirectory: true)])
    }

    private static func write(_ data: Data, to file: URL) throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }
}

extension Fixture {
    /// What the views of catalog fixtures find: `Color` and `Image` by the name `p`.
    ///
    /// - Parameter sets: the lists of entries by `imageset` or `colorset`, and of properties by `properties`.
    init<V: View>(
        catalog name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 2, scheme: ColorScheme = .light,
        images: String? = nil, properties: String = "{}", colors: String? = nil, isPad: Bool = false,
        isRightToLeft: Bool = false, contrast: ColorSchemeContrast = .standard, frames: [CGRect]? = nil,
        findings: [String] = [], @ViewBuilder view: @escaping @MainActor @Sendable () -> V
    ) {
        self.init(
            "catalogs/" + name, size: CGSize(width: width, height: height), scale: scale, frames: frames,
            findings: findings
        ) { fixture in
            var sets: [String: String] = [:]
            if let images { sets["p.imageset"] = #"{"images": [\#(images)], "properties": \#(properties)}"# }
            if let colors { sets["p.colorset"] = #"{"colors": [\#(colors)]}"# }
            let library = try FixtureCatalog.library(fixture.name, sets: sets, images: CatalogPicture.files)
            var environment = FixtureEnvironment.values
            environment.colorScheme = scheme
            environment.displayScale = fixture.scale
            environment.contrast = contrast
            environment.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
            environment.screenIdiom = isPad ? .pad : .phone
            let rendering = ViewRenderer(environment: environment, assets: library).render(size: fixture.size, view)
            return Drawn(
                displayList: rendering.displayList, leaves: rendering.root.leaves.map(\.frame),
                tree: FrameTree([rendering.root]), findings: rendering.findings)
        }
    }
}

/// The files of every fixture's image set.
enum CatalogPicture {
    typealias Picture = (width: Int, height: Int, pixel: (Int, Int) -> UInt32)

    /// `red.png`, `green.png`, `blue.png`, `gold.png`: 6 × 6 pixels. `wide.png`: 12 × 12. `arrow.png`: a wedge that
    /// points to the right. `frame.png`: a border of 3 pixels around a striped middle.
    static var files: [String: Picture] {
        func plain(_ side: Int, _ color: UInt32) -> Picture { (side, side, { _, _ in color }) }
        let pictures: [String: Picture] = [
            "red": plain(6, 0xFFFF_0000), "green": plain(6, 0xFF00_A000), "blue": plain(6, 0xFF00_00FF),
            "gold": plain(6, 0xFFFF_C000), "wide": plain(12, 0xFF80_0080), "huge": plain(18, 0xFF00_8080),
            "arrow": (8, 8, { x, y in abs(2 * y - 7) <= 7 - x ? 0xFF00_0000 : 0 }),
            "frame": (
                12, 12,
                { x, y in
                    if x < 3 || x >= 9 { return y < 3 || y >= 9 ? 0xFFFF_0000 : 0xFF00_00FF }
                    if y < 3 || y >= 9 { return 0xFF00_A000 }
                    return x < 5 ? 0xFFFF_FFFF : x < 7 ? 0xFFC0_C0C0 : 0xFF40_4040
                }
            )
        ]
        return Dictionary(uniqueKeysWithValues: pictures.map { ("p.imageset/\($0.key).png", $0.value) })
    }
}
