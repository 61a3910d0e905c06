import PlanSamples
import Testing

@testable import RenderModel
@testable import RenderPlanning

/// What is left out of the matrix, what is added to it, and samples of it.
struct MatrixRuleTests {
    private func rule(_ adjust: (inout PlanSettings) -> Void) -> MatrixRule {
        var settings = PlanSettings()
        adjust(&settings)
        return MatrixRule(settings)
    }

    private func files(_ plan: RenderPlan) -> [String] { plan.groups.flatMap(\.immediatePictures).map(\.file) }

    @Test func aRuleLeavesOutWhatHasAValueOfEachOfItsKeys() throws {
        let plan = try Samples.plan([Samples.notes]) {
            $0.variants = [.snapshot, .placeholder]
            $0.locales = ["en_US", "ar"]
            $0.excludes = [rule { ($0.locales, $0.schemes, $0.variants) = (["ar"], [.dark], [.placeholder]) }]
        }
        #expect(
            files(plan) == [
                "com.example-notes/systemSmall/en_US/snapshot-light.png",
                "com.example-notes/systemSmall/en_US/snapshot-dark.png",
                "com.example-notes/systemSmall/en_US/placeholder-light.png",
                "com.example-notes/systemSmall/en_US/placeholder-dark.png",
                "com.example-notes/systemSmall/ar/snapshot-light.png",
                "com.example-notes/systemSmall/ar/snapshot-dark.png",
                "com.example-notes/systemSmall/ar/placeholder-light.png"
            ])
    }

    /// Of a group nothing is left, and of a variant.
    @Test func whatIsWhollyLeftOutIsInNoPlan() throws {
        let plan = try Samples.plan {
            $0.excludes = [
                rule { $0.presentationKinds = [.family(.systemSmall)] }, rule { $0.variants = [.timeline, .privacy] }
            ]
        }
        #expect(
            plan.groups.map(\.presentationKind) == [
                .family(.systemMedium), .family(.systemExtraLarge), .family(.accessoryCircular)
            ])
        #expect(plan.groups.map(\.id) == [0, 1, 2])
        #expect(plan.groups.allSatisfy { $0.variants == [.snapshot, .placeholder] && !$0.needsTimeline })
    }

    /// Its values come besides those of the settings, and folders tell them apart.
    @Test func aRuleAdds() throws {
        let plan = try Samples.plan([Samples.notes]) {
            $0.variants = [.snapshot]
            $0.schemes = [.light]
            $0.includes = [rule { ($0.locales, $0.schemes) = (["ar"], [.dark]) }]
        }
        #expect(
            files(plan) == [
                "com.example-notes/systemSmall/en_US/snapshot-light.png",
                "com.example-notes/systemSmall/ar/snapshot-dark.png"
            ])
        #expect(plan.settings.drawnLocales == ["en_US", "ar"])
    }

    /// What is there is not drawn twice; what is left out can be added again.
    @Test func whatIsAddedJoinsItsGroup() throws {
        let plan = try Samples.plan([Samples.notes]) {
            $0.variants = [.snapshot, .placeholder]
            $0.excludes = [rule { $0.schemes = [.dark] }]
            $0.includes = [
                rule {
                    $0.schemes = [.light, .dark]; $0.variants = [.placeholder]
                }, rule { $0.variants = [.transient] }
            ]
        }
        #expect(
            files(plan) == [
                "com.example-notes/systemSmall/snapshot-light.png",
                "com.example-notes/systemSmall/placeholder-light.png",
                "com.example-notes/systemSmall/placeholder-dark.png",
                "com.example-notes/systemSmall/transient-light.png",
                "com.example-notes/systemSmall/transient-dark.png"
            ])
    }

    @Test func anUnknownKindThatIsAddedIsAnError() throws {
        #expect(throws: PlanError.unknownKind("Clok", known: ["Clock", "com.example/notes"])) {
            try Samples.plan { $0.includes = [rule { $0.kinds = ["Clok"] }] }
        }
        let plan = try Samples.plan {
            $0.kinds = ["com.example/notes"]
            $0.includes = [rule { ($0.kinds, $0.presentationKinds) = (["Clock"], [.family(.systemMedium)]) }]
        }
        #expect(plan.groups.map(\.folder) == ["com.example-notes/systemSmall", "Clock/systemMedium"])
    }

    /// The example of docs/Configuration.md: 72 looks of each form, of which a sample is drawn.
    @Test func aSampleHasEveryTwoValues() throws {
        func plan(_ isPairwise: Bool) throws -> RenderPlan {
            try Samples.plan([Samples.notes]) {
                $0.variants = [.snapshot]
                $0.locales = ["en_US", "de", "ar", "ja"]
                $0.typeSizes = [.large, TypeSizeName(named: "xxxLarge")!, TypeSizeName(named: "accessibility3")!]
                $0.scales = [1, 2, 3]
                $0.modes = [.fullColor, .accented]
                $0.isPairwise = isPairwise
            }
        }
        func pairs(_ plan: RenderPlan) -> Set<[String]> {
            Set(
                plan.groups.flatMap { group in
                    group.looks.flatMap { look -> [[String]] in
                        let values = [
                            group.placement.locale, "\(group.placement.typeSize)", "\(group.placement.scale)",
                            look.scheme.rawValue, look.presentation.mode.rawValue
                        ]
                        return values.indices.flatMap { one in
                            values.indices.dropFirst(one + 1).map { [String(one), values[one], values[$0]] }
                        }
                    }
                })
        }
        let whole = try plan(false), sample = try plan(true)
        #expect(files(whole).count == 144)
        #expect(files(sample).count <= 16 && pairs(sample) == pairs(whole), "\(files(sample).count)")
        #expect(Set(files(sample)).isSubset(of: files(whole)))
    }
}
