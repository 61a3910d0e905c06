import Geometry
import RenderModel
import RenderPlanning

/// Widgets in the order of the layout, or of the bundle, as far as there is room.
private func inOrder(
    _ pictures: CompositionPictures, _ layout: CompositionLayout, _ kinds: [String],
    presentationKinds: [PresentationKind], count: Int
) throws(CompositionLayout.Problem) -> [(item: CompositionLayout.Item, presentationKind: PresentationKind)] {
    if layout.items.isEmpty {
        var found: [(CompositionLayout.Item, PresentationKind)] = []
        for presentationKind in presentationKinds {
            for kind in pictures.kinds(kinds) where pictures.has(presentationKind, ofKind: kind) && found.count < count
            {
                guard !found.contains(where: { $0.0.kind == kind }) || presentationKinds.count == 1 else { continue }
                found.append(
                    (.init(place: "widget '\(kind)'", kind: kind, presentationKind: presentationKind), presentationKind)
                )
            }
        }
        guard found.isEmpty else { return found }
        throw .init(
            description:
                "no widget has \(presentationKinds.map(\.description).joined(separator: " or ")), which is what "
                + "this place shows")
    }
    if layout.items.count > count {
        throw layout.items[count].problem("there is room for \(count) widgets")
    }
    var result: [(CompositionLayout.Item, PresentationKind)] = []
    for item in layout.items {
        guard
            let presentationKind = item.presentationKind ?? presentationKinds.first(where: {
                pictures.has($0, ofKind: item.kind)
            }) ?? presentationKinds.first,
            presentationKinds.contains(presentationKind)
        else {
            throw item.problem(
                "this place does not show \(item.presentationKind?.description ?? "it"); name one of "
                    + presentationKinds.map(\.description).joined(separator: ", "))
        }
        result.append((item, presentationKind))
    }
    return result
}

/// Two small widgets side by side, on a phone that charges on its side.
struct StandByPlan: CompositionPlan {
    func presentationKinds(on device: Device) -> [PresentationKind] { [.family(.systemSmall)] }
    func modes(_ mode: ModeName) -> [ModeName] { [.standBy] }
    /// StandBy shows small widgets at about twice their size.
    var magnification: Double { 2 }

    func pages(
        of pictures: CompositionPictures, _ layout: CompositionLayout, on canvas: CompositionCanvas, kinds: [String]
    ) throws(CompositionLayout.Problem) -> [CompositionPage] {
        guard canvas.device.idiom == .phone else {
            throw .init(
                description: "StandBy is a mode of iPhones, and \(canvas.device.identifier) is an iPad; name "
                    + "an iPhone with --device")
        }
        var screen = canvas.device.compositionScreen
        screen.size = CGSize(width: screen.size.height, height: screen.size.width)
        screen.insets = canvas.device.safeArea(for: .view(.landscape))
        // As high as the screen less 7 % at either end, and no wider than half of what the sensors leave.
        let side = min(screen.size.height * 0.86, (screen.size.width - 2 * screen.insets.sides - 28) / 2)
        var placed: [ComposedPicture] = []
        let items = try inOrder(
            pictures, layout, kinds, presentationKinds: presentationKinds(on: canvas.device), count: 2)
        let width = Double(items.count) * side + Double(items.count - 1) * 28
        for (index, entry) in items.enumerated() {
            var picture = try entry.item.placing { () throws(CompositionLayout.Problem) in
                try pictures.picture(entry.item.wanted(entry.presentationKind), on: canvas, mode: .standBy)
            }
            picture.size = CGSize(width: side, height: side)
            picture.frame = CGRect(
                x: (screen.size.width - width) / 2 + Double(index) * (side + 28),
                y: (screen.size.height - side) / 2, width: side, height: side)
            placed.append(picture)
        }
        return [CompositionPage(content: canvas.content(.standBy, placed, screen: screen))]
    }
}

/// A column of widgets below a search field.
struct TodayPlan: CompositionPlan {
    func presentationKinds(on device: Device) -> [PresentationKind] {
        HomeScreenPlan().presentationKinds(on: device).filter { $0 != .family(.systemExtraLarge) }
    }

    func pages(
        of pictures: CompositionPictures, _ layout: CompositionLayout, on canvas: CompositionCanvas, kinds: [String]
    ) throws(CompositionLayout.Problem) -> [CompositionPage] {
        let screen = canvas.device.compositionScreen, gap = 18.0
        let order: [PresentationKind] = [.family(.systemMedium), .family(.systemSmall), .family(.systemLarge)]
        let items = try inOrder(pictures, layout, kinds, presentationKinds: order, count: 12)
        var y = TodayMetrics.top(of: screen), half: Double?, placed: [ComposedPicture] = []
        let width = canvas.device.sizes[.systemMedium]!.shown.width, left = (screen.size.width - width) / 2
        for (item, presentationKind) in items {
            var picture = try item.placing { () throws(CompositionLayout.Problem) in
                try pictures.picture(item.wanted(presentationKind), on: canvas, mode: canvas.mode)
            }
            if presentationKind == .family(.systemSmall), let top = half {
                picture.frame = CGRect(
                    origin: CGPoint(x: left + width - picture.size.width, y: top), size: picture.size)
                half = nil
            } else {
                picture.frame = CGRect(origin: CGPoint(x: left, y: y), size: picture.size)
                half = presentationKind == .family(.systemSmall) ? y : nil
                y += picture.size.height + gap
            }
            placed.append(picture)
        }
        return [CompositionPage(content: canvas.content(.today, placed))]
    }
}

