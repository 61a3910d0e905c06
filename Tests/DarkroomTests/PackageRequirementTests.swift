import Foundation
import Testing

@testable import darkroom

struct PackageRequirementTests {
    private func version(_ text: String) throws -> PackageVersion { try #require(PackageVersion(text)) }

    /// Found by `Scripts/fuzz-readers`: the version after the largest number trapped.
    @Test func numbersWithoutANextAreNoVersion() {
        #expect(PackageVersion("1.\(Int.max)") == nil)
        #expect(PackageVersion("\(Int.max - 1).0")?.nextMajor.numbers[0] == .max)
        #expect(PackageRequirement(xcode: ["kind": "upToNextMajorVersion", "minimumVersion": "v\(Int.max).0"]) == nil)
    }

    @Test func versionsAreReadAsTagsWriteThem() throws {
        #expect(try version("1.2.3") == version("v1.2.3") && version("1.2") == version("1.2.0"))
        #expect(try version("1.2.3-beta.1+77").description == "1.2.3-beta.1")
        for text in ["1", "release-1.2.3", "1.2.3.4", "1.x.3", "", "v", "1..2"] { #expect(PackageVersion(text) == nil) }
        #expect(PackageVersion("5", fewest: 1)?.description == "5.0.0")
    }

    @Test func versionsComeInTheOrderOfTheirMeaning() throws {
        let texts = [
            "0.9.10", "1.0.0-alpha", "1.0.0-alpha.1", "1.0.0-alpha.beta", "1.0.0-beta.2", "1.0.0-beta.11",
            "1.0.0", "1.0.1", "1.2.0", "1.10.0"
        ]
        let versions = try texts.map(version)
        #expect(versions.shuffled().sorted() == versions)
    }

    @Test(
        arguments: [
            (
                ["kind": "upToNextMajorVersion", "minimumVersion": "1.2.3"], ["1.2.3", "1.9.0"],
                ["1.2.2", "2.0.0", "1.3.0-rc.1"]
            ),
            (["kind": "upToNextMinorVersion", "minimumVersion": "1.2.3"], ["1.2.3", "1.2.9"], ["1.3.0"]),
            (["kind": "versionRange", "minimumVersion": "1.0.0", "maximumVersion": "1.5.0"], ["1.4.9"], ["1.5.0"]),
            (["kind": "exactVersion", "version": "2.0.0"], ["2.0.0"], ["2.0.1"]),
            (
                ["kind": "upToNextMajorVersion", "minimumVersion": "2.0.0-beta.3"], ["2.0.0-beta.4", "2.1.0"],
                ["2.0.0-beta.2"]
            )
        ] as [([String: String], [String], [String])])
    func projectsRequirementsAreRead(values: [String: String], allowed: [String], refused: [String]) throws {
        let requirement = try #require(PackageRequirement(xcode: values))
        for text in allowed { #expect(requirement.allows(try version(text)), "\(text)") }
        for text in refused { #expect(!requirement.allows(try version(text)), "\(text)") }
    }

    @Test func branchesAndRevisionsAreRead() {
        #expect(PackageRequirement(xcode: ["kind": "branch", "branch": "main"]) == .branch("main"))
        #expect(PackageRequirement(xcode: ["kind": "revision", "revision": "ab12"]) == .revision("ab12"))
        #expect(PackageRequirement(xcode: ["kind": "upToNextMajorVersion"]) == nil)
        #expect(PackageRequirement(manifest: ["branch": ["main"]]) == .branch("main"))
        #expect(PackageRequirement(manifest: ["exact": ["1.0.0"]]) == .exact(PackageVersion(1, 0, 0)))
        #expect(
            PackageRequirement(manifest: ["range": [["lowerBound": "1.0.0", "upperBound": "2.0.0"]]])
                == .range(PackageVersion(1, 0, 0), PackageVersion(2, 0, 0)))
    }

    private static let references = [
        "refs/heads/main": "c1", "refs/heads/next": "c2", "refs/tags/1.0.0": "c3", "refs/tags/v1.4.0": "c4",
        "refs/tags/1.5.0-beta.1": "c5", "refs/tags/2.0.0": "c6", "refs/tags/nightly": "c7"
    ]

    /// The pin counts where it can be had, then the newest version that everybody takes.
    @Test func theBestVersionIsChosen() throws {
        let versions = PackageVersions(Self.references)
        let range = PackageRequirement.range(PackageVersion(1, 0, 0), PackageVersion(2, 0, 0))
        func references(_ pin: ResolvedPackages.Pin?, _ requirements: [PackageRequirement]) -> [String] {
            versions.choices(pin, requirements).map(\.reference)
        }
        #expect(references(nil, [range]) == ["refs/tags/v1.4.0"])
        #expect(references(nil, []) == ["refs/tags/2.0.0"])
        #expect(references(nil, [range, .exact(PackageVersion(1, 0, 0))]) == ["refs/tags/1.0.0"])
        #expect(references(nil, [.branch("next")]) == ["refs/heads/next"])
        #expect(references(.init(revision: "c9", version: "1.0.0"), [range]) == ["refs/tags/1.0.0"])
        #expect(references(.init(revision: "c9", version: "1.1.0"), [range]) == ["refs/tags/v1.4.0"])
        #expect(references(.init(revision: "c9", branch: "main"), [.branch("main")]) == ["refs/heads/main"])
        #expect(references(nil, [.exact(PackageVersion(3, 0, 0))]).isEmpty)
        // Never an option of git's.
        #expect(references(nil, [.revision("--upload-pack=x")]).isEmpty)
    }

    @Test(arguments: [
        #"{"object": {"pins": [{"package": "Kit", "repositoryURL": "https://x.org/a/Kit.git", "state": {"branch": null, "revision": "c3", "version": "1.0.0"}}]}, "version": 1}"#,
        #"{"pins": [{"identity": "kit", "kind": "remoteSourceControl", "location": "https://x.org/a/Kit", "state": {"revision": "c3", "version": "1.0.0"}}], "version": 2}"#,
        #"{"originHash": "1", "pins": [{"identity": "kit", "kind": "remoteSourceControl", "location": "git@x.org:a/kit.git", "state": {"revision": "c3", "version": "1.0.0"}}], "version": 3}"#
    ])
    func resolvedPackagesAreReadInEveryForm(text: String) throws {
        let resolved = try #require(ResolvedPackages(Data(text.utf8)))
        #expect(resolved.pins == ["kit": .init(revision: "c3", version: "1.0.0")])
    }

    @Test func resolvedPackagesThatAreNoneAreNone() {
        for text in ["", "[]", "{}", "{\"pins\": 3}"] { #expect(ResolvedPackages(Data(text.utf8)) == nil) }
    }

    @Test(arguments: [
        ("https://github.com/apple/swift-log.git", "swift-log"), ("https://github.com/mxcl/PromiseKit/", "promisekit"),
        ("git@github.com:groue/GRDB.swift.git", "grdb.swift"), ("file:///tmp/Kit", "kit")
    ])
    func identitiesAreTheLastPartOfAnAddress(url: String, identity: String) {
        #expect(RemotePackage.identity(of: url) == identity)
    }

    @Test func packagesSuitModulesOfTheirName() {
        #expect(RemotePackage(url: "https://x.org/GRDB.swift").suits("GRDB"))
        #expect(RemotePackage(url: "https://x.org/swiftui-charts").suits("SwiftUICharts"))
        #expect(
            RemotePackage(url: "https://x.org/swift-collections", products: ["OrderedCollections"]).suits(
                "OrderedCollections"))
        #expect(!RemotePackage(url: "https://x.org/swift-collections").suits("OrderedCollections"))
    }
}
