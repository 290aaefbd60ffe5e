import sharp from 'sharp';

/** Small generated files of each kind that the site accepts; none is a real person's. */

/** 64 x 48 pixels, red on the left and blue on the right, in the format of iPhones (HEVC in HEIF). */
export const sampleHeic = (): Buffer => Buffer.from(heic.join(''), 'base64');
const heic = [
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAw9tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAA',
  'AA5waXRtAAAAAAABAAAAVGlsb2MAAAAAREAAAgABAAAAAAMzAAMAAAAAAAAAtAAAALQAAAAhAAAA1QAAABcAAgAAAAAEHwADAAAA',
  'AAAAALQAAAC0AAAAEQAAAMUAAAAOAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAAAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAaHZj',
  'MQAAAAIuaXBycAAAAglpcGNvAAAA2Gh2Y0MBAWAAAAAAAAAAAAC68AD8/fj4AAALBiAAAQAaQAEMAv//AWAAAAMAgAAAAwAAAwC6',
  'AAAsCQAhAAEALEIBAgFgAAADAIAAAAMAAAMAugAAoCCDFy5JMqm4CGgwIAAAAwAgAAADAyEAIgABAAhEAcFxgpkgACAAAQAaQAEM',
  'Av//AWAAAAMAgAAAAwAAAwC6AAAsCQAhAAEALEIBAgFgAAADAIAAAAMAAAMAugAAoCCDFy5JMqm4CGgwIAAAAwAgAAADAyEAIgAB',
  'AAdEAcFxgpkgAAAAFGlzcGUAAAAAAAAAQAAAADAAAAAQcGl4aQAAAAADCAgIAAAA0Gh2Y0MBAWAAAAAAAAAAAAC68AD8/Pj4AAAL',
  'BiAAAQAaQAEMAv//AWAAAAMAgAAAAwAAAwC6AAAsCQAhAAEAKEIBAgFgAAADAIAAAAMAAAMAugAAwIIMXLkkyqbAgAAAAwCAAAAM',
  'hAAiAAEACEQBwXGCmSAAIAABABpAAQwC//8BYAAAAwCAAAADAAADALoAACwJACEAAQAoQgECAWAAAAMAgAAAAwAAAwC6AADAggxc',
  'uSTKpsCAAAADAIAAAAyEACIAAQAHRAHBcYKZIAAAAA5waXhpAAAAAAEIAAAAJ2F1eEMAAAAAdXJuOm1wZWc6aGV2YzoyMDE1OmF1',
  'eGlkOjEAAAAAHWlwbWEAAAAAAAAAAgABA4ECAwACBIQCBYYAAAAaaXJlZgAAAAAAAAAOYXV4bAACAAEAAQAAAcdtZGF0AAAAsE4B',
  'Basy/kZsmEFCaa41apFUnvPxS3ZhemFhciBIRVZDIEVuY29kZXIgdi4gMi4zLjEtZWEwOWFmNSAtIENvcHlsZWZ0IDIwMTItMjAx',
  'NSAtIGh0dHA6Ly91bHRyYXZpZGVvLmNzLnR1dC5maS8gLSBvcHRpb25zOiA2NHg0OCBkZWJsb2NrPTE6MDowIHNhbz0zIGludHJh',
  'X3BlcmlvZD02NCBxcD0yNiByZWY9MQCAAAAAHSYBr3j3jv/tCP/XgUuzm+3+qIl7HEv6xwfh0vXwAAAAE1ABhA0CAAR6AAADAdaA',
  'AAHmgIAAAACwTgEFqzL+RmyYQUJprjVqkVSe8/FLdmF6YWFyIEhFVkMgRW5jb2RlciB2LiAyLjMuMS1lYTA5YWY1IC0gQ29weWxl',
  'ZnQgMjAxMi0yMDE1IC0gaHR0cDovL3VsdHJhdmlkZW8uY3MudHV0LmZpLyAtIG9wdGlvbnM6IDY0eDQ4IGRlYmxvY2s9MTowOjAg',
  'c2FvPTMgaW50cmFfcGVyaW9kPTY0IHFwPTI2IHJlZj0xAIAAAAANJgGu8PGcL53aWXkVgAAAAApQAYQFAgAKegCA',
];

