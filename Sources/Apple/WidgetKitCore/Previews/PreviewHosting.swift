import Launch
import RenderModel

/// Drives the previews of a program as the canvas would, inside this process.
@MainActor
package protocol PreviewHosting: WidgetHosting {
    /// Where the declarations stand, in the canvas's order. None of their code runs.
    func places() -> [PreviewPlace]

    /// What a declaration shows: one descriptor for each picture of the canvas.
    func previews(of declaration: Int) throws -> [WidgetDescriptor]

    /// The states of a Live Activity that a declaration shows, each once; none for one that shows something else.
    /// - Parameter timeout: Seconds.
    /// - Throws: `PreviewError`, or `HostError` where the states are not there in time.
    func activities(of declaration: Int, timeout: Double) async throws -> [ActivityChoice]
}
