import CoreGraphics

// A file that imports both Testing and a module named CoreGraphics makes the compiler look for Apple's overlay
// of the two, which Linux does not have; tests take the names from here.
typealias CGAffineTransform = CoreGraphics.CGAffineTransform
