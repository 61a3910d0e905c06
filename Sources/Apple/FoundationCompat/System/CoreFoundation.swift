import Foundation

// Names of Core Foundation's that widget code uses through `import Foundation`.

public typealias CFTimeInterval = Double
public typealias CFAbsoluteTime = CFTimeInterval

/// Seconds since 1 January 2001, by the clock that widgets see.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// Runs `body`; nothing on Linux is autoreleased.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

extension CGPoint {
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
    public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}
