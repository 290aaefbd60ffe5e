import { existsSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { formAction } from 'contract/form-action';
import { profileImage } from 'contract/profile';
import type { ErrorBody } from 'contract/wire';
import { registerProfile } from 'contract/profile-requests';
import {
  encodeMultipart,
  makeMember,
  register,
  sampleProfile,
} from '../../../testing/people/members';
import { openConnection } from '../../../testing/stand-ins/raw-connection';
import type { RawConnection } from '../../../testing/stand-ins/raw-connection';
import { makeApp, useApp } from '../../../testing/test-app';
import type { TestApp } from '../../../testing/test-app';
import { requestClasses } from '../../http/rate-limit/rate-limits';
import { RateLimitRepository } from '../../http/rate-limit/rate-limit-repository';

const server = useApp();
afterEach(() => {
  expect(server.logged).toEqual([]);
});

const images = () => join(server.address.dataDir, 'images');
const keptPictures = () => (existsSync(images()) ? readdirSync(images()) : []);
const readProfiles = () => server.readList('/api/profiles');
const picture = (bytes: Uint8Array, name = 'me.png') => new File([new Uint8Array(bytes)], name);
const draw = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: 'teal' } }).withExif({
    IFD3: { GPSLatitude: '47/1 16/1 0/1', GPSLatitudeRef: 'N' },
  });

const { password, ...visible } = sampleProfile;
const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };

describe('a registration', () => {
  it('is stored and answered whole, but for the password', async () => {
    const answer = await register(server);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      ...visible,
      isAdmin: false,
      _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      __v: 0,
    });
    expect(await readProfiles()).toEqual([answer.json()]);
    expect(answer.body).not.toContain(password);
    expect(answer.body).not.toContain('argon2');
  });

  it("keeps a hash of the password, at OWASP's minimum of Argon2id", async () => {
    const product = await makeApp({ passwordCost: undefined });
    await register(product);
    const [stored] = await product.database.selectFrom('profiles').selectAll().execute();
    await product.remove();
    expect(stored?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it.each([
    ['JSON', json, JSON.stringify(sampleProfile)],
    ['a plain form', { ...form, accept: 'application/json' }, new URLSearchParams(sampleProfile)],
  ])('is taken as %s too', async (_, headers, body) => {
    const answer = await server.post(registerProfile.path, String(body), headers);
    expect(answer.statusCode).toBe(201);
  });

  it('needs no more than the fields that are required', async () => {
    const { dob, maritalStatus, referral, localPastor, ...required } = sampleProfile;
    const { body, headers } = await encodeMultipart(required);
    const answer = await server.post(registerProfile.path, body, headers);
    expect(answer.statusCode).toBe(201);
    for (const field of Object.keys({ dob, maritalStatus, referral, localPastor })) {
      expect(answer.json()).not.toHaveProperty(field);
    }
  });

  it('decides neither who is an admin nor anything else that is the server’s', async () => {
    const answer = await register(server, {
      isAdmin: 'true',
      is_admin: '1',
      _id: 'mine',
      __v: '7',
      image: '/elsewhere.png',
      createdAt: '1999-01-01',
      passwordHash: 'x',
    });
    expect(answer.json()).toMatchObject({ isAdmin: false, __v: 0 });
    expect(answer.json()).not.toHaveProperty('image');
    expect(answer.body).not.toMatch(/mine|1999|passwordHash/);
  });

  it('is refused for an e-mail that is taken, in whatever case, and says what to do', async () => {
    await register(server);
    const again = await register(server, { email: sampleProfile.email.toUpperCase() });
    expect(again.statusCode).toBe(409);
    expect(again.json<ErrorBody>()).toMatchObject({
      message: expect.stringContaining('log in'),
      issues: [{ path: 'email' }],
    });
    expect(await readProfiles()).toHaveLength(1);
  });

  it('that comes twice at once makes one profile and keeps one picture', async () => {
    const image = picture(await draw().png().toBuffer());
    const answers = await Promise.all([register(server, { image }), register(server, { image })]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(keptPictures()).toHaveLength(1);
  });

  it.each([
    ['short', 'seven77'],
    ['common', 'Password1!'],
    ['over 1 KB', 'x y'.repeat(400)],
  ])('is refused for a password that is %s', async (_, tried) => {
    const answer = await register(server, { password: tried });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<ErrorBody>().issues).toMatchObject([{ path: 'password' }]);
    expect(await readProfiles()).toEqual([]);
  });
});

describe('a page without JavaScript', () => {
  const navigation = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

  it('is led to the login', async () => {
    // A browser sends an empty file if none was chosen.
    const answer = await register(server, { image: new File([], '') }, navigation);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/join-us/login');
    expect(keptPictures()).toEqual([]);
  });

  it('is led to the login in the language of its page', async () => {
    const { body, headers } = await encodeMultipart({ ...sampleProfile });
    const action = formAction(registerProfile.path, 'de');
    const answer = await server.post(action, body, { ...headers, ...navigation });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/de/join-us/login']);
  });

  it('is told in HTML what is wrong, without script', async () => {
    const answer = await register(server, { phone: '<b>none</b>', email: 'nobody' }, navigation);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toMatch(/^text\/html/);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.body).toContain('like name@example.org');
    expect(answer.body).not.toMatch(/<script|<b>|three small/);
    expect(answer.body).toContain('<html lang="en">');
    expect(answer.body).toContain('href="/join-us/create-profile"');
  });

  const registerInGerman = async (changes: Readonly<Record<string, string>>) => {
    const { body, headers } = await encodeMultipart({ ...sampleProfile, ...changes });
    return server.post(formAction(registerProfile.path, 'de'), body, { ...headers, ...navigation });
  };

  it('is told in German what is wrong, where its form is German', async () => {
    const answer = await registerInGerman({ phone: '<b>none</b>', dob: '3000-01-01' });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('<html lang="de">');
    expect(answer.body).toContain('<li>Geburtsdatum: Gib ein Datum zwischen 1900 und heute ein');
    expect(answer.body).toContain('href="/de/join-us/create-profile"');
    expect(answer.body).not.toMatch(/Please|profile was|log in/);
  });

  it('is told once that the address has a profile', async () => {
    await register(server);
    const answer = await registerInGerman({});
    expect(answer.statusCode).toBe(409);
    expect(answer.body).toContain('<p>Mit dieser E-Mail-Adresse gibt es schon ein Profil.');
    expect(answer.body).not.toContain('<li>');
  });
});

