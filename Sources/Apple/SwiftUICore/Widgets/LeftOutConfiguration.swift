import FoundationCompat

/// No widget, in the place of one whose code does not compile here: a finding tells which.
public struct _LeftOutConfiguration: PrimitiveConfiguration {
    public init(_ message: String) { LeftOutCode.note(message) }
    public static func _describe(_ configuration: Self, into record: inout _WidgetConfigurationRecord) {}
}

extension WidgetConfiguration {
    /// The configuration without a modifier that is not here: a finding tells which.
    public func _withoutModifier(_ message: String) -> Self {
        LeftOutCode.note(message)
        return self
    }
}
