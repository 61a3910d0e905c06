import Foundation
import SystemSupport

/// Why packages could not be fetched, for as long as it is likely to be so still.
struct FailedFetches {
    /// Servers come back, and tags are pushed.
    static let duration: TimeInterval = 3600

    private let cache: ProgramCache
    private let now: () -> Date

    init(_ cache: ProgramCache, now: @escaping () -> Date = Date.init) {
        self.cache = cache
        self.now = now
    }

    /// What was tried within the last hour, and what came of it.
    func attempts(of package: RemotePackage, _ pin: ResolvedPackages.Pin?) -> [String]? {
        let file = file(package, pin)
        let attributes = try? FileManager.default.attributesOfItem(atPath: file)
        guard let date = attributes?[.modificationDate] as? Date, abs(now().timeIntervalSince(date)) < Self.duration,
            let data = FileManager.default.contents(atPath: file),
            let attempts = try? JSONDecoder().decode([String].self, from: data)
        else { return nil }
        let minutes = max(1, Int((Self.duration - now().timeIntervalSince(date)) / 60))
        return attempts + ["this is remembered for \(minutes) minutes more; --retry fetches again"]
    }

    func remember(_ attempts: [String], of package: RemotePackage, _ pin: ResolvedPackages.Pin?) {
        guard let data = try? JSONEncoder().encode(attempts) else { return }
        try? AtomicFile.write(data, to: file(package, pin))
        cache.removeOldFailures()
    }

    func forget(_ package: RemotePackage, _ pin: ResolvedPackages.Pin?) {
        try? FileManager.default.removeItem(atPath: file(package, pin))
    }

    private func file(_ package: RemotePackage, _ pin: ResolvedPackages.Pin?) -> String {
        let parts =
            [package.url] + package.requirements.map(\.description)
            + [pin?.revision, pin?.version, pin?.branch].map { $0 ?? "-" }
        return "\(cache.failureFolder)/fetch-\(SHA256.hexadecimal(parts: parts)).json"
    }
}
