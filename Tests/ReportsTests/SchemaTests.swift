import Foundation
import Snapshots
import Testing

@testable import Reports

/// `docs/report.schema.json` is what others rely on: it and the types say the same.
struct SchemaTests {
    private static func schema() -> [String: Any] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let data = FileManager.default.contents(atPath: folder.path + "/docs/report.schema.json") ?? Data()
        return (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] ?? [:]
    }

    /// Everything that a report can say.
    private static var whole: SnapshotReport {
        var report = ReportSample.report()
        report.targets = [.init(name: "A", path: "a", failure: "f", notes: ["n"])]
        report.targets[0].broken = ["b"]
        report.targets[0].errors = [.init(file: "Widget/Podium.swift", line: 3, column: 7, message: "cannot find 'A'")]
        (report.shards, report.isFiltered) = (["1/2"], true)
        for index in report.snapshots.indices {
            report.snapshots[index].subject.displayName = "Clock"
            report.snapshots[index].subject.mode = .accented
            report.snapshots[index].subject.device = "iphone-16"
            report.snapshots[index].subject.locale = "de_DE"
            report.snapshots[index].subject.typeSize = "large"
            report.snapshots[index].subject.pseudolanguage = "accented"
            report.snapshots[index].subject.configuration = "Berlin"
            report.snapshots[index].relaxation?.masks = ["Map"]
            report.snapshots[index].relaxation?.unknownMasks = ["Map"]
            var finding = ReportSample.finding("It is pale.", line: 7)
            finding.view = ["Text"]
            finding.frame = .init(CGRect(x: 1, y: 2.5, width: 3, height: 4))
            report.snapshots[index].findings = [finding]
        }
        return report
    }

    @Test func everythingThatIsWrittenIsDescribedAndTheOtherWayAround() throws {
        var check = SchemaCheck(root: Self.schema())
        let report = try JSONSerialization.jsonObject(with: try JSONReport.data(of: Self.whole))
        check.check(report, against: check.root, at: "report")
        #expect(check.problems.isEmpty, "\(check.problems.joined(separator: "\n"))")
        let unmet = check.described().subtracting(check.met)
        #expect(unmet.isEmpty, "the schema describes what no report says: \(unmet.sorted())")
    }

    @Test func theSchemaNamesEveryStateAndVariant() throws {
        var check = SchemaCheck(root: Self.schema())
        for state in Snapshot.State.allCases {
            let data = try JSONEncoder().encode(ReportSample.snapshot("a/b/c.png", state))
            check.check(
                try JSONSerialization.jsonObject(with: data), against: check.definition("snapshot"), at: "\(state)")
        }
        var subject = ReportSample.snapshot("a/b/c.png", .unchanged).subject
        for name in check.values("subject", "variant") {
            let data = try JSONEncoder().encode(subject)
            var values = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
            values["variant"] = name
            subject = try JSONDecoder().decode(
                Snapshot.Subject.self, from: try JSONSerialization.data(withJSONObject: values))
        }
        #expect(check.problems.isEmpty, "\(check.problems.joined(separator: "\n"))")
    }

    @Test func theCheckSeesWhatIsWrong() throws {
        var check = SchemaCheck(root: Self.schema())
        check.check(
            ["schemaVersion": 2, "goldens": 1, "more": true] as [String: Any], against: check.root, at: "report")
        #expect(check.problems.contains("report.schemaVersion is not 1"))
        #expect(check.problems.contains("report.goldens is not a string"))
        #expect(check.problems.contains("report.more is not described"))
        #expect(check.problems.contains("report.snapshots is missing"))
    }
}

/// What of JSON Schema the report's schema uses.
private struct SchemaCheck {
    let root: [String: Any]
    var problems: [String] = []
    /// Properties that were met, such as `picture.hash`.
    var met: Set<String> = []

    init(root: [String: Any]) { self.root = root }

    func definition(_ name: String) -> [String: Any] {
        ((root["$defs"] as? [String: Any])?[name] as? [String: Any] ?? [:]).merging(["name": name]) { $1 }
    }

    func values(_ name: String, _ property: String) -> [String] {
        ((definition(name)["properties"] as? [String: Any])?[property] as? [String: Any])?["enum"] as? [String] ?? []
    }

    /// Every property that the schema has.
    func described() -> Set<String> {
        let names = (root["$defs"] as? [String: Any] ?? [:]).keys.map { definition($0) } + [root]
        return Set(
            names.flatMap { definition in
                (definition["properties"] as? [String: Any] ?? [:]).keys.map {
                    "\(definition["name"] ?? "report").\($0)"
                }
            })
    }

    mutating func check(_ value: Any, against schema: [String: Any], at place: String) {
        if let reference = schema["$ref"] as? String {
            check(value, against: definition(String(reference.split(separator: "/").last ?? "")), at: place)
            return
        }
        if let constant = schema["const"] as? Int, value as? Int != constant {
            problems.append("\(place) is not \(constant)")
        }
        if let values = schema["enum"] as? [String], !values.contains(value as? String ?? "") {
            problems.append("\(place) is none of \(values)")
        }
        switch schema["type"] as? String {
        case "string" where !(value is String): problems.append("\(place) is not a string")
        case "integer" where (value as? Double)?.rounded() != value as? Double || value is String:
            problems.append("\(place) is no integer")
        case "number" where !(value is NSNumber): problems.append("\(place) is not a number")
        case "boolean" where !(value is Bool): problems.append("\(place) is no boolean")
        case "array":
            guard let items = value as? [Any], let schema = schema["items"] as? [String: Any] else {
                problems.append("\(place) is no array")
                return
            }
            for (index, item) in items.enumerated() { check(item, against: schema, at: "\(place)[\(index)]") }
        case "object": checkObject(value, against: schema, at: place)
        default: break
        }
    }

    private mutating func checkObject(_ value: Any, against schema: [String: Any], at place: String) {
        guard let object = value as? [String: Any] else {
            problems.append("\(place) is not an object")
            return
        }
        let properties = schema["properties"] as? [String: Any] ?? [:]
        for name in schema["required"] as? [String] ?? [] where object[name] == nil {
            problems.append("\(place).\(name) is missing")
        }
        for (name, value) in object {
            guard let property = properties[name] as? [String: Any] else {
                problems.append("\(place).\(name) is not described")
                continue
            }
            met.insert("\(schema["name"] ?? "report").\(name)")
            check(value, against: property, at: "\(place).\(name)")
        }
    }
}
