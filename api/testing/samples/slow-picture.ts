import sharp from 'sharp';

/** The markers of JPEG that matter here: a Huffman table, and the start of a scan. */
const huffmanTable = 0xc4;
const startOfScan = 0xda;

/** The number of bits of each coefficient that have their own scans. */
const bits = 10;

/**
 * A valid picture of one colour in about 200 KB that is slow to decode: progressive, with two thousand scans of the
 * whole picture.
 * @param side in pixels; the work grows with its square
 */
export async function drawSlowly(side: number): Promise<Buffer> {
  const create = { width: side, height: side, channels: 3, background: 'teal' } as const;
  const quick = await sharp({ create }).jpeg({ progressive: true }).toBuffer();
  const scans = findScans(quick);
  // There is one for each of the three components; the first scan holds the bits that the others refine.
  const ofComponents = scans
    .slice(1)
    .filter(({ isFirst }) => isFirst)
    .slice(0, 3);
  const slow: Buffer[] = [quick.subarray(0, scans[0]?.end)];
  for (let coefficient = 1; coefficient < 64; coefficient++) {
    for (const { begin, header, end } of ofComponents) {
      for (let bit = bits; bit >= 0; bit--) {
        const scan = Buffer.from(quick.subarray(begin, end));
        const before = bit === bits ? 0 : bit + 1;
        scan.set([coefficient, coefficient, before * 16 + bit], header - begin);
        slow.push(scan);
      }
    }
  }
  return Buffer.concat([...slow, quick.subarray(-2)]);
}

interface Scan {
  /** The offset of the Huffman tables before the scan. */
  readonly begin: number;
  /** The offset of the scan's header, which declares its coefficients and their bits. */
  readonly header: number;
  readonly end: number;
  readonly isFirst: boolean;
}

function findScans(jpeg: Buffer): Scan[] {
  const scans: Scan[] = [];
  let begin: number | undefined;
  // The scan starts after the two bytes that every JPEG begins with.
  for (let at = 2; at < jpeg.length - 2;) {
    const end = at + 2 + jpeg.readUInt16BE(at + 2);
    if (jpeg[at + 1] === huffmanTable) begin ??= at;
    if (jpeg[at + 1] === startOfScan) {
      const dataEnd = endOfData(jpeg, end);
      const isFirst = (jpeg[end - 1] ?? 0) < 16;
      scans.push({ begin: begin ?? at, header: end - 3, end: dataEnd, isFirst });
      begin = undefined;
      at = dataEnd;
    } else at = end;
  }
  return scans;
}

/** The offset of the next marker: within data a zero follows every 0xff. */
function endOfData(jpeg: Buffer, from: number): number {
  let at = jpeg.indexOf(0xff, from);
  while (jpeg[at + 1] === 0) at = jpeg.indexOf(0xff, at + 1);
  return at;
}
