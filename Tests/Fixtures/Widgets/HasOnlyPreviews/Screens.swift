import SwiftUI
import UIKit

final class ProfileController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let host = UIHostingController(rootView: Text("Profile"))
        addChild(host)
        view.addSubview(host.view)
        host.didMove(toParent: self)
    }
}

#Preview("Hosted", traits: .fixedLayout(width: 80, height: 40)) {
    UIHostingController(rootView: Text("Hosted"))
}

#Preview("Child", traits: .fixedLayout(width: 80, height: 40)) {
    ProfileController()
}

#Preview("Stack") {
    let profile = ProfileController()
    profile.title = "Me"
    return UINavigationController(rootViewController: profile)
}

#Preview("UIKit's own", traits: .sizeThatFitsLayout) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.backgroundColor = .systemRed
    return view
}
