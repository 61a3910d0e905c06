"""Glyphs with round ends of strokes."""

import math
from typing import Dict, List

import numpy as np
import pathops
from fontTools.pens.basePen import BasePen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

from .corners import Outline
from .segments import Segment

# Round ends of stems reach beyond the baseline and the capitals' height by this part of the stem: 0.0095 em at bold, in
# pictures of SF Pro Rounded.
OVERSHOOT = 0.07


class SegmentPen(BasePen):
    """Collects contours as lists of lines and quadratic curves."""

    def __init__(self):
        super().__init__(None)
        self.contours: List[List[Segment]] = []

    def _moveTo(self, point):
        self.contours.append([])

    def _lineTo(self, point):
        if point != self._getCurrentPoint():
            self.contours[-1].append((self._getCurrentPoint(), point))

    def _qCurveToOne(self, control, point):
        self.contours[-1].append((self._getCurrentPoint(), control, point))

    def _closePath(self):
        contour = self.contours[-1]
        if contour and contour[-1][-1] != contour[0][0]:
            contour.append((contour[-1][-1], contour[0][0]))


def joined(segments: List[Segment]) -> List[Segment]:
    """Lines that go on in one direction become one line."""
    result: List[Segment] = []
    for segment in segments:
        if result and len(segment) == 2 and len(result[-1]) == 2:
            (a, b), (_, c) = result[-1], segment
            area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
            if abs(area) < 0.02 * math.hypot(c[0] - a[0], c[1] - a[1]) \
                    and (b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1]) > 0:
                result[-1] = (a, c)
                continue
        result.append(segment)
    return result


class Rounder:
    """Rounds the glyphs of one static font whose widest usual stroke is `stem` units wide."""

    def __init__(self, font: TTFont, stem: float):
        self.font, self.stem = font, stem
        self.spacing = max(3.0, min(9.0, stem / 12))

    def outlines(self, path: pathops.Path) -> List[Outline]:
        path.simplify(fix_winding=True, keep_starting_points=False)
        pen = SegmentPen()
        path.draw(pen)
        contours = [Outline(joined(segments), self.spacing) for segments in pen.contours if len(segments) > 1]
        # The largest contour is always an outer one; ink has to be on the left.
        if contours and max((contour.area for contour in contours), key=abs) < 0:
            contours = [
                Outline([tuple(reversed(segment)) for segment in reversed(contour.segments)], self.spacing)
                for contour in contours
            ]
        return contours

    def lengthened(self, outline: Outline) -> Outline:
        """Moves the flat ends of stems out: SF's round ends overshoot as its bowls do."""
        segments = outline.segments
        count = len(segments)
        shifts: Dict[int, float] = {}
        for index, segment in enumerate(segments):
            before, after = segments[index - 1], segments[(index + 1) % count]
            if len(segment) != 2 or len(before) != 2 or len(after) != 2:
                continue
            (x0, y0), (x1, y1) = segment
            width = abs(x1 - x0)
            if abs(y1 - y0) > 0.5 or not 0.4 * self.stem < width < 1.35 * self.stem:
                continue
            if abs(before[0][0] - before[1][0]) + abs(after[0][0] - after[1][0]) > 2:
                continue
            # The ink is on the left: above an edge that runs to the right.
            outwards = -1 if x1 > x0 else 1
            if (before[0][1] - y0) * outwards < -width and (after[1][1] - y1) * outwards < -width:
                shifts[index] = outwards * OVERSHOOT * width
        if not shifts:
            return outline
        moved = []
        for index, segment in enumerate(segments):
            points = list(segment)
            if index in shifts:
                points = [(x, y + shifts[index]) for x, y in points]
            if (index + 1) % count in shifts:
                points[-1] = (points[-1][0], points[-1][1] + shifts[(index + 1) % count])
            if (index - 1) % count in shifts:
                points[0] = (points[0][0], points[0][1] + shifts[(index - 1) % count])
            moved.append(tuple(points))
        return Outline(moved, self.spacing)

    def limit(self, outline: Outline) -> float:
        """The largest disc for a contour: half a stroke, or as large as a dot."""
        points = outline.samples()
        width, height = np.ptp(points[:, 0]), np.ptp(points[:, 1])
        is_dot = outline.area > 0.7 * width * height and max(width, height) < 1.3 * min(width, height) \
            and max(width, height) < 2 * self.stem
        return float(max(width, height)) if is_dot else 0.56 * self.stem

    def glyph(self, path: pathops.Path):
        outlines = [self.lengthened(outline) for outline in self.outlines(path)]
        pen = TTGlyphPen(None)
        if outlines:
            edges = np.concatenate([outline.samples() for outline in outlines])
            for outline in outlines:
                limit = self.limit(outline)
                for corner in outline.corners:
                    corner.limit = limit
                outline.fit(edges)
                outline.rounded(pen)
        return pen.glyph(dropImpliedOnCurves=True)
