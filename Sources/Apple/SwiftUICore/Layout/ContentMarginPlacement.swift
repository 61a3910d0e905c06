/// Which margins of a scrolling view are meant.
public struct ContentMarginPlacement: Sendable {
    private enum Kind { case automatic, scrollContent, scrollIndicators }
    private let kind: Kind
    public static var automatic: ContentMarginPlacement { ContentMarginPlacement(kind: .automatic) }
    public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(kind: .scrollContent) }
    public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(kind: .scrollIndicators) }
}
