import Foundation
import SwiftUICore
import UniformTypeIdentifiers

/// What can be dragged, copied and shared. Nobody does so in a picture: how it would be done has to compile.
public protocol Transferable {
    associatedtype Representation: TransferRepresentation

    /// Never asked: nothing is dragged, copied or shared in a picture.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// How an item becomes data, and data becomes an item.
public protocol TransferRepresentation<Item>: Sendable {
    associatedtype Item: Transferable
    associatedtype Body: TransferRepresentation

    @TransferRepresentationBuilder<Item> var body: Body { get }
}

/// Who may see a representation.
public enum TransferRepresentationVisibility: Hashable, Sendable { case all, ownProcess, group, team }

extension TransferRepresentation {
    /// Changes nothing: nothing is shared with others.
    public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> { self }
    /// Changes nothing: no file is written.
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> { self }
    /// Changes nothing: no file is written.
    public func suggestedFileName(
        _ fileName: @escaping @Sendable (Item) -> String?
    ) -> some TransferRepresentation<Item> { self }
    /// Changes nothing: nothing is exported.
    public func exportingCondition(
        _ condition: @escaping @Sendable (Item) -> Bool
    ) -> some TransferRepresentation<Item> { self }
}

extension Never: Transferable {
    /// `Never`: there is nothing to transfer.
    public typealias Representation = Never
    public static var transferRepresentation: Never { fatalError("Never has no representation") }
}

extension Never: TransferRepresentation {
    /// `Never`: there is nothing to transfer.
    public typealias Item = Never
}
