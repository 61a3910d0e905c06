extension View {
    /// The tint that a control's style was given, if any, instead of the view's.
    @ViewBuilder func tinted(_ tint: Color?) -> some View {
        if let tint {
            self.tint(tint)
        } else {
            self
        }
    }
}
