/// The system that runs a preview; other ones' previews are not Darkroom's.
public enum PreviewPlatform: Hashable, Sendable {
    case iOS, macOS, tvOS, watchOS
}
