import RenderModel

extension DrawRequest {
    /// Why a control or button does nothing though it is hit.
    var inactiveReason: String? {
        let locked = "the device is locked, so nothing is performed until someone unlocks it"
        // A control on the Lock Screen is there for the locked device.
        if presentation.lock != .unlocked, !presentationKind.isControl { return locked }
        return switch variant {
        case .placeholder: "a placeholder performs nothing"
        case .privacy: locked
        case .timeline, .state, .snapshot, .transient, .control: nil
        }
    }
}
