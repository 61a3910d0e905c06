import RenderModel

/// What happens in a session.
package enum WatchChange: Hashable, Sendable {
    /// Something was saved, or the session begins: sources are compiled.
    case compiling
    /// What is done meanwhile, a sentence.
    case step(String)
    /// There is nothing to draw: what the compiler says, or whatever else is in the way.
    case failed([CompilerMessage])
    /// Pictures are drawn, of changed sources or of another view.
    case rendering(isEdit: Bool)
    /// The widgets, and the folders of the groups of pictures, in order. A part of the plan leaves the rest as it is.
    case planned([WatchWidget], folders: [String], isWhole: Bool)
    case queued(Int)
    /// What a provider has answered: the dates of the entries.
    case timeline(kind: String, entries: [String])
    /// A picture was drawn into a file of the view's folder.
    case drawn(WatchTile, file: String)
    case notDrawn(WatchTile)
    /// A timeline's entry that a slider may come to stand at was drawn.
    case drawnAhead(WatchTile, file: String)
    /// Everything that is shown is there. Seconds since the save, or since what was asked on the page.
    case ended(seconds: Double, notes: [String])
    case viewed(WatchView)
    /// What the switches offer has become known.
    case offered(WatchChoices)
}

/// What the page shows, as a value that changes by what happens.
package struct WatchState: Sendable, Encodable {
    package enum Phase: String, Hashable, Sendable, Encodable {
        case compiling, rendering, upToDate, failed
    }

    package var title: String
    package private(set) var phase = Phase.compiling
    /// What takes a while; nil once pictures are drawn.
    package private(set) var step: String?
    /// Pictures of the run under way.
    package private(set) var done = 0
    package private(set) var total = 0
    /// How long the last run took.
    package private(set) var seconds: Double?
    /// What the compiler says; the pictures are stale while there is an error.
    package private(set) var messages: [CompilerMessage] = []
    package private(set) var notes: [String] = []
    package private(set) var view: WatchView
    package private(set) var choices: WatchChoices
    package private(set) var widgets: [WatchWidget] = []
    package private(set) var tiles: [WatchTile] = []
    /// The groups' folders in the plan's order.
    private var folders: [String] = []
    /// Counts the edits that were drawn.
    private var revision = 0
    /// What was drawn last of each picture of each view.
    private var history: [String: Drawn] = [:]
    /// The entries of timelines that are drawn, of the view and the sources that are shown, by tile.
    private var entries: [String: [Int: WatchTile]] = [:]
    /// The tiles that the run under way has brought.
    private var fresh: Set<String> = []
    /// The kinds whose providers have answered in it.
    private var answered: Set<String> = []
    /// The folders that the run under way is about.
    private var underWay: Set<String> = []

    private struct Drawn {
        var picture: String
        var before: String?
        var revision: Int
    }

    private enum CodingKeys: String, CodingKey {
        case title, phase, step, done, total, seconds, messages, notes, view, choices, widgets, tiles
    }

    package init(title: String, view: WatchView, choices: WatchChoices) {
        (self.title, self.view, self.choices) = (title, view, choices)
    }

    /// The pictures that the page may show.
    package var pictures: Set<String> {
        var result = Set(history.values.flatMap { [$0.picture, $0.before].compactMap(\.self) })
        for tile in tiles { result.formUnion([tile.picture, tile.before].compactMap(\.self)) }
        return result
    }

    package mutating func apply(_ change: WatchChange) {
        switch change {
        case .compiling: (phase, step) = (.compiling, nil)
        case .step(let text): step = text
        case .failed(let found): (phase, messages) = (.failed, found)
        case .rendering(let isEdit):
            (phase, step, done, total, messages) = (.rendering, nil, 0, 0, [])
            (fresh, underWay, answered) = ([], [], [])
            if isEdit {
                revision += 1
                entries = [:]
            }
        case .planned(let widgets, let folders, let isWhole): plan(widgets, folders, isWhole: isWhole)
        case .queued(let count): total += count
        case .timeline(let kind, let entries):
            guard let index = widgets.firstIndex(where: { $0.kind == kind }) else { return }
            // Families may have timelines of other lengths: the slider goes through the longest.
            if answered.insert(kind).inserted || entries.count > widgets[index].entries.count {
                widgets[index].entries = entries
            }
        case .drawn(let tile, let file):
            done += 1
            put(placed(tile, file))
        case .drawnAhead(let tile, let file): _ = placed(tile, file)
        case .notDrawn(let tile):
            done += 1
            var tile = tile
            if let old = tiles.first(where: { $0.id == tile.id }) {
                (tile.picture, tile.width, tile.height, tile.frame) = (old.picture, old.width, old.height, old.frame)
            }
            put(tile)
        case .ended(let seconds, let notes):
            (phase, self.seconds, self.notes) = (.upToDate, seconds, notes)
            tiles.removeAll { underWay.contains($0.folder) && !fresh.contains($0.id) }
            forget()
        case .offered(let choices): self.choices = choices
        case .viewed(let new):
            if new.look != view.look { entries = [:] }
            // The pictures of another extension say nothing of this one.
            if new.target != view.target { (widgets, folders, tiles, notes, messages) = ([], [], [], [], []) }
            view = new
            for tile in tiles where tile.variant == .timeline {
                let shown = entries[tile.id]?[new.entry(of: tile.kind, count: count(of: tile))]
                if let shown, let index = tiles.firstIndex(where: { $0.id == tile.id }) { tiles[index] = shown }
            }
        }
    }

    private mutating func plan(_ found: [WatchWidget], _ folders: [String], isWhole: Bool) {
        underWay = Set(folders)
        guard isWhole else { return }
        let known = Dictionary(widgets.map { ($0.kind, $0.entries) }, uniquingKeysWith: { first, _ in first })
        self.folders = folders
        widgets = found.map { widget in
            var widget = widget
            widget.entries = known[widget.kind] ?? []
            return widget
        }
        // What the sources no longer have.
        let places = Set(folders)
        tiles.removeAll { !places.contains($0.folder) }
    }

    /// How many entries a tile's timeline has, where all of them are drawn.
    private func count(of tile: WatchTile) -> Int? { entries[tile.id]?.keys.max().map { $0 + 1 } }

    /// Whether the entry that a slider stands at is on the page.
    package func shows(entryOf kind: String) -> Bool {
        let longest = widgets.first { $0.kind == kind }?.entries.count
        return tiles.allSatisfy { tile in
            guard tile.kind == kind, tile.variant == .timeline else { return true }
            // The timeline of this family may be shorter: then it is drawn again, and ends where it did.
            return tile.entry == view.entry(of: kind, count: longest)
        }
    }

    /// The tile with what the last save has changed of it, kept for sliders that come to its entry.
    private mutating func placed(_ tile: WatchTile, _ file: String) -> WatchTile {
        guard let picture = tile.picture else { return tile }
        let key = "\(view.look)/\(file)"
        var tile = tile, drawn = history[key] ?? Drawn(picture: picture, revision: revision)
        if drawn.revision < revision {
            drawn = Drawn(
                picture: picture, before: drawn.picture == picture ? nil : drawn.picture, revision: revision)
        } else {
            drawn.picture = picture
        }
        history[key] = drawn
        tile.before = drawn.before
        if tile.variant == .timeline, let entry = tile.entry { entries[tile.id, default: [:]][entry] = tile }
        return tile
    }

    private mutating func put(_ tile: WatchTile) {
        fresh.insert(tile.id)
        if let index = tiles.firstIndex(where: { $0.id == tile.id }) {
            tiles[index] = tile
            return
        }
        func rank(_ tile: WatchTile) -> (Int, Int, Int, Int) {
            (
                folders.firstIndex(of: tile.folder) ?? folders.count,
                VariantName.allCases.firstIndex(of: tile.variant) ?? 0, tile.entry ?? 0, tile.scheme == .light ? 0 : 1
            )
        }
        let own = rank(tile)
        tiles.insert(tile, at: tiles.firstIndex { rank($0) > own } ?? tiles.count)
    }

    /// Views and entries that were left long ago need not be compared with.
    private mutating func forget() {
        guard history.count > 4000 else { return }
        history = history.filter { $0.value.revision == revision || $0.key.hasPrefix("\(view.look)/") }
    }
}
