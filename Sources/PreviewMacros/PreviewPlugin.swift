/// Answers the compiler for `#Preview`.
///
/// The compiler has checked the macro's arguments against its declaration by then. A preview adds nothing to the
/// program that renders widgets, so it expands to nothing.
enum PreviewPlugin {
    /// The version of the messages that this plugin understands.
    private static let protocolVersion = 7

    static func answer(to request: [String: Any]) -> [String: Any] {
        if request["getCapability"] != nil {
            return ["getCapabilityResult": ["capability": ["protocolVersion": protocolVersion]]]
        }
        if request["expandFreestandingMacro"] != nil {
            return ["expandMacroResult": ["expandedSource": "", "diagnostics": [Any]()] as [String: Any]]
        }
        return ["expandMacroResult": ["diagnostics": [Any]()]]
    }
}
