import SwiftUICore

/// What is spoken of marks, which no picture shows. The outermost modifier counts.
nonisolated extension ChartContent {
    public func accessibilityLabel(_ label: Text) -> some ChartContent { changingStyle { $0.speech.label = label } }
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
        accessibilityLabel(Text(labelKey))
    }
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
        accessibilityLabel(Text(label))
    }
    public func accessibilityValue(_ value: Text) -> some ChartContent { changingStyle { $0.speech.value = value } }
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
        accessibilityValue(Text(valueKey))
    }
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
        accessibilityValue(Text(value))
    }
    public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
        changingStyle { $0.speech.isHidden = hidden }
    }
    public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
        changingStyle { $0.speech.identifier = identifier }
    }
}
