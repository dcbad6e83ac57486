"""Seeds: whatever a person may give, as 64 hexadecimal digits."""

import secrets

Seed = int | str | None


def digits(seed: Seed) -> str:
    """A seed as 64 hexadecimal digits; a new one from the operating system if there is none.

    >>> digits(258)[:8]
    '02010000'
    """
    if seed is None:
        return secrets.token_hex(32)
    if isinstance(seed, str):
        return seed
    if isinstance(seed, bool) or not hasattr(seed, "__index__"):
        raise TypeError(f"a seed is a whole number, 64 hexadecimal digits or None, not {seed!r}")
    number = seed.__index__()
    if not 0 <= number < 2**64:
        raise ValueError(f"a seed is a number from 0 to 2**64 - 1, or 64 hexadecimal digits, not {number}")
    return number.to_bytes(32, "little").hex()


def rounds(max_rounds: int | None) -> int | None:
    """Checks a limit on the rounds."""
    if max_rounds is not None and not 1 <= max_rounds <= 1000:
        raise ValueError(f"max_rounds is a number from 1 to 1000, not {max_rounds}")
    return max_rounds


def whole(value: int, name: str, least: int, most: int) -> int:
    """Checks a whole number."""
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        raise TypeError(f"{name} is a whole number, not {value!r}")
    if not least <= value.__index__() <= most:
        raise ValueError(f"{name} is a number from {least} to {most}, not {value}")
    return value.__index__()
