/// A side of a view, as it lies in the picture.
public enum MotionEdge: Hashable, Sendable { case top, left, bottom, right }
