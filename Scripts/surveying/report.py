"""What a survey prints: a line for each target, and a summary."""

from collections import Counter


def line(measurement) -> str:
    """A target in one line, with what stands in the way below it."""
    needs = f"needs {', '.join(measurement.others)}" if measurement.others else "Apple's modules only"
    parts = [
        "compiles" if measurement.compiles else "does not compile",
        f"{measurement.pictures} pictures" + (f", {measurement.failed} failed" if measurement.failed else ""),
        f"{sum(measurement.findings.values())} findings", needs, f"{measurement.seconds:.0f} s"]
    text = f"{measurement.checkout} {measurement.target}: {'; '.join(parts)}"
    if measurement.findings:
        text += "\n    findings: " + ", ".join(f"{code} {count}" for code, count in measurement.findings.items())
    if measurement.missing:
        text += "\n    no picture: " + ", ".join(measurement.missing)
    return text + (f"\n    cause: {measurement.cause}" if measurement.cause else "")


def summary(measurements: list, passed_over: Counter) -> str:
    """Counts, shares, and causes by frequency."""
    apples = [item for item in measurements if not item.others]
    lines = [
        f"{len(measurements)} widget extensions in {len({item.checkout for item in measurements})} checkouts",
        *(f"  {count} passed over: {reason}" for reason, count in passed_over.most_common()),
        share("compile", measurements, lambda item: item.compiles),
        share("draw every widget", measurements, lambda item: item.draws_all),
        share("of those that import Apple's modules only compile", apples, lambda item: item.compiles),
        share("of those that import Apple's modules only draw every widget", apples, lambda item: item.draws_all),
        share("of those that draw every widget do so without code that was left out",
              [item for item in measurements if item.draws_all], lambda item: item.lacks_code)]
    for title, targets in [("What stands in the way, Apple's modules only:", apples),
                           ("What stands in the way, others:", [item for item in measurements if item.others])]:
        causes = Counter(item.cause for item in targets if item.cause)
        lines += ["", title] + [f"  {count}  {cause}" for cause, count in causes.most_common()] if causes else []
    found = Counter()
    for item in measurements:
        found.update(item.findings.keys())
    if found:
        lines += ["", "Findings, by the extensions that have them:"]
        lines += [f"  {count}  {code}" for code, count in found.most_common()]
    return "\n".join(lines)


def share(what: str, measurements: list, holds) -> str:
    count = sum(map(holds, measurements))
    percent = f" ({100 * count / len(measurements):.0f} %)" if measurements else ""
    return f"{count} of {len(measurements)}{percent} {what}"
