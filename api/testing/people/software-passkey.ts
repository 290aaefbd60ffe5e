import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import type { PasskeyAnswer, PasskeyOptions } from 'contract/second-factors';

/** The subset of CBOR (RFC 8949) that passkeys need: integers, bytes, texts and maps. */
type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>;

function head(major: number, value: number): Buffer {
  const type = major << 5;
  if (value < 24) return Buffer.of(type | value);
  if (value < 256) return Buffer.of(type | 24, value);
  return Buffer.of(type | 25, value >> 8, value & 255);
}

function encode(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, one]) => [encode(key), encode(one)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** User present, user verified, and attested credential data included (WebAuthn 6.1). */
const flags = { present: 1, verified: 4, attested: 64 };

/** COSE's numbers for a P-256 key that signs with ES256 (RFC 9053). */
const cose = { kty: 1, alg: 3, crv: -1, x: -2, y: -3, ec2: 2, es256: -7, p256: 1 };

/** Wrong values that a test can have the browser send. */
export interface Deviations {
  readonly origin?: string;
  readonly rpId?: string;
  readonly counter?: number;
  readonly isVerified?: boolean;
  readonly userHandle?: string;
}

/** A passkey in software: it answers like a browser and its authenticator, with real signatures (ES256). */
export class SoftwarePasskey {
  readonly id = randomBytes(16);
  private readonly privateKey: KeyObject;
  private readonly publicKey: Buffer;
  private counter = 0;
  private userHandle: string | undefined;

  constructor(
    private readonly origin = 'http://church.example',
    private readonly rpId = 'church.example',
  ) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.privateKey = privateKey;
    this.publicKey = encode(
      new Map<number, Cbor>([
        [cose.kty, cose.ec2],
        [cose.alg, cose.es256],
        [cose.crv, cose.p256],
        [cose.x, Buffer.from(x, 'base64url')],
        [cose.y, Buffer.from(y, 'base64url')],
      ]),
    );
  }

  /** Answers like `navigator.credentials.create()`. */
  create(options: PasskeyOptions, deviations: Deviations = {}): PasskeyAnswer {
    this.userHandle = (options['user'] as { readonly id: string }).id;
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, this.publicKey]);
    const authData = Buffer.concat([this.authData(deviations, flags.attested), credential]);
    const attestation = new Map<string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return this.answer({
      clientDataJSON: this.clientData('webauthn.create', options, deviations).toString('base64url'),
      attestationObject: encode(attestation).toString('base64url'),
      transports: ['internal', 'hybrid'],
    });
  }

  /** Answers like `navigator.credentials.get()`. */
  get(options: PasskeyOptions, deviations: Deviations = {}): PasskeyAnswer {
    this.counter = deviations.counter ?? this.counter + 1;
    const authData = this.authData(deviations);
    const clientData = this.clientData('webauthn.get', options, deviations);
    const signed = Buffer.concat([authData, sha256(clientData)]);
    const userHandle = deviations.userHandle ?? this.userHandle;
    return this.answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', signed, this.privateKey).toString('base64url'),
      ...(userHandle === undefined ? {} : { userHandle }),
    });
  }

  private answer(response: PasskeyAnswer['response']): PasskeyAnswer {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  private authData({ rpId, isVerified = true }: Deviations, more = 0): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const all = flags.present | (isVerified ? flags.verified : 0) | more;
    return Buffer.concat([sha256(rpId ?? this.rpId), Buffer.of(all), counter]);
  }

  private clientData(type: string, { challenge }: PasskeyOptions, { origin }: Deviations): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: origin ?? this.origin }));
  }
}
