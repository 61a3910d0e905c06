import Foundation
import TestSupport
import Testing

@testable import darkroom

/// What Objective-C headers import, all Swift files of their target see.
struct HeaderImportsTests {
    private static let uiKit = ["-Xfrontend", "-import-module", "-Xfrontend", "UIKit"]
    private let folder: String

    init() throws { folder = try temporaryFolder().path }

    private func write(_ text: String, _ path: String) throws {
        let file = URL(fileURLWithPath: "\(folder)/\(path)")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func flags(bridging: String? = nil, sources: [String] = ["Kit/Kit.swift"]) -> [String] {
        HeaderImports.flags(
            bridging: bridging.map { "\(folder)/\($0)" }, module: "Kit", sources: sources.map { "\(folder)/\($0)" },
            in: folder)
    }

    @Test func aBridgingHeaderBringsWhatItsHeadersImport() throws {
        try write("#import \"Old/Menu.h\"\n# include <Gone/Gone.h>\n", "App-Bridging-Header.h")
        try write("@import UIKit;\n#import \"../App-Bridging-Header.h\"\n", "Old/Menu.h")
        #expect(flags(bridging: "App-Bridging-Header.h") == Self.uiKit)
        #expect(flags().isEmpty && flags(bridging: "Missing.h").isEmpty)
    }

    @Test func nothingOutsideOfTheProjectIsRead() throws {
        let others = try temporaryFolder()
        try Data("#import <UIKit/UIKit.h>\n".utf8).write(to: others.appendingPathComponent("Other.h"))
        try write("#import \"../\(others.lastPathComponent)/Other.h\"\n", "App-Bridging-Header.h")
        #expect(flags(bridging: "App-Bridging-Header.h").isEmpty)
    }

    @Test func aFrameworkHasWhatItsUmbrellaHeaderImports() throws {
        try write("#import <UIKit/UIKit.h>\nFOUNDATION_EXPORT double KitVersionNumber;\n", "Kit/Kit.h")
        #expect(flags() == Self.uiKit)
        // A comment or another name imports nothing.
        try write("// #import <UIKit/UIKit.h>\n", "Kit/Kit.h")
        try write("#import <UIKit/UIKit.h>\n", "Kit/Other.h")
        #expect(flags().isEmpty)
    }
}

extension XcodeProjectTests {
    @Test func targetsAreToldOfTheirBridgingHeader() throws {
        let project = try project(
            """
            F1 = {isa = PBXFileReference; path = W.swift; sourceTree = "<group>"; }; B1 = {fileRef = F1; };
            H1 = {isa = PBXSourcesBuildPhase; files = (B1); };
            T1 = {isa = PBXNativeTarget; name = W; productType = "com.apple.product-type.app-extension"; buildPhases = (H1); buildConfigurationList = L; };
            L = {buildConfigurations = (C); }; C = {buildSettings = {SWIFT_OBJC_BRIDGING_HEADER = "$(SRCROOT)/Support/W.h"; }; };
            """, mainGroup: "F1",
            files: ["W.swift": "import WidgetKit\n", "Support/W.h": "#import <UIKit/UIKit.h>\n"])
        let flags = try #require(project.extensions.first).flags
        #expect(flags.suffix(4) == ["-Xfrontend", "-import-module", "-Xfrontend", "UIKit"])
    }

    @Test func extensionsOfExtensionKitHoldNoWidgets() throws {
        let point = """
            <plist><dict><key>EXAppExtensionAttributes</key><dict><key>EXExtensionPointIdentifier</key>
            <string>com.apple.securecapture</string></dict></dict></plist>
            """
        let project = try project(
            """
            F1 = {isa = PBXFileReference; path = C.swift; sourceTree = "<group>"; }; B1 = {fileRef = F1; };
            H1 = {isa = PBXSourcesBuildPhase; files = (B1); };
            T1 = {isa = PBXNativeTarget; name = C; productType = "com.apple.product-type.extensionkit-extension"; buildPhases = (H1); buildConfigurationList = L; };
            L = {buildConfigurations = (C); }; C = {buildSettings = {INFOPLIST_FILE = C.plist; }; };
            """, mainGroup: "F1",
            files: ["C.swift": "import WidgetKit\n@main struct Capture {}\n", "C.plist": point])
        #expect(project.extensions.map(\.name) == ["C"] && project.extensions.allSatisfy { !$0.holdsWidgets })
    }
}
