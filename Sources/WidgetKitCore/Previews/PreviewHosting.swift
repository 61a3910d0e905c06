/// Drives the previews of a program as the canvas would, inside this process.
@MainActor
package protocol PreviewHosting: WidgetHosting {
    /// Where the declarations stand, in the canvas's order. None of their code runs.
    func places() -> [PreviewPlace]

    /// What a declaration shows: one descriptor for each picture of the canvas.
    func previews(of declaration: Int) throws -> [WidgetDescriptor]

    /// The states that the previews of Live Activities show, each once.
    /// - Parameter timeout: Seconds for each preview.
    func activities(timeout: Double) async -> [ActivityChoice]
}
