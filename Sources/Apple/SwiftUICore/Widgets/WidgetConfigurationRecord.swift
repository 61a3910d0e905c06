/// One configuration with what its modifiers set.
public struct _WidgetConfigurationRecord {
    package var kind = ""
    package var displayName: Text?
    package var description: Text?
    package var contentMarginsEnabled = true
    package var containerBackgroundRemovable = true
    /// The families by raw value; nil for all of them.
    package var families: [Int]?
    /// What drives the provider, which only WidgetKit has a type for; nil for a configuration that shows nothing.
    package var source: AnyObject?

    package init() {}
}
