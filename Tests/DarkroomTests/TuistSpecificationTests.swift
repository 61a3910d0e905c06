import Foundation
import ProjectDescription
import TestSupport
import Testing
import XcodeProjects

@testable import darkroom

/// What Tuist makes of a project, in the form that XcodeGen's has.
struct TuistSpecificationTests {
    private func specification(_ project: Project) throws -> [String: Any] {
        let specification = TuistSpecification(project, folder: "/r/App", root: "/r", packages: TuistPackages())
        return try #require(JSONSerialization.jsonObject(with: specification.data) as? [String: Any])
    }

    private func target(_ target: Target, _ project: (Target) -> Project = { Project(name: "A", targets: [$0]) }) throws
        -> [String: Any]
    {
        let targets = try #require(specification(project(target))["targets"] as? [String: Any])
        return try #require(targets[target.name] as? [String: Any])
    }

    private func sources(_ target: Target) throws -> [[String: Any]] {
        try #require(self.target(target)["sources"] as? [[String: Any]])
    }

    private static func widget(_ sources: SourceFilesList?, _ resources: ResourceFileElements? = nil) -> Target {
        .target(
            name: "My-Widget", destinations: .iOS, product: .appExtension, bundleId: "a.b",
            deploymentTargets: .iOS("17.0"), sources: sources, resources: resources)
    }

    @Test func aTargetHasItsProduct() throws {
        let values = try target(Self.widget(nil))
        #expect(values["type"] as? String == "app-extension" && values["productName"] as? String == "My_Widget")
        #expect(values["platform"] as? String == "iOS")
        let base = try #require((values["settings"] as? [String: Any])?["base"] as? [String: String])
        #expect(
            base == [
                "IPHONEOS_DEPLOYMENT_TARGET": "17.0", "PRODUCT_BUNDLE_IDENTIFIER": "a.b", "PRODUCT_NAME": "My_Widget"
            ])
        let list = (values["info"] as? [String: Any])?["path"] as? String
        #expect(list == "/r/App/Derived/InfoPlists/My-Widget-Info.plist")
    }

    @Test func patternsOfCodeNameNoOtherFiles() throws {
        let code = "*.{swift,intentdefinition,xcdatamodeld,mlmodel,metal,m,mm,c,cc,cpp}"
        let all = try sources(Self.widget(["Sources/**", "//Shared/*.swift", "!Sources/Old/**", "One.swift"]))
        #expect(all.map { $0["path"] as? String } == ["/r/App/Sources", "/r/Shared", "/r/App/One.swift"])
        #expect(all.map { $0["includes"] as? [String] } == [["**/" + code], ["*.swift"], nil])
        #expect(all.map { $0["excludes"] as? [String] } == [["Old/**"], nil, nil])
        let resources = try sources(
            Self.widget(nil, [.glob(pattern: "Res/**", excluding: ["Res/raw/**"]), .folderReference(path: "Data")]))
        #expect(resources.map { $0["path"] as? String } == ["/r/App/Res", "/r/App/Data"])
        #expect(resources[0]["includes"] as? [String] == ["**"] && resources[0]["excludes"] as? [String] == ["raw/**"])
        #expect(resources[1]["type"] as? String == "folder")
    }

    @Test func accessorsAreForTargetsWithResources() throws {
        #expect(try target(Self.widget(nil))["resourceAccessors"] as? [String] == [])
        let both = try target(Self.widget(nil, ["Res/**"]))["resourceAccessors"] as? [String]
        #expect(both == ["bundle", "resources"])
        let one = try target(Self.widget(nil, ["Res/**"])) {
            Project(name: "A", options: .options(disableSynthesizedResourceAccessors: true), targets: [$0])
        }
        #expect(one["resourceAccessors"] as? [String] == ["bundle"])
    }

    @Test func configurationsKeepTheirNames() throws {
        let values = try specification(
            Project(
                name: "A",
                settings: .settings(
                    base: ["A": "1", "B": ["x", "y z"]],
                    configurations: [
                        .debug(name: "Dev", settings: ["A": true], xcconfig: "dev.xcconfig"), .release(name: .release)
                    ])))
        #expect(values["configs"] as? [String: String] == ["Dev": "debug", "Release": "release"])
        #expect(values["configFiles"] as? [String: String] == ["Dev": "/r/App/dev.xcconfig"])
        let settings = try #require(values["settings"] as? [String: Any])
        let base = ["A": "1", "B": "x \"y z\"", "SWIFT_VERSION": "5.0"]
        #expect(settings["base"] as? [String: String] == base)
        #expect((settings["configs"] as? [String: [String: String]])?["Dev"] == ["A": "YES"])
    }

    @Test func productsOfPackagesAreLookedForByTheirNames() throws {
        var packages = TuistPackages()
        for url in ["https://x.y/swift-composable-architecture", "https://x.y/firebase-ios-sdk.git"] {
            packages.add(.remote(url: url, requirement: .upToNextMajor(from: "1.2")), in: "/r", root: "/r")
        }
        packages.add(.local(path: "Kit"), in: "/r/App", root: "/r")
        #expect(packages.package(of: "ComposableArchitecture") == "swift-composable-architecture")
        #expect(packages.package(of: "FirebaseAnalytics") == "firebase-ios-sdk")
        #expect(packages.entries["firebase-ios-sdk"]?["from"] == "1.2.0")
        #expect(packages.entries["Kit"] == ["path": "/r/App/Kit"])
    }

    @Test func manifestsOfBeforeDescribeTheSame() throws {
        let old = Target(
            name: "My-Widget", platform: .iOS, product: .appExtension, bundleId: "a.b",
            deploymentTarget: .iOS(targetVersion: "17.0", devices: [.iphone]), infoPlist: "Info.plist",
            sources: ["Sources/**"], entitlements: "My.entitlements")
        let values = try target(old)
        #expect((values["info"] as? [String: String]) == ["path": "/r/App/Info.plist"])
        #expect((values["entitlements"] as? [String: String]) == ["path": "/r/App/My.entitlements"])
        #expect(old.destinations == [.iPhone] && values["platform"] as? String == "iOS")
    }

    @Test func aManifestIsToldFromAnAppsOwnType() throws {
        let folder = try temporaryFolder().path
        let manifest = "\(folder)/Project.swift"
        try "struct Project {}".write(toFile: manifest, atomically: true, encoding: .utf8)
        #expect(!ProjectPath.isProject(manifest))
        try "import ProjectDescription".write(toFile: manifest, atomically: true, encoding: .utf8)
        #expect(try ProjectPath.isProject(manifest) && ProjectPath.resolve(folder) == manifest)
    }
}
