"""Chance: every deal and the first dealer come from a secret, the participants' nonces, and SHAKE-256.

The exact bytes are written down in docs/fair-deals.md with test vectors, so that anybody can check every deal with
twenty lines of any language. Changing anything here breaks every record.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence

from threethirteen.cards import JOKER, Card, Rank, Suit
from threethirteen.rules import RuleSet

SECRET_BYTES = 32
_DOMAIN = b"three-thirteen deal 1"


def commitment(secret: bytes) -> str:
    """SHA-256 of the secret, in hex: shown before anybody adds a nonce, so that the secret cannot be chosen later."""
    return hashlib.sha256(secret).hexdigest()


def shuffle_deck(
    secret: bytes, nonces: Sequence[str], round_number: int, shuffle: int, cards: Sequence[Card]
) -> tuple[Card, ...]:
    """The cards in the order that this shuffle of this round gives them.

    ``round_number`` counts from 0; shuffle 0 is the deal, 1 the first time the discards are shuffled, and so on.
    """
    words = _words(secret, nonces, b"shuffle", round_number, shuffle)
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        other = _below(last + 1, words)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def choose_dealer(secret: bytes, nonces: Sequence[str], seats: Sequence[int]) -> int:
    """The first dealer, one of ``seats``, each as likely as the others."""
    return seats[_below(len(seats), _words(secret, nonces, b"dealer", 0, 0))]


def full_deck(rules: RuleSet, copies: int) -> tuple[Card, ...]:
    """The cards before shuffling: deck after deck, each suit by suit from its lowest rank up, then its jokers."""
    one = [
        Card(Rank(rank), Suit(suit))
        for suit in range(rules.deck.suits)
        for rank in range(rules.deck.ranks.least, rules.deck.ranks.most + 1)
    ]
    return tuple(one + [JOKER] * rules.deck.jokers) * copies


def _words(
    secret: bytes, nonces: Sequence[str], purpose: bytes, round_number: int, shuffle: int
) -> Iterator[int]:
    """An endless stream of 32-bit numbers, big-endian, from SHAKE-256.

    What is hashed: the domain, the purpose, round and shuffle as four bytes each, the secret, and each nonce's bytes
    in order; every part but the numbers is preceded by its length as four bytes.
    """
    message = b"".join(
        (
            _with_length(_DOMAIN),
            _with_length(purpose),
            round_number.to_bytes(4, "big"),
            shuffle.to_bytes(4, "big"),
            _with_length(secret),
            *(_with_length(bytes.fromhex(nonce)) for nonce in nonces),
        )
    )
    shake = hashlib.shake_256(message)
    start, length = 0, 2048
    while True:
        stream = shake.digest(length)  # a longer digest begins with the shorter one
        for place in range(start, length, 4):
            yield int.from_bytes(stream[place : place + 4], "big")
        start, length = length, 2 * length


def _with_length(part: bytes) -> bytes:
    return len(part).to_bytes(4, "big") + part


def _below(limit: int, words: Iterator[int]) -> int:
    """An even choice of 0 … limit - 1: words above the greatest multiple of ``limit`` are passed over."""
    fair = 2**32 - 2**32 % limit
    for word in words:
        if word < fair:
            return word % limit
    raise AssertionError("the stream of words has no end")
