import {
  Kysely,
  SqliteAdapter,
  DummyDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from 'kysely';
import { makeDataKey, formatDataKey, readDataKeys } from './data-key';
import { KeyRing } from './key-ring';
import {
  toDecryptableJson,
  toDecryptableJsonForStorage,
  encryptedFieldStart,
} from './decryptable-json';
import { DecryptedPieceCache } from './decrypted-piece-cache';
import { FieldEncryption, undecryptablePlaceholder } from './field-encryption';
import { getKeyId, decryptText, encryptText } from './encrypted-text';

const place = { kind: 'welfare', id: 'one', field: 'message' };
const key = makeDataKey();
const find = (id: string) => (id === key.id ? key : undefined);

describe('an encrypted text', () => {
  const text = 'Grüß Gott, "Zoë" \u{1f64f}\n';
  const encrypted = encryptText(key, place, text);

  it('opens with its key, for its place', () => {
    expect(decryptText(find, place, encrypted)).toBe(text);
    expect(getKeyId(encrypted)).toBe(key.id);
  });

  it('is another each time', () => {
    expect(encryptText(key, place, text)).not.toBe(encrypted);
  });

  it.each([
    { ...place, kind: 'testimony' },
    { ...place, id: 'two' },
    { ...place, field: 'name' },
    { kind: 'welfareo', id: 'ne', field: 'message' },
  ])('does not open for %o', (other) => {
    expect(decryptText(find, other, encrypted)).toBeUndefined();
  });

  it('does not open once a letter of it was changed, or a part is gone', () => {
    const at = encrypted.length - 10;
    const letter = encrypted[at] === 'A' ? 'B' : 'A';
    expect(
      decryptText(find, place, encrypted.slice(0, at) + letter + encrypted.slice(at + 1)),
    ).toBeUndefined();
    for (const part of [
      '',
      '1',
      '1.',
      `1.${key.id}`,
      `1.${key.id}.`,
      `1.${key.id}.AAAA`,
      encrypted.slice(0, -8),
    ])
      expect(decryptText(find, place, part)).toBeUndefined();
  });

  it('does not open without its key', () => {
    expect(decryptText(() => undefined, place, encrypted)).toBeUndefined();
  });
});

describe('keys as text', () => {
  it('are read with comments, commas and lines between them, the newest first', () => {
    const other = makeDataKey();
    const text = `# first\n${formatDataKey(key)} # ${key.id}, of today\n\n${formatDataKey(other)},`;
    expect(readDataKeys(text, 'a file').map(({ id }) => id)).toEqual([key.id, other.id]);
  });

  it('are read as openssl writes them', () => {
    const text = Buffer.alloc(32, 0xfb).toString('base64');
    expect(readDataKeys(text, 'DATA_KEY')[0].secret.export()).toEqual(Buffer.alloc(32, 0xfb));
  });

  it.each(['', '# nothing', 'short', `${formatDataKey(key)}A`, 'x'.repeat(44)])(
    'are refused as %j, without quoting them',
    (text) => {
      const read = () => readDataKeys(text, 'DATA_KEY');
      expect(read).toThrow('DATA_KEY');
      if (text !== '') expect(read).not.toThrow(text);
    },
  );
});

describe('a key ring', () => {
  it('looks again for a key that it does not know, but not each time', () => {
    const added = makeDataKey();
    let reads = 0;
    const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
    const ring = new KeyRing([key], () => {
      reads += 1;
      return [added, key];
    });
    expect(ring.find(added.id)).toBeUndefined();
    clock.mockReturnValue(2000);
    expect(ring.find('unknown')).toBeUndefined();
    expect(ring.find(added.id)).toBe(added);
    expect(ring.newest).toBe(added);
    expect(ring.find('unknown')).toBeUndefined();
    expect(reads).toBe(1);
    clock.mockRestore();
  });
});

describe('field encryption', () => {
  const encryption = new FieldEncryption();
  encryption.use(new KeyRing([key]));
  const body = JSON.stringify({ name: 'Ada', message: 'a "secret"', phone: '1' });
  const open = async (text: unknown, by = encryption) => {
    const result = { rows: [{ text }] };
    const args = { queryId: { queryId: 'one' }, result } as never;
    return (await by.transformResult(args)).rows[0]?.['text'];
  };
  const database = new Kysely<never>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
  /** Returns what the statement selects for a row. */
  const nameRow = (stored: string, kind: string, id: string, makeOpenable = toDecryptableJson) => {
    const { sql: text } = makeOpenable(sql.lit('x'), sql.lit(kind), sql.lit(id)).compile(database);
    const [, mark = '', end = ''] = /'(<[\w-]+)'.*'([^']*>)'/.exec(text) ?? [];
    return `${mark}${kind} ${id}${end}${stored}`;
  };

  it('hides the fields that are declared, and leave the others and their order', async () => {
    const stored = String(encryption.encryptBody('welfare', 'one', body));
    expect(stored).toMatch(
      /^\{"name":"Ada","message":\{"sealed":"1\.[0-9a-f]{12}\.[\w-]+"\},"phone":"1"\}$/,
    );
    expect(await open(nameRow(stored, 'welfare', 'one'))).toBe(body);
    expect(stored).toContain(encryptedFieldStart(key.id));
  });

  it('leaves a kind alone of which nothing is declared', () => {
    expect(encryption.encryptBody('contact', 'one', body)).toBe(body);
  });

  it('decrypts bytes too, and in long lists of many records', async () => {
    const bodies = Array.from({ length: 50 }, (_, at) =>
      JSON.stringify({ message: `${at} ${'long '.repeat(50)}ä` }),
    );
    const list = bodies
      .map((one, at) =>
        nameRow(String(encryption.encryptBody('request', `r${at}`, one)), 'request', `r${at}`),
      )
      .join(',');
    for (let time = 0; time < 2; time += 1) {
      expect(await open(list)).toBe(bodies.join(','));
      expect(String(await open(Buffer.from(list)))).toBe(bodies.join(','));
    }
  });

  it('does not decrypt what no statement named: neither as it is stored, nor where somebody typed it', async () => {
    const stored = String(encryption.encryptBody('welfare', 'one', body));
    expect(await open(stored)).toBe(stored);
    const typed = JSON.stringify({ message: stored });
    expect(await open(nameRow(typed, 'welfare', 'one'))).toBe(typed);
    const over = nameRow('', '', '').replace(' ', '');
    const behind = `${nameRow('{}', 'welfare', 'one')}${over},${stored}`;
    expect(await open(behind)).toBe(`{},${stored}`);
  });

  it('says so where something cannot be decrypted, as when it was moved to another record', async () => {
    const stored = String(encryption.encryptBody('welfare', 'one', body));
    for (const named of [nameRow(stored, 'testimony', 'one'), nameRow(stored, 'welfare', 'two')])
      expect(await open(named)).toBe(body.replace('a \\"secret\\"', undecryptablePlaceholder));
  });

  it('leaves encrypted what cannot be decrypted where it is to be stored again, and stores it as it was', async () => {
    const stored = String(encryption.encryptBody('welfare', 'one', body));
    const without = new FieldEncryption();
    without.use(new KeyRing([makeDataKey()]));
    const opened = await open(
      nameRow(stored, 'welfare', 'one', toDecryptableJsonForStorage),
      without,
    );
    expect(opened).toBe(stored);
    expect(without.encryptBody('welfare', 'one', String(opened))).toBe(stored);
    expect(await open(nameRow(stored, 'welfare', 'one', toDecryptableJsonForStorage))).toBe(body);
  });

  it('encrypts nothing that stands for what cannot be read', () => {
    const encrypt = () =>
      encryption.encryptBody(
        'welfare',
        'one',
        JSON.stringify({ message: undecryptablePlaceholder }),
      );
    expect(encrypt).toThrow(expect.objectContaining({ name: 'UndecryptableText', id: 'one' }));
  });

  it('renews what is plain, and what is encrypted with another key, and nothing twice', async () => {
    const record = { kind: 'welfare', id: 'one' };
    const renewed = encryption.renew(record, ['message'], body);
    expect(await open(nameRow(String(renewed), 'welfare', 'one'))).toBe(body);
    expect(encryption.renew(record, ['message'], String(renewed))).toBeUndefined();
    const later = new FieldEncryption();
    const newest = makeDataKey();
    later.use(new KeyRing([newest, key]));
    expect(String(later.renew(record, ['message'], String(renewed)))).toContain(
      encryptedFieldStart(newest.id),
    );
    const without = new FieldEncryption();
    without.use(new KeyRing([newest]));
    expect(without.renew(record, ['message'], String(renewed))).toBeUndefined();
  });
});

