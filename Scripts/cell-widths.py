#!/usr/bin/env python3
"""Writes the table of character widths in a terminal from Unicode's data.

usage: Scripts/cell-widths.py > Sources/Renderers/CellRendering/Generated/CellWidthTable.swift

Unicode's data is the interpreter's own; the version is named in the output.
"""

import unicodedata

DROPPED, NARROW, WIDE, JOINED = 0, 1, 2, 3

# Format characters that are seen: the signs that stand before Arabic and Syriac numbers.
SEEN = {*range(0x0600, 0x0606), 0x06DD, 0x070F, 0x0890, 0x0891, 0x08E2, 0x110BD, 0x110CD}
# The joiners of emoji and scripts, and the tags of flags.
JOINERS = {0x200C, 0x200D, *range(0xE0020, 0xE0080)}
# Vowels and finals of Hangul, which are drawn into the consonant before them.
HANGUL = {*range(0x1160, 0x1200), *range(0xD7B0, 0xD800)}
# Where emoji are added; what isn't assigned yet is taken to be one.
EMOJI = {*range(0x1F6D0, 0x1F700), *range(0x1F900, 0x1FA00), *range(0x1FA70, 0x1FB00)}


def kind(code):
    character = chr(code)
    category = unicodedata.category(character)
    if code in JOINERS or code in HANGUL or category in ("Mn", "Me"):
        return JOINED
    if category in ("Cc", "Cs", "Zl", "Zp") or category == "Cf" and code not in SEEN:
        return DROPPED
    if code & 0xFFFE == 0xFFFE or 0xFDD0 <= code <= 0xFDEF:
        return DROPPED
    if unicodedata.east_asian_width(character) in ("W", "F"):
        return WIDE
    if category == "Cn" and code in EMOJI:
        return WIDE
    return NARROW


def main():
    starts, last = [], None
    for code in range(0x110000):
        now = kind(code)
        if now != last:
            starts.append(code << 2 | now)
            last = now
    print("// Written by Scripts/cell-widths.py; not to be edited by hand.")
    print()
    print("/// How characters are shown in a terminal, by Unicode %s." % unicodedata.unidata_version)
    print("enum CellWidthTable {")
    print("  /// Where a run of characters of one kind begins, times four, plus the kind.")
    print("  static let starts: [UInt32] = [")
    line = "   "
    for start in starts:
        word = " 0x%X," % start
        if len(line) + len(word) > 100:
            print(line)
            line = "   "
        line += word
    print(line)
    print("  ]")
    print("}")


main()
