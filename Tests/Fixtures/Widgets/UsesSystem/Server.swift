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

    /// What a session loads from a file.
    static func file() async -> String {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("cities.json")
        try? Data("[]".utf8).write(to: file)
        let answer = try? await URLSession.shared.data(from: file)
        let missing = try? await URLSession.shared.data(for: URLRequest(url: file.appendingPathExtension("none")))
        let task = await withCheckedContinuation { continuation in
            URLSession.shared.dataTask(with: file) { data, _, _ in continuation.resume(returning: data) }.resume()
        }
        guard let copy = try? await URLSession.shared.download(from: file).0, task == (try? Data(contentsOf: copy)) else {
            return "tasks and downloads load no files"
        }
        return "file [] 2 nil = \(answer.map { String(decoding: $0.0, as: UTF8.self) } ?? "") "
            + "\(answer?.1.expectedContentLength ?? 0) \(missing == nil ? "nil" : "some")"
    }

    static var lines: [String] {
        let configuration = URLSessionConfiguration.default
        let usual = "\(configuration.waitsForConnectivity) \(configuration.allowsExpensiveNetworkAccess)"
        configuration.waitsForConnectivity = true
        configuration.sharedContainerIdentifier = "group"
        return [
            "cache 1000 = \(URLCache(memoryCapacity: 1000, diskCapacity: 10_000).memoryCapacity)",
            "usual false true = \(usual)",
            "kept true group = \(configuration.waitsForConnectivity) \(configuration.sharedContainerIdentifier ?? "")",
        ]
    }
}
