import { hash } from 'node:crypto';

/** In bytes: of a list of 10,000 messages it is a fifth. */
const maxBytes = 32 * 2 ** 20;
/** Less is opened again quicker than it is found. In characters or bytes. */
const minSize = 4096;
/** How long nobody asks until all is forgotten, in milliseconds. */
const idle = 10 * 60_000;

type Piece = string | Uint8Array;

/**
 * Pieces of lists that were opened a moment ago, by a digest of what they were opened from: one in which anything was
 * changed has another, so that none is ever out of date. In memory only.
 */
export class OpenedPieces {
  private readonly pieces = new Map<string, Piece>();
  private bytes = 0;
  private timer: NodeJS.Timeout | undefined;

  get<Kind extends Piece>(sealed: Kind, open: (sealed: Kind) => Kind): Kind {
    if (sealed.length < minSize) return open(sealed);
    const key = hash('sha256', sealed, 'base64');
    const known = this.pieces.get(key) as Kind | undefined;
    const opened = known ?? open(sealed);
    if (known !== undefined) this.pieces.delete(key);
    else this.bytes += sizeOf(opened);
    this.pieces.set(key, opened);
    this.forgetOldest();
    this.timer ??= setTimeout(() => this.clear(), idle).unref();
    this.timer.refresh();
    return opened;
  }

  clear(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.pieces.clear();
    this.bytes = 0;
  }

  private forgetOldest(): void {
    for (const [key, piece] of this.pieces) {
      if (this.bytes <= maxBytes) return;
      this.pieces.delete(key);
      this.bytes -= sizeOf(piece);
    }
  }
}

/** In bytes, at most. */
const sizeOf = (piece: Piece): number =>
  typeof piece === 'string' ? 2 * piece.length : piece.byteLength;
