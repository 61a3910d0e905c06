"""Lines and quadratic curves."""

import math
from typing import Tuple

Point = Tuple[float, float]
#: Two points are a line, three a quadratic curve with its control point in the middle.
Segment = Tuple[Point, ...]


def subtract(a: Point, b: Point) -> Point:
    return (a[0] - b[0], a[1] - b[1])


def cross(a: Point, b: Point) -> float:
    return a[0] * b[1] - a[1] * b[0]


def unit(a: Point) -> Point:
    length = math.hypot(*a)
    return (a[0] / length, a[1] / length) if length else (0.0, 0.0)


def at(segment: Segment, t: float) -> Point:
    s = 1 - t
    if len(segment) == 2:
        (x0, y0), (x1, y1) = segment
        return (s * x0 + t * x1, s * y0 + t * y1)
    (x0, y0), (x1, y1), (x2, y2) = segment
    return (s * s * x0 + 2 * s * t * x1 + t * t * x2, s * s * y0 + 2 * s * t * y1 + t * t * y2)


def direction(segment: Segment, t: float) -> Point:
    """The unit tangent; that of the chord where a control point lies on an end."""
    if len(segment) == 2:
        return unit(subtract(segment[1], segment[0]))
    p0, p1, p2 = segment
    a, b = subtract(p1, p0), subtract(p2, p1)
    tangent = unit(((1 - t) * a[0] + t * b[0], (1 - t) * a[1] + t * b[1]))
    return tangent if tangent != (0.0, 0.0) else unit(subtract(p2, p0))


def part(segment: Segment, start: float, end: float) -> Segment:
    """The piece of a segment between two parameters."""
    if len(segment) == 2:
        return (at(segment, start), at(segment, end))
    p0, p1, p2 = segment
    a, b = at((p0, p1), start), at((p1, p2), start)
    return (at(segment, start), at((a, b), end), at(segment, end))


def length(segment: Segment) -> float:
    return sum(math.hypot(*subtract(b, a)) for a, b in zip(segment, segment[1:]))


def turn(before: Segment, after: Segment) -> float:
    """Degrees from the end of one segment to the start of the next; left is positive."""
    a, b = direction(before, 1), direction(after, 0)
    return math.degrees(math.atan2(cross(a, b), a[0] * b[0] + a[1] * b[1]))
