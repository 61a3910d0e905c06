import SwiftUI

public struct Card: View {
    public init() {}
    public var body: some View { Color.teal.frame(width: 40, height: 30) }
}

#Preview("Card", traits: .sizeThatFitsLayout) { Card() }

struct Card_Previews: PreviewProvider {
    static var previews: some View { Card().previewLayout(.fixed(width: 50, height: 50)) }
}
