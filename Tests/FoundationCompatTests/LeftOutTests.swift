import Foundation
import Testing

@testable import FoundationCompat

/// What stands for a value of code that is left out.
struct LeftOutTests {
    private enum Problem: Error, CaseIterable { case offline }
    private enum Unlisted: Error { case other(Int) }

    @Test func aResultIsAFailureWhereItCanBe() throws {
        let any = try #require(LeftOutCode.emptyValue(Result<Int, any Error>.self))
        #expect(throws: (any Error).self) { try any.get() }
        #expect(LeftOutCode.emptyValue(Result<Int, Problem>.self) == .failure(.offline))
        #expect(try LeftOutCode.emptyValue(Result<Int, Unlisted>.self)?.get() == 0)
        #expect(LeftOutCode.emptyValue(Result<FileHandle, Unlisted>.self) == nil)
    }

    /// They have literals of just so many numbers.
    @Test func aVectorIsZero() {
        #expect(LeftOutCode.emptyValue(SIMD3<Double>.self) == .zero)
        #expect(LeftOutCode.emptyValue(SIMD4<UInt8>?.self) == .some(nil))
    }

    /// What `print` takes.
    @Test func anythingIsAnEmptyText() throws {
        #expect(try #require(LeftOutCode.emptyValue(Any.self)) as? String == "")
    }

    @Test func placesInTimeAreTheSurroundings() {
        #expect(LeftOutCode.emptyValue(Locale.self) == .current)
        #expect(LeftOutCode.emptyValue(Calendar.self) == .current)
        #expect(LeftOutCode.emptyValue(TimeZone.self) == .current)
        #expect(LeftOutCode.emptyValue(DateInterval.self)?.duration == 0)
    }

    @Test func whatAStringMakesIsBlank() {
        #expect(LeftOutCode.emptyValue(AttributedString.self) == AttributedString(""))
        #expect(LeftOutCode.emptyValue(Substring.self) == "")
        #expect(LeftOutCode.emptyValue(CGRect.self) == .zero)
        #expect(LeftOutCode.emptyValue(URLComponents.self)?.string == "")
    }

    @Test func aTupleIsOneOfEmptyValues() throws {
        let pair = try #require(LeftOutCode.emptyValue((items: [String], error: String?).self))
        #expect(pair.items.isEmpty && pair.error == nil)
        let mixed = try #require(LeftOutCode.emptyValue((Bool, Double, UInt8, String, Int16).self))
        #expect(mixed == (false, 0, 0, "", 0))
        let nested = try #require(LeftOutCode.emptyValue(((Int, [Int]), Problem).self))
        #expect(nested.0 == (0, []) && nested.1 == .offline)
        #expect(LeftOutCode.emptyValue(([String], FileHandle).self) == nil)
        let optional = try #require(LeftOutCode.emptyValue((Int, String)?.self))
        #expect(optional == nil)
    }
}
