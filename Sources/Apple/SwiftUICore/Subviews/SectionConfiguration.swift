/// A section of a container's content, with its parts.
public struct SectionConfiguration: Identifiable {
    /// Identifies a section by its first view.
    public struct ID: Hashable {
        let first: Subview.ID?
    }

    public let header: SubviewsCollection
    public let content: SubviewsCollection
    public let footer: SubviewsCollection

    nonisolated public var id: ID {
        MainActor.assumeIsolated {
            ID(first: (header.subviews.first ?? content.subviews.first ?? footer.subviews.first)?.id)
        }
    }
}

/// The sections of a container's content; views outside sections make sections without header and footer.
public struct SectionCollection: RandomAccessCollection {
    let sections: [SectionConfiguration]

    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }
    public subscript(index: Int) -> SectionConfiguration { sections[index] }

    @MainActor
    init(_ subviews: [Subview]) {
        var sections: [SectionConfiguration] = []
        var parts: (header: [Subview], content: [Subview], footer: [Subview]) = ([], [], [])
        func finish() {
            guard !(parts.header.isEmpty && parts.content.isEmpty && parts.footer.isEmpty) else { return }
            sections.append(
                SectionConfiguration(
                    header: .init(subviews: parts.header), content: .init(subviews: parts.content),
                    footer: .init(subviews: parts.footer)))
            parts = ([], [], [])
        }
        for subview in subviews {
            switch subview.source.traits(at: subview.index).sectionPart {
            case .header:
                if !parts.content.isEmpty || !parts.footer.isEmpty { finish() }
                parts.header.append(subview)
            case .contentStart:
                if !parts.content.isEmpty || !parts.footer.isEmpty { finish() }
                parts.content.append(subview)
            case .footer:
                parts.footer.append(subview)
            case nil:
                if !parts.footer.isEmpty { finish() }
                parts.content.append(subview)
            }
        }
        finish()
        self.sections = sections
    }
}
