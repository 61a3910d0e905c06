import Foundation
import SwiftUI
import Testing
import WidgetKit

@MainActor
struct AppSideTests {
    @Test func theDelegateFindsTheWidgetInTheActivity() {
        let delegate = GameAppDelegate(), activity = NSUserActivity(activityType: "com.mygame.status")
        activity.userInfo = [
            WidgetCenter.UserInfoKey.kind: "status", WidgetCenter.UserInfoKey.family: WidgetFamily.systemSmall
        ]
        #expect(delegate.application(.shared, continue: activity) { _ in })
        #expect(delegate.application(.shared, open: URL(string: "widgetdemo://go2secondview")!))
        #expect(delegate.application(.shared, open: URL(string: "widgetdemo://character?id=panda")!))
        #expect(!delegate.application(.shared, open: URL(string: "https://example.com")!))
        #expect(delegate.opened == ["status/systemSmall", "go2secondview", "panda"])
    }

    @Test func sceneDelegatesAreHandedAddresses() {
        let session = UISceneSession(role: .windowApplication), delegate = SceneDelegate()
        let url = URL(string: "widgetdemo://go2secondview")!
        let options = UIScene.ConnectionOptions(urlContexts: [UIOpenURLContext(url: url)])
        delegate.scene(
            UIWindowScene(session: session, connectionOptions: options), willConnectTo: session, options: options)
        #expect(delegate.window != nil)
        #expect(delegate.opened == [url])
    }

    @Test func whatTheAppWritesTheWidgetReads() {
        Session.signedIn(token: "abc")
        #expect(UserDefaults(suiteName: "group.com.mygame")?.string(forKey: "token") == "abc")
        Session.signedOut()
        #expect(UserDefaults(suiteName: "group.com.mygame")?.string(forKey: "token") == nil)
    }
}
