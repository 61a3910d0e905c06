import ProjectDescription
import SystemSupport

/// A pattern of absolute paths, as a folder and what of it fits.
struct FilePattern {
    /// Without anything that stands for several names.
    let folder: String
    /// Relative to the folder; empty for the path itself.
    let pattern: String

    init(_ path: String) {
        let parts = path.split(separator: "/"), marks: Set<Character> = ["*", "?", "[", "{"]
        let fixed = parts.prefix { part in !part.contains(where: marks.contains) }
        folder = "/" + fixed.joined(separator: "/")
        pattern = parts.dropFirst(fixed.count).joined(separator: "/")
    }

    /// What Tuist takes for code, where a pattern names all files.
    private static let code = "*.{swift,intentdefinition,xcdatamodeld,mlmodel,metal,m,mm,c,cc,cpp}"

    /// As a source of XcodeGen's specification.
    ///
    /// - Parameters:
    ///   - excluded: Absolute patterns.
    ///   - onlyCode: Whether a pattern for all files means those of code.
    func source(without excluded: [String], onlyCode: Bool) -> [String: Any] {
        var values: [String: Any] = ["path": folder, "optional": true]
        let inner = excluded.compactMap { path in
            path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : nil
        }
        if !inner.isEmpty { values["excludes"] = inner }
        var parts = pattern.split(separator: "/").map(String.init)
        if onlyCode {
            if parts.isEmpty, folder.isFolder { parts = ["**"] }
            if parts.last == "**" {
                parts.append(Self.code)
            } else if parts.last == "*" {
                parts[parts.count - 1] = Self.code
            }
        }
        if !parts.isEmpty { values["includes"] = [parts.joined(separator: "/")] }
        return values
    }
}

extension SettingValue {
    var text: String {
        switch self {
        case .string(let text): text
        case .array(let texts): texts.map { $0.contains(" ") ? "\"\($0)\"" : $0 }.joined(separator: " ")
        }
    }
}

extension Plist.Value {
    /// As JSON has it.
    var json: Any {
        switch self {
        case .string(let text): text
        case .integer(let number): number
        case .real(let number): number
        case .boolean(let isTrue): isTrue
        case .dictionary(let values): values.mapValues(\.json)
        case .array(let values): values.map(\.json)
        }
    }
}

extension Product {
    /// As product types of Xcode have it, behind `com.apple.product-type.`.
    var typeName: String {
        switch self {
        case .app: "application"
        case .staticLibrary: "library.static"
        case .dynamicLibrary: "library.dynamic"
        case .framework: "framework"
        case .staticFramework: "framework.static"
        case .unitTests: "bundle.unit-test"
        case .uiTests: "bundle.ui-testing"
        case .bundle: "bundle"
        case .commandLineTool, .macro: "tool"
        case .appClip: "application.on-demand-install-capable"
        case .appExtension: "app-extension"
        case .watch2App, .watch2AppContainer: "application.watchapp2"
        case .watch2Extension: "watchkit2-extension"
        case .tvTopShelfExtension: "tv-app-extension"
        case .messagesExtension: "app-extension.messages"
        case .stickerPackExtension: "app-extension.messages-sticker-pack"
        case .xpc: "xpc-service"
        case .systemExtension: "system-extension"
        case .extensionKitExtension: "extensionkit-extension"
        }
    }
}

extension Platform {
    /// As XcodeGen's specification has it.
    var name: String {
        switch self {
        case .iOS: "iOS"
        case .macOS: "macOS"
        case .watchOS: "watchOS"
        case .tvOS: "tvOS"
        case .visionOS: "visionOS"
        }
    }
}

extension DeploymentTargets {
    var settings: [String: String] {
        [
            "IPHONEOS_DEPLOYMENT_TARGET": iOS, "MACOSX_DEPLOYMENT_TARGET": macOS, "WATCHOS_DEPLOYMENT_TARGET": watchOS,
            "TVOS_DEPLOYMENT_TARGET": tvOS, "XROS_DEPLOYMENT_TARGET": visionOS
        ].compactMapValues(\.self)
    }
}

extension Target {
    /// What others import it as.
    var moduleName: String { productName ?? name.replacing("-", with: "_") }

    /// What Tuist writes into property lists unless it is told otherwise.
    var usualInformation: [String: Plist.Value] {
        [
            "CFBundleDevelopmentRegion": "$(DEVELOPMENT_LANGUAGE)", "CFBundleExecutable": "$(EXECUTABLE_NAME)",
            "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)", "CFBundleInfoDictionaryVersion": "6.0",
            "CFBundleName": "$(PRODUCT_NAME)", "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1"
        ]
    }
}
