"""Rounds the corners of an outline as a round pen would draw them: each with the largest disc that fits its stroke."""

import math
from dataclasses import dataclass
from typing import Dict, List, Optional, Tuple

import numpy as np

from .segments import Point, Segment, at, direction, length, part, subtract, turn

# Below this turn, in degrees, two segments count as one smooth stroke.
SMOOTH = 14.0
# A disc may come this near to the other side of its stroke, in font units.
TOLERANCE = 0.5


class Side:
    """
    A smooth run of segments, seen from the corner at one of its ends: points on it with normals that point into the
    ink, in the order of their distance from the corner. Ink is to the left of the outline.
    """

    def __init__(self, run: List[Segment], backwards: bool, spacing: float):
        places, points, normals = [], [], []
        for index, segment in enumerate(run):
            steps = 1 if len(segment) == 2 else max(6, min(48, math.ceil(length(segment) / spacing)))
            for step in range(steps + 1):
                t = step / steps
                tangent = direction(segment, t)
                places.append(index + t)
                points.append(at(segment, t))
                normals.append((-tangent[1], tangent[0]))
        order = slice(None, None, -1) if backwards else slice(None)
        self.places = np.array(places)[order]
        self.points = np.array(points)[order]
        self.normals = np.array(normals)[order]

    def offset(self, radius: float) -> np.ndarray:
        return self.points + radius * self.normals


@dataclass
class Corner:
    """A convex corner between two runs, and the disc that replaces its tip."""

    before: int
    after: int
    limit: float
    radius: float = 0.0
    centre: Point = (0.0, 0.0)
    #: Where the disc leaves the run before and meets the run after: segment index plus parameter.
    leaves: float = 0.0
    meets: float = 0.0


def touching(first: np.ndarray, second: np.ndarray) -> Optional[Tuple[float, float, Point]]:
    """Where two lines of points cross first, as positions along each and the point; nil where they do not."""
    a, b = first[:-1], second[:-1]
    u, v = first[1:] - a, second[1:] - b
    ux, uy, vx, vy = u[:, 0, None], u[:, 1, None], v[None, :, 0], v[None, :, 1]
    dx, dy = b[None, :, 0] - a[:, 0, None], b[None, :, 1] - a[:, 1, None]
    area = ux * vy - uy * vx
    with np.errstate(divide="ignore", invalid="ignore"):
        s = (dx * vy - dy * vx) / area
        t = (dx * uy - dy * ux) / area
    inside = (s >= 0) & (s <= 1) & (t >= 0) & (t <= 1)
    rows, columns = np.nonzero(inside)
    if not len(rows):
        return None
    nearest = int(np.argmin(rows + columns))
    i, j = int(rows[nearest]), int(columns[nearest])
    along, across = float(s[i, j]), float(t[i, j])
    return i + along, j + across, (float(a[i, 0] + along * u[i, 0]), float(a[i, 1] + along * u[i, 1]))


