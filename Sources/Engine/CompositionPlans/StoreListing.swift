import Foundation
import Geometry
import RenderModel
import SystemSupport

/// `store.json`: the screenshots of a store's page.
package struct StoreListing: Hashable, Sendable {
    package var sizes: [StoreSize]
    package var screenshots: [Screenshot]

    package struct Screenshot: Hashable, Sendable {
        /// Where it stands in the file, for messages: `screenshots[0]`.
        package var place: String
        package var name: String
        package var kind: CompositionKind
        /// The path of its layout, from the file's folder.
        package var layout: String?
        package var headline: [String: String]
        package var subtitle: [String: String]
        /// From top to bottom.
        package var background: [TintName]
        package var scheme: SchemeName?

        /// The headline in a locale: that of the locale, of its language, or the one for all.
        /// - Throws: `CompositionLayout.Problem` where there is none.
        package func headline(in locale: String) throws(CompositionLayout.Problem) -> String {
            if let text = StoreListing.text(headline, in: locale) { return text }
            throw .init(
                description: "\(place).headline: there is none for \(locale); write one under "
                    + "\"\(locale.prefix { $0 != "_" && $0 != "-" })\"")
        }

        package func subtitle(in locale: String) -> String? { StoreListing.text(subtitle, in: locale) }
    }

    private static func text(_ texts: [String: String], in locale: String) -> String? {
        let language = String(locale.prefix { $0 != "_" && $0 != "-" })
        return texts[locale] ?? texts[locale.replacing("_", with: "-")] ?? texts[language] ?? texts[""]
    }

    /// - Throws: `CompositionLayout.Problem`.
    package init(_ data: Data) throws(CompositionLayout.Problem) {
        let value: JSONValue
        do {
            value = try JSONDecoder().decode(JSONValue.self, from: data)
        } catch {
            throw .init(description: "it is not valid JSON: \(JSONProblem.text(error, in: data))")
        }
        let root = try JSONFields(value, place: "", known: ["sizes", "screenshots"])
        sizes = []
        for (index, item) in try root.list("sizes").enumerated() {
            guard case .string(let name) = item, let size = StoreSize(named: name) else {
                let known = Set(StoreSize.all.map(\.display)).sorted() + StoreSize.all.map(\.name)
                throw .init(
                    description: "sizes[\(index)]: \(item.text) is not a size of \(StoreSize.date); it can be "
                        + known.joined(separator: ", "))
            }
            sizes.append(size)
        }
        if sizes.isEmpty { sizes = [StoreSize.all[0]] }
        screenshots = []
        for (index, item) in try root.list("screenshots").enumerated() {
            screenshots.append(try Self.screenshot(item, index))
        }
        if screenshots.isEmpty { throw .init(description: "screenshots: write at least one") }
        guard screenshots.count <= 10 else {
            throw .init(description: "screenshots: the App Store takes 10, not \(screenshots.count)")
        }
    }

    private static func screenshot(
        _ value: JSONValue, _ index: Int
    ) throws(CompositionLayout.Problem) -> Screenshot {
        let place = "screenshots[\(index)]"
        let fields = try JSONFields(
            value, place: place,
            known: ["name", "as", "layout", "headline", "subtitle", "background", "scheme"])
        let kinds = CompositionKind.allCases.filter { $0 != .store }.map(\.rawValue)
        let word = try fields.text("as") ?? CompositionKind.homeScreen.rawValue
        guard let kind = CompositionKind(rawValue: word), kind != .store else {
            throw .init(description: "\(place).as: '\(word)' is not a composition\(NearestName.hint(word, kinds))")
        }
        let headline = try fields.texts("headline")
        if headline.isEmpty { throw .init(description: "\(place).headline is missing; write a text for each language") }
        var colors: [TintName] = []
        for (number, item) in try fields.list("background").enumerated() {
            guard case .string(let name) = item, let color = TintName(named: name) else {
                throw .init(
                    description: "\(place).background[\(number)]: \(item.text) is not a color; write one like "
                        + "\"#3050A0\" or \"orange\"")
            }
            colors.append(color)
        }
        var scheme: SchemeName?
        if let word = try fields.text("scheme") {
            scheme = SchemeName(rawValue: word)
            if scheme == nil { throw .init(description: "\(place).scheme: write \"light\" or \"dark\"") }
        }
        return Screenshot(
            place: place, name: try fields.text("name") ?? "\(index + 1)-\(kind.rawValue)", kind: kind,
            layout: try fields.text("layout"), headline: headline, subtitle: try fields.texts("subtitle"),
            background: colors, scheme: scheme)
    }

    /// The screenshot around a screen that has been drawn.
    ///
    /// - Parameter screen: the path of the screen's picture, and its pixels.
    package func page(
        _ screenshot: Screenshot, _ size: StoreSize, around screen: (path: String, result: PictureResult),
        of page: CompositionPage, on canvas: CompositionCanvas
    ) throws(CompositionLayout.Problem) -> CompositionPage {
        let scale = canvas.device.scales[0]
        var frame = page.content.screen
        let picture = ComposedPicture(
            path: screen.path,
            pixelSize: .init(width: Double(screen.result.pixelWidth), height: Double(screen.result.pixelHeight)),
            size: frame.size, cornerRadius: frame.cornerRadius, kind: "screen",
            presentationKind: .view(.fixed(width: frame.size.width, height: frame.size.height)), variant: .snapshot,
            names: WidgetNames(displayName: "", description: ""))
        frame.size = .init(width: Double(size.width) / scale, height: Double(size.height) / scale)
        frame.isCut = false
        var content = canvas.content(.store, [picture], screen: frame)
        content.screen.isCut = false
        content.background = screenshot.background
        content.texts["headline"] = try screenshot.headline(in: canvas.locale)
        content.texts["subtitle"] = screenshot.subtitle(in: canvas.locale)
        return CompositionPage(content: content)
    }
}

