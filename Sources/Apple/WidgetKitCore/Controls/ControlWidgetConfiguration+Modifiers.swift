import FoundationCompat
import SwiftUICore

extension ControlWidgetConfiguration {
    private func changing(
        _ change: @escaping (inout _WidgetConfigurationRecord) -> Void
    ) -> some ControlWidgetConfiguration {
        ModifiedControlConfiguration(content: self, change: change)
    }

    /// What the gallery calls the control; the app's name unless it is given.
    public func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration {
        changing { $0.displayName = Text(displayName) }
    }

    /// What the gallery says of the control.
    public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration {
        changing { $0.description = Text(description) }
    }

    /// Asks the user to configure the control once it is added; a picture has its configuration already.
    public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }

    /// No one pushes updates to a picture.
    public func pushHandler(_ handler: any ControlPushHandler.Type) -> some ControlWidgetConfiguration { self }
}

extension WidgetConfiguration {
    /// No one pushes updates to a picture.
    public func pushHandler(_ handler: any WidgetPushHandler.Type) -> some WidgetConfiguration { self }
}
