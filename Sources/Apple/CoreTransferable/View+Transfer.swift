import Foundation
import SwiftUICore
import UniformTypeIdentifiers

// Nobody drags, drops or copies anything in a picture.

/// What a drop does.
public enum DropOperation: Sendable { case cancel, forbidden, copy, move, delete }

/// What a view says of a drop that is over it.
public struct DropProposal: Sendable {
    public let operation: DropOperation
    public init(operation: DropOperation) { self.operation = operation }
}

/// What is dropped; nothing ever is.
public struct DropInfo {
    /// Points.
    public let location: CGPoint
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
    public func hasItemsConforming(to types: [String]) -> Bool { false }
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
    public func itemProviders(for types: [String]) -> [NSItemProvider] { [] }
}

/// Takes what is dropped; never asked.
@MainActor @preconcurrency
public protocol DropDelegate {
    func validateDrop(info: DropInfo) -> Bool
    func performDrop(info: DropInfo) -> Bool
    func dropEntered(info: DropInfo)
    func dropUpdated(info: DropInfo) -> DropProposal?
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    public func validateDrop(info: DropInfo) -> Bool { true }
    public func dropEntered(info: DropInfo) {}
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    public func dropExited(info: DropInfo) {}
}

nonisolated extension View {
    /// Changes nothing: nobody drags in a picture.
    public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View { self }
    /// Changes nothing: nobody drags in a picture.
    public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View { self }
    /// Never runs its action: nobody drops in a picture.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View { self }
    /// Changes nothing: nobody drags in a picture.
    public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }
    /// Changes nothing: nobody drags in a picture.
    public func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> some View { self }
    /// Never runs its action: nobody drops in a picture.
    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View { self }
    /// Never runs its action: nobody drops in a picture.
    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View { self }
    /// Never asks the delegate: nobody drops in a picture.
    public func onDrop<D: DropDelegate>(of supportedContentTypes: [UTType], delegate: D) -> some View { self }
    /// Never runs its action: nobody drops in a picture.
    public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View { self }
    /// Never asks the delegate: nobody drops in a picture.
    public func onDrop<D: DropDelegate>(of supportedTypes: [String], delegate: D) -> some View { self }
    /// Changes nothing: nobody copies in a picture.
    public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View { self }
}

/// A button that pastes, which a widget does not show.
public struct PasteButton: View {
    nonisolated public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
    nonisolated public init(
        supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
    ) {}
    public var body: some View { UnsupportedView(name: "PasteButton", extent: .fixed(width: 44, height: 22)) }
}
