import Foundation

struct Server {
    static var session: URLSession {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.waitsForConnectivity = true
        configuration.allowsExpensiveNetworkAccess = false
        configuration.sharedContainerIdentifier = "group.com.example.system"
        configuration.timeoutIntervalForRequest = 10
        return URLSession(configuration: configuration)
    }

    func news() async throws -> Data {
        var request = URLRequest(url: URL(string: "https://news.example.com/today")!)
        request.allowsConstrainedNetworkAccess = false
        return try await Self.session.data(for: request).0
    }

    static var lines: [String] {
        let configuration = URLSessionConfiguration.default
        let usual = "\(configuration.waitsForConnectivity) \(configuration.allowsExpensiveNetworkAccess)"
        configuration.waitsForConnectivity = true
        configuration.sharedContainerIdentifier = "group"
        return [
            "usual false true = \(usual)",
            "kept true group = \(configuration.waitsForConnectivity) \(configuration.sharedContainerIdentifier ?? "")",
        ]
    }
}
