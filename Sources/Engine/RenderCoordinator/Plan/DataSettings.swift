/// What the widget's code finds of its app's data and of the network, as far as the manifest tells.
package struct DataSettings: Hashable, Sendable {
    /// The suites and containers that were given, sorted.
    package var appGroups: [String]?
    /// nil where the network is refused.
    package var network: Network?

    package enum Network: String, Hashable, Sendable, Codable {
        /// Answered from files.
        case recorded
        /// Another run may give other pictures.
        case allowed
    }

    package init(appGroups: [String]? = nil, network: Network? = nil) {
        (self.appGroups, self.network) = (appGroups, network)
    }
}
