"""Property lists in the old style of OpenStep, in which Xcode writes its projects."""

import plistlib
import re

TOKEN = re.compile(r"""
    (?P<space> \s+ | //[^\n]* | /\*.*?\*/ )
  | (?P<quoted> "(?:[^"\\]|\\.)*" | '(?:[^'\\]|\\.)*' )
  | (?P<data> <[0-9a-fA-F\s]*> )
  | (?P<mark> [{}()=;,] )
  | (?P<bare> [^\s{}()=;,"']+ )
""", re.VERBOSE | re.DOTALL)


def read(data: bytes):
    """The dictionary in a file of any of the styles that Xcode opens. ValueError where it is none."""
    text = data.decode("utf-8", "replace")
    if text.lstrip("\ufeff").startswith("<?xml"):
        try:
            return plistlib.loads(data)
        except Exception as error:
            raise ValueError(str(error)) from error
    tokens = [match for match in TOKEN.finditer(text) if match.lastgroup != "space"]
    value, rest = parsed(tokens, 0)
    if rest != len(tokens) or not isinstance(value, dict):
        raise ValueError("not a property list")
    return value


def parsed(tokens: list, at: int):
    """The value that begins there, and where the next one does."""
    if at >= len(tokens):
        raise ValueError("the list ends early")
    token, text = tokens[at], tokens[at].group()
    if text == "{":
        result, at = {}, at + 1
        while shown(tokens, at) != "}":
            key, at = parsed(tokens, at)
            value, at = parsed(tokens, expected(tokens, at, "="))
            result[key] = value
            at = expected(tokens, at, ";")
        return result, at + 1
    if text == "(":
        result, at = [], at + 1
        while shown(tokens, at) != ")":
            value, at = parsed(tokens, at)
            result.append(value)
            if shown(tokens, at) == ",":
                at += 1
        return result, at + 1
    if token.lastgroup == "mark":
        raise ValueError(f"'{text}' is not a value")
    if token.lastgroup == "quoted":
        spaces = {"n": "\n", "t": "\t"}
        text = re.sub(r"\\(.)", lambda match: spaces.get(match[1], match[1]), text[1:-1], flags=re.DOTALL)
    return text, at + 1


def shown(tokens: list, at: int) -> str:
    """The token there; ValueError at the end."""
    if at >= len(tokens):
        raise ValueError("the list ends early")
    return tokens[at].group()


def expected(tokens: list, at: int, mark: str) -> int:
    """Where the list goes on behind a mark that has to be there."""
    if shown(tokens, at) != mark:
        raise ValueError(f"'{mark}' is missing")
    return at + 1
