/** In bytes, with what they were opened from: some 25,000 messages of everyday length. */
const maxBytes = 32 * 2 ** 20;
/** By so much of its beginning a piece is found, in which the id of its first record stands. In characters or bytes. */
const keySize = 200;
/** What each takes beside its texts, in bytes, about. */
const ownSize = 1000;
/** How long nobody asks until all is forgotten, in milliseconds. */
const idle = 10 * 60_000;

type Piece = string | Uint8Array;

interface OpenedPiece {
  readonly sealed: Piece;
  readonly opened: Piece;
}

/**
 * Pieces of lists that were opened a moment ago, with the very bytes that they were opened from: one in which anything was
 * changed since is opened anew, so that none is ever out of date. In memory only.
 */
export class OpenedPieces {
  private readonly pieces = new Map<string, OpenedPiece>();
  private bytes = 0;
  private timer: NodeJS.Timeout | undefined;

  get<Kind extends Piece>(sealed: Kind, open: (sealed: Kind) => Kind): Kind {
    const key = beginOf(sealed);
    const known = this.pieces.get(key);
    const piece =
      known !== undefined && isSame(known.sealed, sealed)
        ? known
        : { sealed, opened: open(sealed) };
    if (known !== undefined) this.forget(key, known);
    this.pieces.set(key, piece);
    this.bytes += sizeOf(piece);
    for (const [oldest, one] of this.pieces) {
      if (this.bytes <= maxBytes) break;
      this.forget(oldest, one);
    }
    this.timer ??= setTimeout(() => this.clear(), idle).unref();
    this.timer.refresh();
    return piece.opened as Kind;
  }

  clear(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.pieces.clear();
    this.bytes = 0;
  }

  private forget(key: string, piece: OpenedPiece): void {
    this.pieces.delete(key);
    this.bytes -= sizeOf(piece);
  }
}

const beginOf = (piece: Piece): string =>
  typeof piece === 'string'
    ? piece.slice(0, keySize)
    : Buffer.from(piece.subarray(0, keySize)).toString('latin1');

const isSame = (one: Piece, other: Piece): boolean =>
  typeof one === 'string' || typeof other === 'string'
    ? one === other
    : Buffer.compare(one, other) === 0;

/** In bytes, at most. */
const sizeOf = ({ sealed, opened }: OpenedPiece): number =>
  ownSize + (typeof sealed === 'string' ? 2 : 1) * (sealed.length + opened.length);
