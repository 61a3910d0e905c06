import Foundation

class BundleToken {}

final class Store: ObservableObject {
    static let shared = Store()
    @Published var count = 0

    var lines: [String] {
        [
            "group \(writtenCount)", "levels \(levels.count)", Bundle(for: BundleToken.self).bundleIdentifier ?? "",
            Bundle.main.object(forInfoDictionaryKey: "AppGroup") as? String ?? "",
            "\(UserDefaults(suiteName: "group.a")?.value(forKey: "none") as? Int ?? -1)", "\(client.host ?? "")",
        ]
    }

    private var levels: [[String: Any]] {
        guard let url = Bundle.main.url(forResource: "levels", withExtension: "json"),
            let data = try? Data(contentsOf: url),
            let list = try? JSONSerialization.jsonObject(with: data) as? [[String: Any]]
        else { return [] }
        return list.filter(NSPredicate(format: "size > %d", 1).evaluate(with:))
    }

    private var writtenCount: Int {
        guard let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.a") else {
            return -1
        }
        try? Data("abc".utf8).write(to: folder.appendingPathComponent("count"))
        return (try? Data(contentsOf: folder.appendingPathComponent("count")))?.count ?? -2
    }

    private var client: URL {
        let request = URLRequest(url: URL(string: "https://example.com/a")!)
        URLSession.shared.dataTask(with: request) { data, response, _ in
            log((response as? HTTPURLResponse)?.statusCode ?? data?.count ?? 0)
        }.cancel()
        return request.url!
    }
}
