import RenderWorker
import SwiftUICore
import WidgetKitCore

extension ControlWidget {
    /// Runs the extension as the program that `darkroom` draws its control with.
    @MainActor @preconcurrency
    public static func main() {
        WidgetProgram.run { WidgetHost(control: Self.self) }
    }
}