export const samplePicture = (width = 700, height = 500): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();

/** A frame of MPEG 1, layer 3: 128 kbit/s, 44.1 kHz, 26 ms of silence. */
const frame = Buffer.alloc(417);
frame.set([0xff, 0xfb, 0x90, 0x64]);
const framesPerSecond = 44_100 / 1152;

const repeat = (piece: Buffer, times: number) => Buffer.concat(Array<Buffer>(times).fill(piece));

/** An MP3 whose header declares its length. @param said seconds in its header; absent: the real length */
export function sampleMp3(seconds = 5, said = seconds): Buffer {
  const header = Buffer.from(frame);
  const afterSideInformation = 36;
  header.write('Info', afterSideInformation, 'latin1');
  const frames = Math.round(said * framesPerSecond);
  header.writeUInt32BE(3, afterSideInformation + 4);
  header.writeUInt32BE(frames, afterSideInformation + 8);
  header.writeUInt32BE((frames + 1) * frame.length, afterSideInformation + 12);
  return Buffer.concat([header, repeat(frame, Math.round(seconds * framesPerSecond))]);
}

/** An ID3 tag of so many bytes. */
export function id3Tag(length: number): Buffer {
  const tag = Buffer.alloc(10 + length);
  tag.write('ID3\x04', 'latin1');
  tag.set(
    [21, 14, 7, 0].map((shift) => (length >> shift) & 127),
    6,
  );
  return tag;
}

const box = (type: string, ...content: readonly Buffer[]): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.reduce((sum, { length }) => sum + length, 8));
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, ...content]);
};
const words = (...numbers: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(4 * numbers.length);
  numbers.forEach((number, place) => bytes.writeUInt32BE(number, 4 * place));
  return bytes;
};
const scale = 44_100;
const samplesPerPacket = 1024;

/** An M4A with so many seconds of silent AAC. @param handler `vide` makes it a film */
export function sampleM4a(seconds = 5, handler: 'soun' | 'vide' = 'soun'): Buffer {
  const packets = Math.round((seconds * scale) / samplesPerPacket);
  const duration = packets * samplesPerPacket;
  const sound = Buffer.alloc(28);
  sound.writeUInt16BE(1, 6);
  sound.writeUInt16BE(2, 16);
  sound.writeUInt16BE(16, 18);
  sound.writeUInt16BE(scale, 24);
  const film = Buffer.alloc(78);
  const entry = handler === 'soun' ? box('mp4a', sound) : box('avc1', film);
  const table = box(
    'stbl',
    box('stsd', words(0, 1), entry),
    box('stts', words(0, 1, packets, samplesPerPacket)),
    box('stsc', words(0, 1, 1, packets, 1)),
    box('stsz', words(0, 100, packets)),
    box('stco', words(0, 1, 0)),
  );
  const media = box(
    'mdia',
    box('mdhd', words(0, 0, 0, scale, duration, 0)),
    box('hdlr', words(0, 0), Buffer.from(handler), words(0, 0, 0), Buffer.from('sound\0')),
    box('minf', table),
  );
  const track = box('trak', box('tkhd', words(3, 0, 0, 1, 0, duration), Buffer.alloc(60)), media);
  return Buffer.concat([
    box('ftyp', Buffer.from('M4A \0\0\0\0M4A isom')),
    box('moov', box('mvhd', words(0, 0, 0, scale, duration), Buffer.alloc(80)), track),
    box('mdat', Buffer.alloc(100 * packets)),
  ]);
}

export const samplePdf = (): Buffer => {
  const objects = '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n';
  const rest = `xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Root 1 0 R >>\n`;
  return Buffer.from(`${objects}${rest}startxref\n${objects.length}\n%%EOF\n`, 'latin1');
};
