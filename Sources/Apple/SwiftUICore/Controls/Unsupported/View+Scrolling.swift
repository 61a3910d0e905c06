/// Nothing scrolls in a widget.
nonisolated extension View {
    public func scrollDisabled(_ disabled: Bool) -> some View { self }
    public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View { self }
    public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
}
