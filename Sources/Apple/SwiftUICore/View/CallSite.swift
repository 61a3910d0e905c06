internal import CCallSite

/// Where a view is made in the widget's program, by which findings tell its line. Two views are the same wherever they
/// are made.
package struct CallSite: Hashable, Sendable {
    /// 0 where it is not known.
    private let address: UInt64

    /// That of the initializer which is running.
    package init() { address = darkroom_call_site() }

    /// From where the program is loaded, in bytes; nil where that is not known.
    package var offset: UInt64? { address == 0 ? nil : address }

    package static func == (lhs: Self, rhs: Self) -> Bool { true }

    package func hash(into hasher: inout Hasher) {}
}
