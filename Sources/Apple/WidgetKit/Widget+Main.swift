import RenderWorker
import SwiftUICore
import WidgetKitCore

extension Widget {
    /// Runs the extension as the program that `darkroom` draws its widgets with.
    @MainActor @preconcurrency
    public static func main() {
        WidgetProgram.run { WidgetHost(widget: Self.self) }
    }
}

extension WidgetBundle {
    /// Runs the extension as the program that `darkroom` draws its widgets with.
    @MainActor @preconcurrency
    public static func main() {
        WidgetProgram.run { WidgetHost(bundle: Self.self) }
    }
}

/// A program of views that holds previews and no widget.
public enum _PreviewProgram {
    /// Runs the program that `darkroom` draws its previews with.
    @MainActor
    public static func main() -> Never {
        WidgetProgram.run { WidgetHost(records: []) }
    }
}
