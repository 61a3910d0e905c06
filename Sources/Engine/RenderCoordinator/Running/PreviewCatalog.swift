import Launch
import RenderModel

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
        switch session.ask(.previewPlaces, within: timeout + 1).result {
        case .success(let answered): places = answered
        case .failure(let reason): throw DescribeError(reason: reason)
        }
        for (index, place) in places.enumerated() {
            guard
                case .success(let answered) = session.ask(
                    .previews(declaration: index), within: timeout + 1
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
