import CoreTransferable
import FoundationCompat
import SwiftUI
import Testing
import UIKit
import UniformTypeIdentifiers

/// Screens of an app, as apps write them: what shares a file with a widget has to compile, and changes no picture.
@MainActor
struct AppScreenTests {
    private enum Page: Hashable { case home, search }

    private struct Screen: View {
        @State private var text = ""
        @State private var page = Page.home
        @State private var scope = 0
        @State private var isShown = false
        @State private var shownID: Int?
        @State private var position = ScrollPosition(edge: .top)
        @State private var columns = NavigationSplitViewVisibility.automatic
        @FocusState private var isFocused: Bool
        @Namespace private var namespace

        var body: some View {
            TabView(selection: $page) {
                Tab("Home", systemImage: "house", value: Page.home) { screen.badge(2) }
                if isShown { Tab(value: Page.search, role: .search) { screen } }
                TabSection("More") { Tab("Search", systemImage: "star", value: Page.search) { screen } }
            }
            .tabViewStyle(.sidebarAdaptable)
            .tabBarMinimizeBehavior(.onScrollDown)
            TabView {
                Tab("Home", systemImage: "house") { screen }
            }
        }

        @ViewBuilder private var screen: some View {
            NavigationSplitView(columnVisibility: $columns) {
                List {
                    Text("Row").moveDisabled(true).deleteDisabled(!isShown)
                        .listRowSeparatorTint(.red).listItemTint(.monochrome)
                }
                .listSectionSpacing(.compact).listSectionSpacing(12)
                .searchable(text: $text, isPresented: $isShown, prompt: "Search")
                .searchScopes($scope) { Text("All").tag(0) }
                .searchSuggestions { Text("b") }
            } detail: {
                form
            }
            .navigationSplitViewStyle(.balanced)
            .navigationSplitViewColumnWidth(min: 200, ideal: 240)
            .navigationTransition(.zoom(sourceID: 1, in: namespace))
        }

        private var form: some View {
            ScrollView {
                TextField("Name", text: $text)
                    .keyboardType(.decimalPad).textContentType(.emailAddress).autocapitalization(.none)
                    .focused($isFocused).focusable().defaultFocus($isFocused, true)
                    .onReceive(NotificationCenter.default.publisher(for: UITextField.textDidBeginEditingNotification)) {
                        ($0.object as? UITextField)?.selectAll(nil)
                    }
                Button("Save") {}.keyboardShortcut(.defaultAction).keyboardShortcut("s", modifiers: [.command, .shift])
                Menu("More", systemImage: "ellipsis") { Text("a") }.menuStyle(.button).menuIndicator(.hidden)
                    .menuOrder(.fixed)
                Text("a")
                    .matchedTransitionSource(id: 1, in: namespace)
                    .contextMenu {
                        Text("a")
                    } preview: {
                        Text("b")
                    }
                    .draggable("a").draggable("a") { Text("b") }
                    .dropDestination(for: String.self) { items, _ in
                        !items.isEmpty
                    } isTargeted: {
                        isShown = $0
                    }
                    .onDrag { NSItemProvider(object: "a" as NSString) }
                    .onDrop(of: [.plainText], isTargeted: nil) { $0.isEmpty }
            }
            .scrollPosition(id: $shownID).scrollPosition($position)
            .scrollTargetBehavior(.viewAligned(limitBehavior: .always)).scrollTargetBehavior(.paging)
            .scrollTargetLayout().defaultScrollAnchor(.bottom).scrollIndicatorsFlash(onAppear: true)
            .onScrollGeometryChange(for: Bool.self) {
                $0.contentOffset.y > 0
            } action: { _, isDown in
                isShown = isDown
            }
            .onScrollPhaseChange { _, phase in isShown = phase.isScrolling }
            .scrollEdgeEffectStyle(.soft, for: .top)
            .onKeyPress(.return) { .handled }
            .gesture(MagnifyGesture().onChanged { position.scrollTo(x: $0.magnification) })
            .gesture(RotateGesture())
            .popover(isPresented: $isShown, arrowEdge: .top) {
                Text("a").presentationCompactAdaptation(.popover).presentationBackgroundInteraction(.enabled)
                    .presentationContentInteraction(.scrolls).presentationSizing(.form)
            }
            .inspector(isPresented: $isShown) { Text("a").inspectorColumnWidth(200) }
            .fileImporter(isPresented: $isShown, allowedContentTypes: [.json]) { isShown = (try? $0.get()) == nil }
            .fileExporter(isPresented: $isShown, item: text, contentTypes: [.json]) { _ in }
            .toolbar {
                ToolbarItem(id: "a", placement: .topBarLeading) { Text("a") }
                ToolbarSpacer(.fixed, placement: .bottomBar)
            }
            .toolbarRole(.editor).toolbarTitleDisplayMode(.inlineLarge).toolbarTitleMenu { Text("a") }
            .toolbarBackgroundVisibility(.hidden, for: .navigationBar)
            .navigationSubtitle("a").statusBarHidden().statusBar(hidden: true).persistentSystemOverlays(.hidden)
        }
    }

    private struct Drops: DropDelegate {
        func performDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [UTType.json]) }
    }

    private struct Note: FileDocument {
        static var readableContentTypes: [UTType] { [.plainText] }
        var text: String

        init(configuration: ReadConfiguration) throws {
            text = configuration.file.regularFileContents.map { String(decoding: $0, as: UTF8.self) } ?? ""
        }
        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data(text.utf8))
        }
    }

    @Test func screensAndDocumentsOfAnAppCompile() throws {
        _ = Screen()
        _ = Text("a").onDrop(of: ["public.json"], delegate: Drops())
        #expect(Note.writableContentTypes == [.plainText])
    }

    @Test func keysAndScrollPhasesAreWhatTheyAreOnAnIPhone() {
        #expect(KeyboardShortcut.defaultAction == KeyboardShortcut(.return, modifiers: []))
        #expect(KeyboardShortcut("s").modifiers == .command)
        #expect(UIKeyboardType.decimalPad.rawValue == 8 && UIKeyboardType.alphabet == .asciiCapable)
        #expect(ScrollPhase.decelerating.isScrolling && !ScrollPhase.idle.isScrolling)
    }

    @Test func anItemProviderGivesWhatItHas() async {
        let provider = NSItemProvider(item: "a", typeIdentifier: "public.plain-text")
        #expect(provider.hasItemConformingToTypeIdentifier("public.plain-text"))
        let found = await withCheckedContinuation { done in
            provider.loadItem(forTypeIdentifier: "public.plain-text") { item, _ in
                done.resume(returning: item as? String)
            }
        }
        #expect(found == "a")
        let missing = await withCheckedContinuation { done in
            provider.loadItem(forTypeIdentifier: "public.json") { _, error in done.resume(returning: error != nil) }
        }
        #expect(missing)
    }
}