class Outline:
    """One closed contour, divided at its corners."""

    def __init__(self, segments: List[Segment], spacing: float):
        segments = [segment for segment in segments if length(segment) > 0.01]
        count = len(segments)
        turns = [turn(segments[index - 1], segments[index]) for index in range(count)]
        starts = [index for index in range(count) if abs(turns[index]) > SMOOTH]
        self.segments, self.spacing = segments, spacing
        self._samples: Optional[np.ndarray] = None
        self._known_sides: Dict[Tuple[int, int], Tuple[Side, Side]] = {}
        if not starts:
            self.runs, self.corners = [segments], []
            return
        self.runs = [
            [segments[index % count] for index in range(start, end if end > start else end + count)]
            for start, end in zip(starts, starts[1:] + starts[:1])
        ]
        self.corners = [
            Corner(before=(index - 1) % len(starts), after=index, limit=0)
            for index, start in enumerate(starts) if turns[start] > SMOOTH
        ]

    def samples(self) -> np.ndarray:
        """Points all around, `spacing` apart at most."""
        if self._samples is None:
            points = []
            for segment in self.segments:
                t = np.linspace(0, 1, max(2, math.ceil(length(segment) / self.spacing)), endpoint=False)[:, None]
                corners = np.array(segment)
                if len(segment) == 2:
                    points.append((1 - t) * corners[0] + t * corners[1])
                else:
                    points.append((1 - t) ** 2 * corners[0] + 2 * t * (1 - t) * corners[1] + t * t * corners[2])
            self._samples = np.concatenate(points)
        return self._samples

    @property
    def area(self) -> float:
        """Positive where the ink is inside."""
        points = self.samples()
        x, y = points[:, 0], points[:, 1]
        return float((x * np.roll(y, -1) - y * np.roll(x, -1)).sum() / 2)

    def fit(self, others: np.ndarray) -> None:
        """Gives every corner the largest disc, up to its limit, that touches both its sides and no other ink's edge."""
        for corner in self.corners:
            before, after = self._sides(corner)
            near = self._near(corner, others)
            low, high = 0.0, corner.limit
            radius = high
            for _ in range(11):
                if self._place(corner, before, after, radius, near):
                    low = radius
                    if radius == high:
                        break
                else:
                    high = radius
                radius = (low + high) / 2
        self._separate(others)

    def _sides(self, corner: Corner) -> Tuple[Side, Side]:
        key = (corner.before, corner.after)
        if key not in self._known_sides:
            self._known_sides[key] = (Side(self.runs[corner.before], True, self.spacing),
                                      Side(self.runs[corner.after], False, self.spacing))
        return self._known_sides[key]

    def _near(self, corner: Corner, others: np.ndarray) -> np.ndarray:
        """The points that a disc in the corner can reach, as long as the corner is no sharper than 20 degrees."""
        x, y = self.runs[corner.after][0][0]
        return others[np.abs(others - (x, y)).max(axis=1) < 7 * corner.limit]

    def _place(self, corner: Corner, before: Side, after: Side, radius: float, others: np.ndarray) -> bool:
        """Puts a disc into the corner and keeps it if it lies in the ink."""
        found = touching(before.offset(radius), after.offset(radius))
        if found is None:
            return False
        u, v, centre = found
        dx, dy = others[:, 0] - centre[0], others[:, 1] - centre[1]
        if float((dx * dx + dy * dy).min()) < (radius - TOLERANCE) ** 2:
            return False

        def place(side: Side, position: float) -> float:
            index = min(int(position), len(side.places) - 2)
            first, second = side.places[index], side.places[index + 1]
            return float(first + (second - first) * (position - index))
        corner.radius, corner.centre = radius, centre
        corner.leaves, corner.meets = place(before, u), place(after, v)
        return True

    def _separate(self, others: np.ndarray) -> None:
        """Shrinks discs until no two corners take the same part of a run."""
        for _ in range(150):
            crowded = set()
            for corner in self.corners:
                for other in self.corners:
                    if other.before == corner.after and other.radius and corner.radius \
                            and other.leaves < corner.meets - 1e-3 and other is not corner:
                        crowded |= {id(corner), id(other)}
            if not crowded:
                return
            for corner in self.corners:
                if id(corner) in crowded:
                    radius, corner.radius = corner.radius * 0.996, 0.0
                    self._place(corner, *self._sides(corner), radius, self._near(corner, others))

    def rounded(self, pen) -> None:
        """Draws the contour with its discs; the pen takes quadratic curves."""
        begins, ends = {}, {}
        for corner in self.corners:
            if corner.radius > 1:
                ends[corner.before], begins[corner.after] = corner, corner
        started = False
        for index, run in enumerate(self.runs):
            first = begins[index].meets if index in begins else 0.0
            last = ends[index].leaves if index in ends else float(len(run))
            pieces = []
            for number, segment in enumerate(run):
                low, high = max(first - number, 0.0), min(last - number, 1.0)
                if low < 1 and high > 0 and high > low:
                    pieces.append(part(segment, low, high) if (low, high) != (0.0, 1.0) else segment)
            if not started:
                place = min(int(first), len(run) - 1)
                pen.moveTo(at(run[place], first - place))
                started = True
            for piece in pieces:
                # Between two discs of one stroke's end there is no line left.
                if length(piece) < 1.5 and len(pieces) == 1 and index in begins and index in ends:
                    continue
                if len(piece) == 2:
                    pen.lineTo(piece[1])
                else:
                    pen.qCurveTo(piece[1], piece[2])
            if index in ends:
                self._arc(ends[index], pen)
        pen.closePath()

    def _arc(self, corner: Corner, pen) -> None:
        """
        From where the disc leaves one run to where it meets the next, with a control point for every 50 degrees at
        most: a circle between them differs by less than 1/500 of its radius.
        """
        def point(run: int, place: float) -> Point:
            index = min(int(place), len(self.runs[run]) - 1)
            return at(self.runs[run][index], place - index)
        start, end = point(corner.before, corner.leaves), point(corner.after, corner.meets)
        a, b = subtract(start, corner.centre), subtract(end, corner.centre)
        first = math.atan2(a[1], a[0])
        angle = math.atan2(b[1], b[0]) - first
        if angle < -0.1:
            angle += 2 * math.pi
        if angle < 0.02:
            pen.lineTo(end)
            return
        steps = max(1, math.ceil(math.degrees(angle) / 50))
        reach = corner.radius / math.cos(angle / steps / 2)
        controls = [
            (corner.centre[0] + reach * math.cos(first + angle * (step + 0.5) / steps),
             corner.centre[1] + reach * math.sin(first + angle * (step + 0.5) / steps))
            for step in range(steps)
        ]
        pen.qCurveTo(*controls, end)
