/// A view that stands for several previews, or changes how those inside it are shown.
@MainActor
package protocol PreviewListing {
    func appendPreviews(to list: inout [PreviewElement])
}

extension View {
    /// The previews in a provider's view: each member of a group is one.
    package func previewElements() -> [PreviewElement] {
        var list: [PreviewElement] = []
        if let listing = self as? any PreviewListing {
            listing.appendPreviews(to: &list)
        } else if PreviewListings.showsOptions(Body.self) {
            // A view of the user's own that holds previews instead of being one.
            let inputs = _ViewInputs(environment: .current, session: ResolutionSession())
            list = ViewResolver.body(of: self, inputs).previewElements()
        } else {
            list = [PreviewElement(self)]
        }
        return list
    }
}

private enum PreviewListings {
    /// Whether a view's type says that preview modifiers are inside it.
    static func showsOptions(_ type: Any.Type) -> Bool {
        type != Never.self && String(reflecting: type).contains("PreviewOptionsModifier")
    }
}

extension EmptyView: PreviewListing {
    package func appendPreviews(to list: inout [PreviewElement]) {}
}

extension Group: PreviewListing where Content: View {
    package func appendPreviews(to list: inout [PreviewElement]) { list += content.previewElements() }
}

extension TupleView: PreviewListing {
    package func appendPreviews(to list: inout [PreviewElement]) {
        let mirror = Mirror(reflecting: value)
        let members = mirror.displayStyle == .tuple ? mirror.children.map(\.value) : [value]
        for case let member as any View in members { list += member.previewElements() }
    }
}

extension _ConditionalContent: PreviewListing where TrueContent: View, FalseContent: View {
    package func appendPreviews(to list: inout [PreviewElement]) {
        switch storage {
        case .first(let content): list += content.previewElements()
        case .second(let content): list += content.previewElements()
        }
    }
}

extension Optional: PreviewListing where Wrapped: View {
    package func appendPreviews(to list: inout [PreviewElement]) {
        if let self { list += self.previewElements() }
    }
}

extension ForEach: PreviewListing where Content: View {
    package func appendPreviews(to list: inout [PreviewElement]) {
        // Subviews of another view are known only once that is laid out.
        guard resolveElements == nil else { return list.append(PreviewElement(self)) }
        for element in data { list += content(element).previewElements() }
    }
}

extension ModifiedContent: PreviewListing where Content: View, Modifier: ViewModifier {
    package func appendPreviews(to list: inout [PreviewElement]) {
        let options = (modifier as? PreviewOptionsModifier)?.options
        guard options != nil || content is any PreviewListing else {
            return list.append(PreviewElement(self))
        }
        for var element in content.previewElements() {
            if let options {
                element.options.adopt(options)
            } else {
                let inner = element.makeView
                element.view = nil
                element.makeView = { AnyView(ModifiedContent<AnyView, Modifier>(content: inner(), modifier: modifier)) }
            }
            list.append(element)
        }
    }
}

/// What `#Preview` expands to: a type by which a preview is found at run time.
public protocol PreviewRegistry {
    /// `Module/File.swift`.
    static var fileID: String { get }
    /// Counted from 1.
    static var line: Int { get }
    /// Counted from 1.
    static var column: Int { get }
    /// The source file as the compiler was given it, or its name alone.
    static var _path: String { get }

    /// - Throws: `PreviewUnavailable` where the preview needs a later system.
    @MainActor static func makePreview() throws -> Preview
}

extension PreviewRegistry {
    public static var _path: String { fileID.split(separator: "/").last.map(String.init) ?? fileID }
}

/// Says that a preview needs a later system.
public struct PreviewUnavailable: Error {
    public init() {}
}