describe('a picture', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    'as %s is remade without what its file told about a place',
    async (format) => {
      const sent = await draw().toFormat(format).toBuffer();
      expect((await sharp(sent).metadata()).exif).toBeDefined();
      const image = picture(sent, '../../../etc/passwd.png');
      const answer = await register(server, { image });
      expect(answer.statusCode).toBe(201);
      expect(keptPictures()).toEqual([expect.stringMatching(/^[0-9a-f-]{36}\.webp$/)]);
      const kept = await sharp(join(images(), keptPictures()[0] ?? '')).metadata();
      expect(kept).toMatchObject({ format: 'webp', width: 40, height: 20 });
      expect(kept.exif).toBeUndefined();
    },
  );

  it('is shown to its owner and to staff only', async () => {
    const image = picture(await draw().png().toBuffer());
    const owner = await makeMember(server, 'first@example.org');
    const registered = await register(server, { email: 'second@example.org', image });
    const { image: url } = registered.json<{ image: string }>();
    const login = await server.post('/api/profiles/login', {
      email: 'second@example.org',
      password,
    });
    const bearer = { authorization: `Bearer ${login.json<{ token: string }>().token}` };
    const ask = async (headers: Record<string, string>) => server.app.inject({ url, headers });

    for (const headers of [bearer, await server.logIn()]) {
      const shown = await ask(headers);
      expect(shown.statusCode).toBe(200);
      expect(shown.headers).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining('sandbox'),
      });
    }
    expect((await ask({})).statusCode).toBe(401);
    expect((await ask(owner.headers)).statusCode).toBe(404);
  });

  it.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['EXE', 'MZ\x90\x00\x03'],
    ['GIF', 'GIF89a'],
  ])('that is %s by another name is refused with 415', async (_, bytes) => {
    const answer = await register(server, { image: picture(Buffer.from(bytes, 'latin1')) });
    expect(answer.statusCode).toBe(415);
    expect(answer.json<ErrorBody>().issues).toMatchObject([{ path: 'image' }]);
    expect(keptPictures()).toEqual([]);
    expect(await readProfiles()).toEqual([]);
  });

  it('of more than 5 MB is refused with 413', async () => {
    const image = picture(Buffer.alloc(profileImage.maxBytes + 1, 0xff));
    const answer = await register(server, { image });
    expect(answer.statusCode).toBe(413);
    expect(answer.json<ErrorBody>().message).toContain('5 MB');
    expect(await readProfiles()).toEqual([]);
  });

  it('whose upload breaks off leaves nothing behind', async () => {
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = server.app.server.address() as AddressInfo;
    const image = picture(await draw().png().toBuffer());
    const { body, headers } = await encodeMultipart({ ...sampleProfile, image });
    const head = `POST ${registerProfile.path} HTTP/1.1\r\nHost: a\r\nContent-Type: ${headers['content-type']}\r\nContent-Length: ${body.length}\r\n\r\n`;
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(head);
        socket.write(body.subarray(0, body.length - 40), () => socket.destroy());
      });
      socket.on('close', () => resolve());
    });
    expect(await readProfiles()).toEqual([]);
    expect(keptPictures()).toEqual([]);
  });
});

