import Combine
import Foundation

struct Offers: Decodable {
    struct Offer: Decodable, Hashable {
        let id: Int
        let title: String
    }

    let offers: [Offer]
}

enum OfferService {
    static let base = "https://api.example.com/v1"

    /// With the token, as the app asks.
    static func offers(page: Int) async throws -> Offers {
        var parts = URLComponents(string: "\(base)/offers")!
        parts.queryItems = [URLQueryItem(name: "page", value: String(page)), URLQueryItem(name: "size", value: "2")]
        var request = URLRequest(url: parts.url!)
        request.setValue("Bearer \(WidgetGroupTool.token ?? "")", forHTTPHeaderField: "Authorization")
        let (data, response) = try await URLSession.shared.data(for: request)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
        return try JSONDecoder().decode(Offers.self, from: data)
    }

    static func count() -> AnyPublisher<Int, Error> {
        URLSession(configuration: .ephemeral).dataTaskPublisher(for: URL(string: "\(base)/count")!)
            .map(\.data)
            .decode(type: [String: Int].self, decoder: JSONDecoder())
            .map { $0["count"] ?? 0 }
            .receive(on: DispatchQueue.main)
            .eraseToAnyPublisher()
    }

    static func attempts() async -> [Int] {
        var statuses: [Int] = []
        for _ in 0..<3 {
            let answer = try? await URLSession.shared.upload(for: request("POST", "attempt"), from: Data("{}".utf8))
            statuses.append((answer?.1 as? HTTPURLResponse)?.statusCode ?? 0)
        }
        return statuses
    }

    static func motto() async -> String {
        guard let (file, _) = try? await URLSession.shared.download(from: URL(string: "\(base)/motto")!) else {
            return "no motto"
        }
        return (try? String(contentsOf: file, encoding: .utf8)) ?? "no file"
    }

    static func lines() async -> [String] {
        var lines: [String] = []
        guard let (bytes, _) = try? await URLSession.shared.bytes(from: URL(string: "\(base)/lines")!) else {
            return []
        }
        do { for try await line in bytes.lines { lines.append(line) } } catch {}
        return lines
    }

    static func contents() -> String {
        (try? Data(contentsOf: URL(string: "http://plain.example.com/contents")!)).map {
            String(decoding: $0, as: UTF8.self)
        }
            ?? "no contents"
    }

    private static func request(_ method: String, _ path: String) -> URLRequest {
        var request = URLRequest(url: URL(string: "\(base)/\(path)")!)
        request.httpMethod = method
        return request
    }
}
