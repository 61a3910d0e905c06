/// What the widget's code finds of its app's data and of the network, as far as the manifest tells.
package struct DataSettings: Hashable, Sendable {
    /// The suites and containers that were given, sorted.
    package var appGroups: [String]?
    /// `recorded` or `allowed`; nil where the network is refused.
    package var network: String?

    package init(appGroups: [String]? = nil, network: String? = nil) {
        (self.appGroups, self.network) = (appGroups, network)
    }
}