/// A size that App Store Connect takes screenshots in.
package struct StoreSize: Hashable, Sendable {
    /// The display as App Store Connect names it, in inches: `6.9`, `ipad-13`.
    package var display: String
    /// Pixels, upright.
    package var width: Int
    package var height: Int
    /// The device whose screen is shown in it.
    package var device: String

    /// When App Store Connect Help, "Screenshot specifications", listed these sizes, as we remember it.
    package static let date = "2025-09"

    /// The size that is taken of a display comes first.
    package static let all: [StoreSize] = [
        .init(display: "6.9", width: 1320, height: 2868, device: "iphone-440x956"),
        .init(display: "6.9", width: 1290, height: 2796, device: "iphone-430x932"),
        .init(display: "6.5", width: 1284, height: 2778, device: "iphone-428x926"),
        .init(display: "6.5", width: 1242, height: 2688, device: "iphone-414x896@3x"),
        .init(display: "6.3", width: 1206, height: 2622, device: "iphone-402x874"),
        .init(display: "6.3", width: 1179, height: 2556, device: "iphone-393x852"),
        .init(display: "6.1", width: 1170, height: 2532, device: "iphone-390x844"),
        .init(display: "6.1", width: 1125, height: 2436, device: "iphone-375x812"),
        .init(display: "6.1", width: 1080, height: 2340, device: "iphone-360x780"),
        .init(display: "5.5", width: 1242, height: 2208, device: "iphone-414x736"),
        .init(display: "4.7", width: 750, height: 1334, device: "iphone-375x667"),
        .init(display: "4", width: 640, height: 1136, device: "iphone-320x568"),
        .init(display: "ipad-13", width: 2064, height: 2752, device: "ipad-1024x1366"),
        .init(display: "ipad-13", width: 2048, height: 2732, device: "ipad-1024x1366"),
        .init(display: "ipad-11", width: 1668, height: 2388, device: "ipad-834x1194"),
        .init(display: "ipad-11", width: 1640, height: 2360, device: "ipad-820x1180"),
        .init(display: "ipad-10.5", width: 1668, height: 2224, device: "ipad-834x1112"),
        .init(display: "ipad-9.7", width: 1536, height: 2048, device: "ipad-768x1024")
    ]

    /// `1320x2868`.
    package var name: String { "\(width)x\(height)" }

    /// A display, which stands for its first size, or a size in pixels.
    package init?(named name: String) {
        guard let size = Self.all.first(where: { $0.name == name || $0.display == name }) else { return nil }
        self = size
    }

    private init(display: String, width: Int, height: Int, device: String) {
        (self.display, self.width, self.height, self.device) = (display, width, height, device)
    }
}
