import Combine
import Foundation
import FoundationCompat
import OSLog
import SwiftUI
import Testing
import UIKit

/// What views and classes of an app use that share their files with its widgets.
@MainActor
struct AppViewTests {
    private struct Settings: View {
        @Environment(\.openWindow) private var openWindow
        @Environment(\.dismissWindow) private var dismissWindow
        @State private var isOpen = false
        @State private var amount = 1.5
        @State private var chosen: Int?
        @State private var name = ""
        @State private var date = Date()
        let title: String
        let problem: Problem?

        struct Problem: LocalizedError {}

        var body: some View {
            NavigationLink(isActive: $isOpen) {
                Text("a")
            } label: {
                Text("b")
            }
            NavigationLink(destination: Text("a"), tag: 1, selection: $chosen) { Text("b") }
            NavigationLink(title, destination: Text("a"))
            NavigationLink("Title") { Text("a") }
            TextField("Amount", value: $amount, format: .number)
            TextField("Amount", value: $amount, formatter: NumberFormatter())
            Text(title)
                .alert(title, isPresented: .constant(false), presenting: chosen) { _ in
                    Button("OK") { openWindow(id: "main") }
                } message: {
                    Text("\($0)")
                }
                .onTapGesture { dismissWindow(id: "main") }
            TabView { Text(title) }
                .tabViewStyle(PageTabViewStyle(indexDisplayMode: .always))
                .indexViewStyle(.page(backgroundDisplayMode: .always))
                .presentationCornerRadius(34)
                .presentationBackground(.thinMaterial)
            DatePicker("Date", selection: $date, in: Date.now..., displayedComponents: .date)
                .datePickerStyle(.graphical)
            DatePicker(selection: $date, in: ...Date.distantFuture) { Text(title) }
            ScrollView { Text(title) }
                .scrollDismissesKeyboard(.immediately)
                .navigationTitle($name)
                .toolbar(id: "main") { ToolbarItem { Button("Done") {} } }
                .toolbar {
                    if isOpen { ToolbarItem { Button("Close") {} } }
                    ToolbarItem { Button("Done") {} }
                }
                .alert(isPresented: $isOpen, error: problem) { _ in
                } message: { problem in
                    Text(problem.localizedDescription)
                }
                .alert(isPresented: $isOpen, error: problem) {}
                .alert(Text("Gone"), isPresented: $isOpen) {}
                .alert(Text("Gone"), isPresented: $isOpen, presenting: chosen) { Text("\($0)") }
                .confirmationDialog(Text("Sure?"), isPresented: $isOpen) { Button("Yes") {} }
                .confirmationDialog(title, isPresented: $isOpen) { Button("Yes") {} }
                .confirmationDialog("Sure?", isPresented: $isOpen, presenting: chosen) { Text("\($0)") }
        }
    }

    private final class Badge: UIView {
        private(set) var changes = 0

        override func tintColorDidChange() {
            super.tintColorDidChange()
            changes += 1
            let color: UIColor = tintColor
            layer.borderColor = color.withAlphaComponent(0.5).cgColor
            accessibilityTraits = [.button, .header]
        }
    }

    private final class Loader: NSObject {
        var progress = 0.25
    }

    @Test func appViewsHaveABody() { _ = Settings(title: "Settings", problem: nil).body }

    @Test func viewsTellOfTheirTint() {
        let badge = Badge(frame: .zero)
        #expect(badge.tintColor == .tintColor && badge.changes == 0)
        var isDone = false
        UIView.animate(withDuration: 1, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) {
            badge.tintColor = .red
        } completion: {
            isDone = $0
        }
        #expect(isDone && badge.changes == 1 && badge.accessibilityTraits.contains(.button))
    }

    @Test func textStylesGrowWithTheirTraits() {
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body, compatibleWith: large)
        // Body is 33 points at that size: the Human Interface Guidelines' table.
        #expect(descriptor.pointSize == 33)
    }

    @Test func observersSeeTheFirstValue() {
        let loader = Loader()
        var values: [Double?] = []
        let silent = loader.observe(\.progress) { _, _ in values.append(nil) }
        let first = loader.observe(\.progress, options: [.initial, .new]) { values.append($1.newValue ?? $0.progress) }
        loader.progress = 1
        [silent, first].forEach { $0.invalidate() }
        #expect(values == [0.25])
    }

    @Test func publishersKeepTheirTypes() {
        func values<P: Publisher>(of publisher: P)
            -> Publishers.FlatMap<
                Publishers.Sequence<[Int], any Error>, Publishers.SetFailureType<P, any Error>
            > where P.Output == Int, P.Failure == Never
        {
            publisher.setFailureType(to: (any Error).self)
                .flatMap { Publishers.Sequence<[Int], any Error>(sequence: [$0, $0 * 2]) }
        }
        var found: [Int] = []
        _ = values(of: [1, 2].publisher).sink(receiveCompletion: { _ in }, receiveValue: { found.append($0) })
        #expect(found == [1, 2, 2, 4])
    }

    @Test func olderLogsTakeTheirLevelFirst() {
        let name = "file"
        os_log(.info, "Reading %{public}@", name)
        os_log(.error, log: OSLog(subsystem: "app", category: "io"), "%{public}@ %d", name, 3)
    }

    @Test func oneThreadIsInsideAtATime() {
        final class Counter: @unchecked Sendable { var value = 0 }
        let counter = Counter()
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            for _ in 0..<500 {
                objc_sync_enter(counter)
                objc_sync_enter(counter)
                counter.value += 1
                objc_sync_exit(counter)
                objc_sync_exit(counter)
            }
        }
        #expect(counter.value == 2000 && objc_sync_exit(counter) == -1)
    }

    @Test func attributedTextsBeginEmptyOrAsMarkdown() throws {
        let text = NSMutableAttributedString()
        text.append(try NSAttributedString(markdown: "**a** b"))
        #expect(text.string == "a b" && NSAttributedString().length == 0)
    }
}
