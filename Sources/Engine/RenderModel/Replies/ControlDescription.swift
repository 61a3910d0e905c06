/// What a control does when it is tapped.
package enum ControlRole: String, Hashable, Sendable, Codable {
    /// It performs an action.
    case button
    /// It switches a value on or off.
    case toggle
}

/// What a control says in words.
package struct ControlDescription: Hashable, Sendable, Codable {
    package var role: ControlRole
    package var title: String?
    package var value: String?
    /// Whether a toggle is on.
    package var isOn: Bool?
    package var isDisabled: Bool
    /// What Control Center says at its top once the control has changed.
    package var status: String?
    /// What `controlWidgetActionHint` says that holding the Action button would do.
    package var actionHint: String?

    package init(
        role: ControlRole, title: String? = nil, value: String? = nil, isOn: Bool? = nil, isDisabled: Bool,
        status: String? = nil, actionHint: String? = nil
    ) {
        (self.role, self.title, self.value, self.isOn) = (role, title, value, isOn)
        (self.isDisabled, self.status, self.actionHint) = (isDisabled, status, actionHint)
    }
}
