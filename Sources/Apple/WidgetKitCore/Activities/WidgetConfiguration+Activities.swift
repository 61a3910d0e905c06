import SwiftUICore

extension WidgetConfiguration {
    /// The further sizes in which a Live Activity is shown: `small` for the Smart Stack of a watch and for CarPlay.
    public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration {
        ModifiedConfiguration(content: self) { record in
            record.exhibitSource?.activitySource?.supplementalFamilies = families
        }
    }
}
