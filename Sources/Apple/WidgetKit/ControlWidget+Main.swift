import SwiftUICore
import Typesetting
import WidgetKitCore
import WidgetRenderer

extension ControlWidget {
    /// Runs the extension as a program that renders its control; `--help` lists the options.
    @MainActor @preconcurrency
    public static func main() {
        WidgetProgram.run(fonts: { Typesetter.shared.fingerprint }) { WidgetHost(control: Self.self) }
    }
}
