import Testing

@testable import darkroom

/// What a `switch` says of cases that are left out.
extension SourceRepairTests {
    private static let pattern = "'_' can only appear in a pattern or on the left side of an assignment"

    @Test func aCaseThatIsGoneTakesItsClause() throws {
        let source = """
            var preview: Int? {
                switch self {
                case .image(let id): return id
                case .video(«»_, let preview):
                    log(preview)
                    return preview
                default: return nil
                }
            }
            """
        let text = try repaired(source, error: Self.pattern, gone: ["video", "$video"])
        #expect(
            text.contains("case .image(let id): return id\n    \n") && text.contains("\ndefault: return nil"),
            "\(text)")
        #expect(!text.contains("video") && !text.contains("log("))
        // Another case's pattern says nothing of the one that is gone.
        #expect(
            !(try repaired(source, error: Self.pattern, gone: ["gif"])).contains(
                "case .image(let id): return id\n    \n"))
    }

    @Test func othersOfItsClauseStay() throws {
        let source = """
            func title() -> String {
                switch kind {
                case .image, .vi«»deo, .gif: return "media"
                case .text: return "text"
                }
            }
            """
        let text = try repaired(source, error: "type 'Kind' has no member 'video'", gone: ["video"])
        #expect(text == source.replacing("«»", with: "").replacing(".video, ", with: ""))
        let last = source.replacing(".image, .vi«»deo, .gif", with: ".image, .gif, .vi«»deo")
        #expect(
            try repaired(last, error: "type 'Kind' has no member 'video'", gone: ["video"]).contains(
                "case .image, .gif: return \"media\""))
        // All that are gone go at once, as each of them is an error.
        #expect(
            try repaired(source, error: "type 'Kind' has no member 'video'", gone: ["video", "gif"]).contains(
                "case .image: return \"media\""))
        let none = try repaired(source, error: "no", gone: ["image", "video", "gif"])
        #expect(!none.contains("media") && none.contains("case .text: return \"text\""))
    }
}
