/** The limit of the cache in bytes, with encrypted and decrypted text: some 25,000 messages of everyday length. */
const maxBytes = 32 * 2 ** 20;
/**
 * The length of a piece's beginning that is its key, in characters or bytes. It includes the id of its first record.
 */
const keySize = 200;
/** The approximate overhead of each piece, in bytes. */
const ownSize = 1000;
/** Milliseconds after which an unused piece is removed. */
const idle = 10 * 60_000;

type Piece = string | Uint8Array;

interface CachedPiece {
  readonly encrypted: Piece;
  readonly decrypted: Piece;
  /** The time of the last use, from `performance.now()`. */
  readonly usedAt: number;
}

/**
 * Caches decrypted pieces of lists together with the very bytes that they were decrypted from: a piece that changed is
 * decrypted anew, so that none is ever out of date. In memory only.
 */
export class DecryptedPieceCache {
  /** The pieces in the order of their last use. */
  private readonly pieces = new Map<string, CachedPiece>();
  private bytes = 0;
  private timer: NodeJS.Timeout | undefined;

  /** @param mayKeep is called after `open`: whether the same bytes would be decrypted the same the next time */
  get<Kind extends Piece>(
    encrypted: Kind,
    decrypt: (encrypted: Kind) => Kind,
    mayKeep: () => boolean = () => true,
  ): Kind {
    const key = beginOf(encrypted);
    const known = this.pieces.get(key);
    const isKnown = known !== undefined && isSame(known.encrypted, encrypted);
    const decrypted = isKnown ? (known.decrypted as Kind) : decrypt(encrypted);
    if (known !== undefined) this.forget(key, known);
    if (isKnown || mayKeep()) this.keep(key, { encrypted, decrypted, usedAt: performance.now() });
    return decrypted;
  }

  clear(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.pieces.clear();
    this.bytes = 0;
  }

  private keep(key: string, piece: CachedPiece): void {
    this.pieces.set(key, piece);
    this.bytes += sizeOf(piece);
    for (const [oldest, one] of this.pieces) {
      if (this.bytes <= maxBytes) break;
      this.forget(oldest, one);
    }
    this.timer ??= setTimeout(this.forgetIdle, idle).unref();
  }

  private readonly forgetIdle = (): void => {
    this.timer = undefined;
    for (const [key, piece] of this.pieces) {
      const left = piece.usedAt + idle - performance.now();
      if (left > 0) {
        this.timer = setTimeout(this.forgetIdle, left).unref();
        return;
      }
      this.forget(key, piece);
    }
  };

  private forget(key: string, piece: CachedPiece): void {
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

/** Returns the upper bound of a piece's size, in bytes. */
const sizeOf = ({ encrypted, decrypted }: CachedPiece): number =>
  ownSize + (typeof encrypted === 'string' ? 2 : 1) * (encrypted.length + decrypted.length);
