/// Makes the previews that Xcode's canvas shows.
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder static var previews: Previews { get }

    /// The system that runs the previews; nil for the target's own.
    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    public static var platform: PreviewPlatform? { nil }

    /// Each view of `previews`, whose bodies are not yet asked for.
    package static var elements: [PreviewElement] { previews.previewElements() }
}