/// Where the column begins: below date and search field.
enum TodayMetrics {
    static func top(of screen: CompositionScreen) -> Double { screen.insets.top + 62 }
}

/// The page of widgets that CarPlay has since iOS 26: small ones in a row.
struct CarPlayPlan: CompositionPlan {
    func presentationKinds(on device: Device) -> [PresentationKind] { [.family(.systemSmall)] }
    func modes(_ mode: ModeName) -> [ModeName] { [.fullColor] }
    var magnification: Double { 1 }

    /// Points of a car's screen, at two pixels each: one of the sizes of Apple's CarPlay Simulator.
    static let screen = CGSize(width: 800, height: 480)

    func pages(
        of pictures: CompositionPictures, _ layout: CompositionLayout, on canvas: CompositionCanvas, kinds: [String]
    ) throws(CompositionLayout.Problem) -> [CompositionPage] {
        let items = try inOrder(
            pictures, layout, kinds, presentationKinds: presentationKinds(on: canvas.device), count: 3)
        var placed: [ComposedPicture] = []
        for (item, presentationKind) in items {
            placed.append(
                try item.placing { () throws(CompositionLayout.Problem) in
                    try pictures.picture(item.wanted(presentationKind), on: canvas, mode: .fullColor)
                })
        }
        let side = 208.0, gap = 22.0, bar = 84.0
        let width = Double(placed.count) * side + Double(placed.count - 1) * gap
        for index in placed.indices {
            placed[index].size = CGSize(width: side, height: side)
            placed[index].frame = CGRect(
                x: bar + (Self.screen.width - bar - width) / 2 + Double(index) * (side + gap),
                y: (Self.screen.height - side) / 2, width: side, height: side)
        }
        let screen = CompositionScreen(
            size: Self.screen, idiom: .pad, insets: ScreenInsets(), hasIsland: false, hasHomeIndicator: false,
            cornerRadius: 0)
        return [CompositionPage(content: canvas.content(.carPlay, placed, screen: screen), scale: 2)]
    }
}

/// The top of a screen with a Live Activity around the camera: compact, beside another one's, and opened.
struct DynamicIslandPlan: CompositionPlan {
    func presentationKinds(on device: Device) -> [PresentationKind] {
        [.activity(.compact), .activity(.minimal), .activity(.expanded)]
    }
    func modes(_ mode: ModeName) -> [ModeName] { [.fullColor] }

    func pages(
        of pictures: CompositionPictures, _ layout: CompositionLayout, on canvas: CompositionCanvas, kinds: [String]
    ) throws(CompositionLayout.Problem) -> [CompositionPage] {
        guard canvas.device.activitySizes[.compact] != nil else {
            throw .init(
                description: "\(canvas.device.identifier) has no Dynamic Island; name an iPhone that has one "
                    + "with --device: iphone-16, iphone-16-pro-max")
        }
        var items = layout.items
        if items.isEmpty {
            for kind in pictures.kinds(kinds) {
                for presentationKind in presentationKinds(on: canvas.device)
                where pictures.has(presentationKind, ofKind: kind) {
                    items.append(
                        .init(
                            place: "Live Activity '\(kind)'", kind: kind, presentationKind: presentationKind,
                            variant: .state))
                }
            }
        }
        guard !items.isEmpty else { throw .init(description: "no Live Activity is declared, which is what it shows") }
        var pages: [CompositionPage] = []
        for item in items {
            guard let presentationKind = item.presentationKind,
                presentationKinds(on: canvas.device).contains(presentationKind)
            else {
                throw item.problem("\"family\": name compact, minimal or expanded")
            }
            var wanted = item.wanted(presentationKind)
            if wanted.variant == .timeline { wanted.variant = .state }
            var picture = try item.placing { () throws(CompositionLayout.Problem) in
                try pictures.picture(wanted, on: canvas, mode: .fullColor)
            }
            picture.frame = frame(of: picture, on: canvas.device)
            var screen = canvas.device.compositionScreen
            // What a page of documentation shows: the part of the screen that the island can reach.
            screen.size.height = 280
            screen.hasHomeIndicator = false
            pages.append(
                CompositionPage(
                    name: "\(PictureName.folder(forKind: item.kind))-\(presentationKind)",
                    content: canvas.content(.dynamicIsland, [picture], screen: screen)))
        }
        return pages
    }

    /// Points from the screen's top to the island: looked at.
    private static let top = 11.0

    /// A minimal island stands right of the camera, in a bubble of its own.
    private func frame(of picture: ComposedPicture, on device: Device) -> CGRect {
        let middle = device.screen.width / 2
        let x =
            picture.presentationKind == .activity(.minimal)
            ? middle + IslandMetrics.cameraWidth / 2 + 8 : middle - picture.size.width / 2
        return CGRect(origin: CGPoint(x: x, y: Self.top), size: picture.size)
    }
}
