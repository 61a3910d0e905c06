import SwiftUICore
import Typesetting
import WidgetKitCore
import WidgetRenderer

extension Widget {
    /// Runs the extension as a program that renders its widgets; `--help` lists the options.
    @MainActor @preconcurrency
    public static func main() {
        WidgetProgram.run(fonts: { Typesetter.shared.fingerprint }) { WidgetHost(widget: Self.self) }
    }
}

extension WidgetBundle {
    /// Runs the extension as a program that renders its widgets; `--help` lists the options.
    @MainActor @preconcurrency
    public static func main() {
        WidgetProgram.run(fonts: { Typesetter.shared.fingerprint }) { WidgetHost(bundle: Self.self) }
    }
}

/// A program of views that holds previews and no widget.
public enum _PreviewProgram {
    /// Runs the program, which renders its previews; `--help` lists the options.
    @MainActor
    public static func main() -> Never {
        WidgetProgram.run(fonts: { Typesetter.shared.fingerprint }) { WidgetHost(records: []) }
    }
}
