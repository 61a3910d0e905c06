import Foundation

extension ManualString {
    /// Those of all `.strings` files below some folders, by table and key, with the arguments of their wordings. What
    /// cannot be read has none.
    package static func listed(below directories: [URL]) -> [ManualString] {
        StringFileIndex(directories: directories).files.sorted { $0.key < $1.key }.flatMap { table, languages in
            guard table != "InfoPlist", !table.hasSuffix("-InfoPlist") else { return [ManualString]() }
            var wordings: [String: String] = [:]
            for (_, urls) in languages.sorted(by: { $0.key < $1.key }) {
                for url in urls where url.pathExtension == "strings" {
                    guard let data = try? Data(contentsOf: url), let pairs = try? StringsFile.read(data) else {
                        continue
                    }
                    wordings.merge(pairs) { first, _ in first }
                }
            }
            return wordings.sorted { $0.key < $1.key }.map { key, wording in
                ManualString(key: key, table: table, arguments: arguments(of: wording, nil))
            }
        }
    }
}