describe('a malformed upload is refused:', () => {
  const field = (name: string, value: string) =>
    `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const whole = Object.entries(sampleProfile)
    .map(([name, value]) => field(name, value))
    .join('');
  const type = 'multipart/form-data; boundary=b';
  const rows: [number, string, string, string | Buffer][] = [
    [400, 'no boundary', 'multipart/form-data', `${whole}--b--\r\n`],
    [400, 'another boundary', 'multipart/form-data; boundary=c', `${whole}--b--\r\n`],
    [400, 'no end', type, whole],
    [400, 'nothing', type, ''],
    [400, 'no field', type, '--b--\r\n'],
    [400, 'a part cut short', type, whole.slice(0, -30)],
    [400, 'the same field twice', type, `${whole}${field('email', 'b@example.org')}--b--\r\n`],
    [400, '__proto__', type, `${whole}${field('__proto__', 'x')}--b--\r\n`],
    [400, 'constructor', type, `${whole}${field('constructor', 'x')}--b--\r\n`],
    [
      400,
      'bytes that are not UTF-8',
      type,
      Buffer.from(`${whole}${field('referral2', '\xc3\x28')}--b--\r\n`, 'latin1'),
    ],
    [413, 'a field of 1 MB', type, `${field('address', 'x'.repeat(1_000_000))}${whole}--b--\r\n`],
    [
      413,
      'too many fields',
      type,
      `${Array.from({ length: 60 }, (_, i) => field(`f${i}`, 'x')).join('')}--b--\r\n`,
    ],
    [413, '10 MB', type, 'x'.repeat(10_000_000)],
  ];
  it.each(rows)('%d for %s', async (status, _, contentType, body) => {
    const answer = await server.post(registerProfile.path, body, { 'content-type': contentType });
    expect(answer.statusCode).toBe(status);
    expect(answer.json<ErrorBody>().message).toMatch(/^[A-Z].*\.$/);
    expect(answer.body).not.toMatch(/multipart data|node_modules|Error:/);
    expect(await readProfiles()).toEqual([]);
  });

  it('415 for gzip around it', async () => {
    const headers = { 'content-type': type, 'content-encoding': 'gzip' };
    expect((await server.post(registerProfile.path, whole, headers)).statusCode).toBe(415);
  });
});

describe('uploads that take their time', () => {
  const head = (address: string, length: number) =>
    `POST ${registerProfile.path} HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${address}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${length}\r\n\r\n`;
  const largest = profileImage.maxBytes;
  let behindProxy: TestApp;
  beforeEach(async () => {
    behindProxy = await makeApp({ config: { trustedProxies: ['127.0.0.1'] } });
    await behindProxy.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterEach(() => behindProxy.remove());

  it('and have sent nothing yet shut nobody out, in whatever form they come', async () => {
    const types = ['application/json', 'multipart/form-data; boundary=b'];
    const lengths = ['Transfer-Encoding: chunked', `Content-Length: ${largest}`];
    const addresses = ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'];
    const idle: RawConnection[] = [];
    for (const address of [...addresses, ...addresses, ...addresses, ...addresses]) {
      for (const type of types) {
        for (const length of lengths) {
          const held = new Promise((resolve) => behindProxy.app.server.once('request', resolve));
          const start = `POST ${registerProfile.path} HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${address}`;
          idle.push(
            openConnection(
              behindProxy.app,
              `${start}\r\nContent-Type: ${type}\r\n${length}\r\n\r\n`,
            ),
          );
          await held;
        }
      }
    }
    const image = picture(await draw().png().toBuffer());
    const others = { 'x-forwarded-for': '192.0.2.9' };
    expect((await register(behindProxy, { image }, others)).statusCode).toBe(201);
    const plain = { ...sampleProfile, email: 'plain@example.org' };
    const answer = await behindProxy.post(registerProfile.path, plain, others);
    expect(answer.statusCode).toBe(201);
    for (const { socket } of idle) socket.destroy();
  });

  it('fill the share of their network, and leave room for others', async () => {
    const open = (length: number) => {
      const address = `2001:db8:1:2::${slow.length}`;
      slow.push(openConnection(behindProxy.app, head(address, largest) + 'x'.repeat(length)));
    };
    const slow: RawConnection[] = [];
    for (let sent = 0; sent < 6; sent++) open(largest - 1);
    // Together they exceed the memory for the fields of six registrations.
    for (let sent = 0; sent < 12; sent++) open(60_000);
    const answered = slow.map(async ({ status }) => {
      expect(await status).not.toBeNaN();
      return status;
    });
    expect(await Promise.any(answered)).toBe(429);
    const image = picture(await draw().png().toBuffer());
    const others = { 'x-forwarded-for': '2001:db8:9::1' };
    expect((await register(behindProxy, { image }, others)).statusCode).toBe(201);
    for (const { socket } of slow) socket.destroy();
  });

  it('are counted for their network before they are read', async () => {
    const rateLimits = new RateLimitRepository(behindProxy.database, () => new Date());
    await rateLimits.consume('192.0.2.1', requestClasses.upload, requestClasses.upload.burst);
    const early = openConnection(behindProxy.app, head('192.0.2.1', largest));
    expect(await early.status).toBe(429);
    early.socket.destroy();
  });
});
