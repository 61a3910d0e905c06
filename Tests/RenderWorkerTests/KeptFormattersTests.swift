import Foundation
import Testing

@testable import RenderWorker

/// Which variables of a program are formatters, by their mangled names, and where they lie.
struct KeptFormattersTests {
    @Test(
        arguments: [
            ("$s6Widget5ClockV9formatter10Foundation04DateB0CvpZ", false),  // No such substitution: no name at all.
            ("$s18KeepsState_Widgets8CountersO9formatter10Foundation13DateFormatterCvpZ", true),
            ("$s18KeepsState_Widgets8CountersO9formatter10Foundation13DateFormatterCSgvpZ", true),
            ("$s18KeepsState_Widgets11InFormatterO9formatter10Foundation06NumberE0CvpZ", true),
            ("$s18KeepsState_Widgets8CountersO5viewsSivpZ", false),
            ("$s18KeepsState_Widgets5StoreC6sharedACvpZ", false),
            ("$s10Foundation13DateFormatterCN", false),
            ("main", false)
        ] as [(String, Bool)])
    func formattersAreToldByTheirTypes(name: String, isFormatter: Bool) {
        #expect(KeptFormatters.isFormatter(name) == isFormatter)
    }

    @Test func aProgramsOwnSymbolsAreRead() throws {
        let program = try Data(contentsOf: URL(fileURLWithPath: "/proc/self/exe"))
        let whole = SymbolTable(elf: program).map(\.name)
        #expect(SymbolTable(elf: Data()).map(\.name).isEmpty)
        // Cut anywhere it is a smaller table or none, never a trap.
        for length in [4, 63, 64, 200, program.count / 2, program.count - 10] {
            #expect(SymbolTable(elf: program.prefix(length)).map(\.name).count <= whole.count)
        }
    }
}
