import Testing

@testable import RenderWorker

/// Which functions make a program's statics, and what numbers they find.
struct StaticInitializersTests {
    @Test(arguments: [
        ("$s10KeepsState10InFirstUseO5found_WZ", true),
        ("$s6Widget5Clock33_0123456789ABCDEF0123456789ABCDEFLLV6sharedWZ", true),
        // Its variable, and the token that says whether it has run.
        ("$s10KeepsState10InFirstUseO5foundSSvpZ", false), ("$s10KeepsState10InFirstUseO5found_Wz", false),
        ("main", false), ("MyWZ", false)
    ])
    func initializersAreToldByTheirNames(name: String, isInitializer: Bool) {
        #expect(StaticInitializers.isInitializer(name) == isInitializer)
    }

    @Test func aSeedFollowsFromTheNameAlone() {
        let names = ["$s1A1bSivpZ", "$s1A1b_WZ", "$s1A1c_WZ", "$s1A1d_WZ"]
        func seeds(_ places: [UInt64]) -> [UInt64] {
            let symbols = zip(names, places).map { SymbolTable.Symbol(name: $0, value: $1) }
            let found = StaticInitializers(symbols.reversed()).seeds
            #expect(found.map(\.offset) == Array(places.dropFirst()))
            return found.map(\.seed)
        }
        let before = seeds([16, 32, 48, 64])
        #expect(before == seeds([160, 512, 1024, 4096]))
        #expect(Set(before).count == 3)
    }
}
