import WidgetKitCore

extension DrawRequest {
    /// Why a control or button does nothing though it is hit.
    var whyInactive: String? {
        switch variant {
        case .placeholder: "a placeholder performs nothing"
        case .privacy: "the device is locked, so nothing is performed until someone unlocks it"
        case .timeline, .state, .snapshot, .control: nil
        }
    }
}