describe('pieces that were opened', () => {
  it('are opened once each, as long as they are not too many', () => {
    const pieces = new DecryptedPieceCache();
    let count = 0;
    const open = (text: string) => {
      count += 1;
      return text.toUpperCase();
    };
    const long = (letter: string) => letter.repeat(2 ** 22);
    expect(pieces.get(long('a'), open)).toBe(long('A'));
    expect(pieces.get(long('a'), open)).toBe(long('A'));
    expect(count).toBe(1);
    for (const letter of 'bc') pieces.get(long(letter), open);
    pieces.get(long('a'), open);
    expect(count).toBe(4);
    pieces.clear();
    pieces.get(long('a'), open);
    expect(count).toBe(5);
    pieces.clear();
  });

  it('are forgotten one by one, when nobody asks for them', () => {
    jest.useFakeTimers();
    const pieces = new DecryptedPieceCache();
    const opened: string[] = [];
    const get = (piece: string) =>
      pieces.get(piece, (text) => {
        opened.push(text);
        return text;
      });
    get('a');
    jest.advanceTimersByTime(6 * 60_000);
    get('b');
    jest.advanceTimersByTime(6 * 60_000);
    get('b');
    get('a');
    expect(opened).toEqual(['a', 'b', 'a']);
    jest.advanceTimersByTime(11 * 60_000);
    expect(jest.getTimerCount()).toBe(0);
    get('b');
    expect(opened).toEqual(['a', 'b', 'a', 'b']);
    pieces.clear();
    jest.useRealTimers();
  });
});
