import SwiftUI

extension Fixture {
    static var builders: [Fixture] { builderStatements + groups + subviews + viewModifiers }
}
