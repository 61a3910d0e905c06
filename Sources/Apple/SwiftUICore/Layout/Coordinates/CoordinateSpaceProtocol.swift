/// A space that frames are told in.
public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}
