import Testing

@testable import DarkroomCommands

/// What is said of a device that is unknown.
struct DeviceNameTests {
    @Test(arguments: [
        ("iphone-61", "did you mean 'iphone-16'? 'darkroom devices' lists them"),
        ("pixel", "no such device; 'darkroom devices' lists them")
    ])
    func theNearestIsNamed(name: String, words: String) throws {
        let error = #expect(throws: (any Error).self) { try PlanOptions.parse(["--device", name]) }
        let message = error.map(PlanOptions.message) ?? ""
        #expect(message.contains(words), "\(message)")
    }
}
