/// What makes a program of a folder of views that has no entry point, so that its previews can be drawn.
enum PreviewEntryPoint {
    static let fileName = "DarkroomPreviews.swift"

    static let source = """
        import WidgetKit

        @main
        enum _DarkroomPreviews {
            static func main() { WidgetKit._PreviewProgram.main() }
        }

        """
}
