import Foundation
import FoundationCompat
import Testing

struct AssociatedObjectsTests {
    private final class Owner {}

    @Test func objectsKeepWhatIsAssociatedWithThem() {
        let key = UnsafeMutableRawPointer.allocate(byteCount: 2, alignment: 1)
        defer { key.deallocate() }
        let owner = Owner()
        objc_setAssociatedObject(owner, key, "name", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(objc_getAssociatedObject(owner, key) as? String == "name")
        #expect(objc_getAssociatedObject(owner, key + 1) == nil && objc_getAssociatedObject(Owner(), key) == nil)
        objc_setAssociatedObject(owner, key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(objc_getAssociatedObject(owner, key) == nil)
    }

    /// Addresses are used again: no new object finds what another one had.
    @Test func nothingIsLeftOfObjectsThatAreGone() {
        let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
        defer { key.deallocate() }
        var found = 0
        for number in 0..<500 {
            let owner = Owner()
            if objc_getAssociatedObject(owner, key) != nil { found += 1 }
            objc_setAssociatedObject(owner, key, number, .OBJC_ASSOCIATION_RETAIN)
        }
        #expect(found == 0)
    }

    @Test func whatIsOnlyNamedMayEnd() {
        let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
        defer { key.deallocate() }
        let owner = Owner()
        do {
            let other = Owner()
            objc_setAssociatedObject(owner, key, other, .OBJC_ASSOCIATION_ASSIGN)
            #expect(objc_getAssociatedObject(owner, key) as? Owner === other)
        }
        #expect(objc_getAssociatedObject(owner, key) == nil)
    }
}
