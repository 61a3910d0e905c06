internal import _FoundationICU

/// Strings of CLDR that ICU keeps for a locale and has no function for in C.
package enum LocaleResource {
    /// The strings at `path`, one or an array of them, in the locale's data or in its parents'; none where no
    /// locale has them.
    package static func strings(_ path: [String], in file: File = .main, locale: String) -> [String] {
        var name = locale
        while true {
            let found = strings(path, file, exactly: name)
            if !found.isEmpty || name == "root" { return found }
            name = name.lastIndex { $0 == "_" || $0 == "-" }.map { String(name[..<$0]) } ?? "root"
        }
    }

    /// Which of ICU's files has the strings.
    package enum File: Sendable {
        case main, units

        fileprivate var package: String? { self == .units ? "icudt\(U_ICU_VERSION_MAJOR_NUM)l-unit" : nil }
    }

    private static func strings(_ path: [String], _ file: File, exactly locale: String) -> [String] {
        var status = U_ZERO_ERROR
        var opened: [OpaquePointer] = []
        defer { opened.forEach { swift_ures_close($0) } }
        guard let bundle = swift_ures_open(file.package, locale, &status), status.rawValue <= 0 else { return [] }
        opened.append(bundle)
        for key in path {
            guard let inner = swift_ures_getByKey(opened[opened.count - 1], key, nil, &status), status.rawValue <= 0
            else { return [] }
            opened.append(inner)
        }
        let resource = opened[opened.count - 1]
        return (0..<max(swift_ures_getSize(resource), 0)).compactMap { index in
            var length: Int32 = 0
            let text = swift_ures_getStringByIndex(resource, index, &length, &status)
            guard let text, status.rawValue <= 0 else { return nil }
            return String(decoding: UnsafeBufferPointer(start: text, count: Int(length)), as: UTF16.self)
        }
    }
}
