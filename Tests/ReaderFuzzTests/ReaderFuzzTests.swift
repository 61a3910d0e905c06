import Foundation
import Testing

/// Seeded damage to whatever our readers read: none traps, hangs or takes memory without end. `Scripts/fuzz-readers`
/// does the same for longer and with other seeds.
@Suite struct ReaderFuzzTests {
    /// So many for each reader, in ten seconds together.
    private static let cases = 60

    @Test(.enabled(if: FuzzRun.asked == nil), arguments: Reader.all.map(\.name))
    func damagedInputs(name: String) throws {
        let reader = try #require(Reader.all.first { $0.name == name })
        #expect(!reader.seeds.isEmpty)
        let inputs = Mutation(reader, seed: 1)
        for number in 0..<Self.cases { try? reader.read(inputs.input(number)) }
    }

    /// An input is told by its number alone.
    @Test(arguments: Reader.all.map(\.name))
    func inputsFollowFromTheirNumbers(name: String) throws {
        let reader = try #require(Reader.all.first { $0.name == name })
        let one = Mutation(reader, seed: 7), other = Mutation(reader, seed: 7)
        #expect((0..<40).allSatisfy { one.input($0) == other.input($0) })
        #expect((100..<140).contains { one.input($0) != Mutation(reader, seed: 8).input($0) })
    }

    /// What `Scripts/fuzz-readers` starts.
    @Test(.enabled(if: FuzzRun.asked != nil)) func askedFor() throws {
        try #require(FuzzRun.asked).perform()
    }
}
