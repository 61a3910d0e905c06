import SwiftUI
import WidgetKit

// What an app does about its widgets, as apps write it. It compiles; a picture runs none of it.

struct GameApp: App {
    @UIApplicationDelegateAdaptor(GameAppDelegate.self) private var delegate
    @Environment(\.scenePhase) private var phase
    @State private var shown = ""

    var body: some Scene {
        WindowGroup {
            Text(shown)
                .onOpenURL { url in shown = url.lastPathComponent }
                .onContinueUserActivity("com.mygame.status") { activity in
                    shown = AppRouter.route(of: activity)
                }
        }
        .onChange(of: phase) { _, phase in
            if phase == .background { WidgetCenter.shared.reloadAllTimelines() }
        }
    }
}

enum AppRouter {
    static func route(of activity: NSUserActivity) -> String {
        let kind = activity.userInfo?[WidgetCenter.UserInfoKey.kind] as? String
        let family = activity.userInfo?[WidgetCenter.UserInfoKey.family] as? WidgetFamily
        return [kind ?? "", family.map(\.description) ?? ""].joined(separator: "/")
    }

    static func route(of url: URL) -> String? {
        guard url.scheme == "widgetdemo" else { return nil }
        return URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems?.first { $0.name == "id" }?.value
            ?? url.host
    }
}

final class GameAppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private(set) var opened: [String] = []

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIHostingController(rootView: Text("Game"))
        window?.makeKeyAndVisible()
        return true
    }

    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        guard let route = AppRouter.route(of: url) else { return false }
        opened.append(route)
        return true
    }

    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        opened.append(AppRouter.route(of: userActivity))
        return true
    }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private(set) var opened: [URL] = []

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        self.scene(scene, openURLContexts: connectionOptions.urlContexts)
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        opened += URLContexts.map(\.url)
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}

    func sceneDidEnterBackground(_ scene: UIScene) { WidgetCenter.shared.reloadTimelines(ofKind: "com.mygame.status") }
}

/// The app's side of the group that it shares with the widget: the token.
enum Session {
    static let defaults = UserDefaults(suiteName: "group.com.mygame")

    static func signedIn(token: String) {
        defaults?.set(token, forKey: "token")
        defaults?.synchronize()
        WidgetCenter.shared.reloadAllTimelines()
    }

    static func signedOut() {
        defaults?.removeObject(forKey: "token")
        WidgetCenter.shared.reloadTimelines(ofKind: "com.mygame.status")
    }

    static func openSettings() {
        guard let url = URL(string: UIApplication.openSettingsURLString) else { return }
        if UIApplication.shared.canOpenURL(url) { UIApplication.shared.open(url) }
    }
}

/// A card that can be dragged while it is open, and makes room for the keyboard.
struct DraggedCard: View {
    var isOpen = true
    @State private var hasKeyboard = false

    var body: some View {
        RoundedRectangle(cornerRadius: isOpen ? 20 : 8)
            .gesture(isOpen ? DragGesture(minimumDistance: 0).onChanged { _ in }.onEnded { _ in } : nil)
            .simultaneousGesture(LongPressGesture(minimumDuration: 0.6).onEnded { _ in })
            .padding(.bottom, hasKeyboard ? 300 : 0)
            .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)) { note in
                hasKeyboard = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] != nil
            }
            .onReceive(NotificationCenter.default.publisher(for: UIApplication.willEnterForegroundNotification)) { _ in
            }
    }
}
