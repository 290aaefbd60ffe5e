import { connect } from 'node:net';
import sharp from 'sharp';
import { profileImage } from 'contract/profile';
import { registerProfile } from 'contract/profile-requests';
import { startProcess } from '../../api/testing/child-process';
import { makeDataDir, removeDataDir } from '../../api/testing/databases/data-dir';
import { encodeMultipart, sampleProfile } from '../../api/testing/people/members';
import { resizeHeader } from '../../api/testing/samples/png-chunks';
import { drawSlowly } from '../../api/testing/samples/slow-picture';
import { readMemory } from './server-memory';

/** Result of uploads that never end, and of pictures that are slow to decode. */
export interface UploadReport {
  /** Connections that sent one byte every half second; the server must end all of them. */
  readonly slow: number;
  /** Number of responses to hostile pictures by status. */
  readonly pictures: Readonly<Record<string, number>>;
  /** Responses to people of other networks who registered with a picture meanwhile. */
  readonly honest: Readonly<Record<string, number>>;
  /** Resident memory of the server in MiB: before, and the peak. Pictures are processed in another process. */
  readonly before: number;
  readonly peak: number;
}

/** In MiB: the quota of all bodies being received, and as much again for delayed garbage collection. */
const maxMemory = 600;

export const holdsUploads = ({ pictures, honest, before, peak }: UploadReport): boolean =>
  Object.keys(honest).every((status) => status === '201') &&
  Object.keys(honest).length > 0 &&
  Object.keys(pictures).every((status) => /^4|^503/.test(status)) &&
  peak - before <= maxMemory;

/**
 * One network opens this number of connections for endless uploads, and another sends as many pictures that are small
 * but expensive to decode. Meanwhile people of other networks register with a picture.
 */
export async function floodWithUploads(count: number): Promise<UploadReport> {
  const folder = makeDataDir();
  const server = await startProcess({ DATA_DIR: folder, TRUSTED_PROXY: '127.0.0.1' });
  try {
    const before = readMemory(server.pid, 'VmRSS');
    const port = Number(new URL(server.address).port);
    const honest: Record<string, number> = {};
    const pictures: Record<string, number> = {};
    const register = async (counts: Record<string, number>, person: Person) => {
      const status = String(await sendProfile(server.address, person));
      counts[status] = (counts[status] ?? 0) + 1;
    };
    const slow = Array.from({ length: count }, () => trickle(port));
    const hostile = await drawHostilePictures();
    const attack = hostile.flatMap((picture, n) =>
      Array.from({ length: Math.ceil(count / hostile.length) }, (_, turn) =>
        register(pictures, {
          address: `2001:db8:1:${turn.toString(16)}::1`,
          email: `attack-${n}-${turn}@example.org`,
          picture,
        }),
      ),
    );
    const ordinary = await draw(400, 400).jpeg().toBuffer();
    let isOver = false;
    const all = Promise.all([...slow, ...attack]).finally(() => (isOver = true));
    for (let n = 0; !isOver; n++) {
      const person = { address: `198.51.${n >> 8}.${n & 255}`, email: `honest-${n}@example.org` };
      await register(honest, { ...person, picture: ordinary });
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    await all;
    return { slow: count, pictures, honest, before, peak: readMemory(server.pid, 'VmHWM') };
  } finally {
    server.kill('SIGKILL');
    await server.ended;
    removeDataDir(folder);
  }
}

interface Person {
  readonly address: string;
  readonly email: string;
  readonly picture: Buffer;
}

async function sendProfile(server: string, { address, email, picture }: Person): Promise<number> {
  const image = new File([new Uint8Array(picture)], 'me.png');
  const { body, headers } = await encodeMultipart({
    ...sampleProfile,
    email,
    [profileImage.field]: image,
  });
  const answer = await fetch(server + registerProfile.path, {
    method: 'POST',
    headers: { ...headers, 'x-forwarded-for': address },
    body: new Uint8Array(body),
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** Resolves when the server has ended the connection. */
function trickle(port: number): Promise<void> {
  const head = [
    `POST ${registerProfile.path} HTTP/1.1`,
    ...['Host: a', 'X-Forwarded-For: 203.0.113.1', 'Content-Length: 5000000'],
    ...['Content-Type: multipart/form-data; boundary=b', '', '--b', ''],
  ].join('\r\n');
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(head));
    const writing = setInterval(() => socket.write('a'), 500);
    socket.on('error', () => undefined);
    socket.once('close', () => {
      clearInterval(writing);
      resolve();
    });
    socket.resume();
  });
}

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } });

/** Pictures that are long and thin, that declare an excessive width, and that are valid but slow to decode. */
async function drawHostilePictures(): Promise<readonly Buffer[]> {
  const small = await draw(10, 10).png().toBuffer();
  return [
    resizeHeader(small, 1, 50_000_000),
    resizeHeader(small, 2 ** 31 - 1, 2 ** 31 - 1),
    await draw(1, 16_000).png().toBuffer(),
    await drawSlowly(2048),
  ];
}
