import Launch
import RenderModel
import RenderPlanning

/// The previews of a program, as the canvas lists them.
struct PreviewCatalog {
    /// With a kind for each that no other has.
    private(set) var descriptors: [WidgetDescriptor] = []

    /// Asks a worker. A declaration that traps is listed without its name, and fails again when it is drawn.
    ///
    /// - Parameter timeout: Seconds for each declaration.
    /// - Throws: `DescribeError` where not even the declarations can be listed.
    init(askedOf session: WorkerSession, timeout: Double) throws {
        let places: [PreviewPlace]
        switch session.ask(.previewPlaces, within: timeout).result {
        case .success(let answered): places = answered
        case .failure(let reason): throw DescribeError(reason: reason)
        }
        for (index, place) in places.enumerated() {
            guard
                case .success(let answered) = session.ask(
                    .previews(declaration: index), within: timeout
                ).result
            else {
                descriptors.append(Self.failing(index, place))
                continue
            }
            descriptors += answered
        }
        makeKindsUnique()
    }

    /// Of descriptors that are known.
    init(_ descriptors: [WidgetDescriptor]) {
        self.descriptors = descriptors
        makeKindsUnique()
    }

    private static func failing(_ declaration: Int, _ place: PreviewPlace) -> WidgetDescriptor {
        var descriptor = WidgetDescriptor(
            kind: place.title, description: place.description, presentationKinds: [.view(.device)])
        descriptor.preview = PreviewDescription(
            reference: PreviewReference(declaration: declaration), place: place)
        return descriptor
    }

    /// A name that several declarations give is followed by where they stand, and one that a declaration gives several
    /// times by a number.
    private mutating func makeKindsUnique() {
        var declarations: [String: Set<Int>] = [:]
        for descriptor in descriptors {
            declarations[descriptor.kind, default: []].insert(descriptor.preview?.reference.declaration ?? 0)
        }
        var taken: Set<String> = []
        for index in descriptors.indices {
            var kind = descriptors[index].kind
            if declarations[kind]!.count > 1, let place = descriptors[index].preview?.place, place.line != nil {
                kind += " (\(place.description))"
            }
            var unique = kind, number = 2
            while !taken.insert(unique).inserted {
                unique = "\(kind) \(number)"
                number += 1
            }
            descriptors[index].kind = unique
        }
    }

    /// The previews whose name, type or file holds one of the words, in any case; all where there are none.
    func filtered(by words: [String]) -> [WidgetDescriptor] {
        guard !words.isEmpty else { return descriptors }
        return descriptors.filter { descriptor in
            let place = descriptor.preview?.place
            let texts = [descriptor.kind, place?.description, place?.file, place?.type].compactMap { $0?.lowercased() }
            return words.contains { word in texts.contains { $0.contains(word.lowercased()) } }
        }
    }
}

/// Asks what widgets are called in the locales that are rendered. Each is asked of a process that begins in it, as on
/// a device: widgets may look their names up when their configurations are made.
struct LocalizedNames {
    private(set) var widgets: [WidgetDescriptor]
    private(set) var notes: [String] = []

    /// The locale in which processes begin.
    private static let usual = "en_US"

    /// - Parameter widgets: as a process of the usual locale describes them.
    init(_ widgets: [WidgetDescriptor], _ settings: PlanSettings, _ launch: WorkerLaunch) {
        self.widgets = widgets
        let locales = settings.drawnLocales
        // A preview is called what its source says.
        guard locales.contains(where: { $0 != Self.usual }), widgets.contains(where: { $0.preview == nil })
        else { return }
        let usual = widgets
        for locale in locales where locale == Self.usual {
            for index in widgets.indices { name(index, as: usual[index], in: locale) }
        }
        for locale in locales where locale != Self.usual {
            switch WorkerSession(launch).ask(.describe(locale: locale), within: settings.timeout).result {
            case .success(let described):
                for index in widgets.indices {
                    let found = described.first { $0.kind == usual[index].kind }
                    name(index, as: found ?? usual[index], in: locale)
                }
            case .failure(let reason): note(locale, reason.message)
            }
        }
        for index in widgets.indices {
            let first = self.widgets[index].names(in: locales[0])
            (self.widgets[index].displayName, self.widgets[index].description) = (first.displayName, first.description)
            if locales.count == 1 { self.widgets[index].localizations = [:] }
        }
    }

    private mutating func name(_ index: Int, as other: WidgetDescriptor, in locale: String) {
        widgets[index].localizations[locale] = WidgetNames(
            displayName: other.displayName, description: other.description)
    }

    private mutating func note(_ locale: String, _ reason: String) {
        notes.append("what the widgets are called in \(locale) is not known: \(reason)")
    }
}
