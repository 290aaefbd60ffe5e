import { isIP } from 'node:net';
import { resolve, sep } from 'node:path';
import { password } from 'contract/field';
import { environmentVariables } from './environment-variables';
import { readDkimKey } from './mail/dkim-key';
import type { DkimKey } from './mail/dkim-key';
import { readInboxSettings } from './mail/inbox/inbox-settings';
import type { InboxSettings } from './mail/inbox/inbox-settings';
import { readBucketAddress } from './storage/bucket/bucket-address';
import type { BucketAddress } from './storage/bucket/bucket-address';
import { realPath } from './storage/real-path';

/** The operator's settings. Other modules get values from here. */
export interface Config {
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  readonly dataDir: string;
  /** A PostgreSQL address; absent: SQLite in `dataDir`. */
  readonly databaseUrl?: string;
  /** The keys of encrypted data (encryption/data-key.ts); absent: they are in a file. */
  readonly dataKey?: string;
  /** Absolute path of that file; absent: `dataDir` followed by `.key`. */
  readonly dataKeyFile?: string;
  /** The public origin of the site, e.g. `https://church.example`. With https, cookies are Secure. */
  readonly publicUrl?: URL;
  /** Addresses of proxies whose forwarded client addresses are trusted (safety 3.B). */
  readonly trustedProxies?: readonly string[];
  /** Origins of our remotes on other servers, whose pages may call the api (safety 2). */
  readonly allowedOrigins?: readonly string[];
  /** A mail server, e.g. `smtps://name:password@mail.example`; absent: emails are written to files in `dataDir`. */
  readonly smtpUrl?: string;
  /** Signs emails that are sent through that server; absent: none is signed here. */
  readonly dkim?: DkimKey;
  /** Where replies to emails of staff arrive; absent: they go to the church's office and are not seen here. */
  readonly inbox?: InboxSettings;
  /** A bucket for files and members' pictures; absent: they are in `dataDir`. */
  readonly media?: BucketAddress;
  readonly firstAdmin: { readonly email: string; readonly password?: string };
  /** Absolute path of the assembled site; absent: only the api is served. */
  readonly siteDir?: string;
  /** Absolute path of the publisher program; absent: nothing is published. */
  readonly sitePublisher?: string;
  /** Absolute path of the program that copies the published site to a store behind a CDN; absent: nothing is copied. */
  readonly sitePush?: string;
}

/** The environment is invalid; the message lists every reason, one per line. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  constructor(reasons: readonly string[]) {
    super(
      ['The configuration cannot be used:', ...reasons.map((reason) => `- ${reason}`)].join('\n'),
    );
  }
}

type UsualName = 'HOST' | 'PORT' | 'DATA_DIR' | 'DKIM_SELECTOR' | 'ADMIN_EMAIL';

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the environment once, at start. An empty variable counts as absent. Throws a ConfigError. */
export function readConfig(environment: Environment): Config {
  const read = (name: keyof typeof environmentVariables) => environment[name]?.trim() || undefined;
  const readOrUsual = (name: UsualName) => read(name) ?? environmentVariables[name].usual;
  const port = Number(readOrUsual('PORT'));
  const databaseUrl = read('DATABASE_URL');
  const dataDir = resolve(readOrUsual('DATA_DIR'));
  const dataKey = read('DATA_KEY');
  const keyFile = read('DATA_KEY_FILE');
  const dataKeyFile = keyFile === undefined ? undefined : resolve(keyFile);
  const publicUrl = read('PUBLIC_URL');
  const smtpUrl = read('SMTP_URL');
  const dkim = readDkimKey(read('DKIM_KEY_FILE'), readOrUsual('DKIM_SELECTOR'));
  const inbox = readInboxSettings(read('MAIL_INBOX'), read('MAIL_INBOX_ADDRESS'));
  const trustedProxies = read('TRUSTED_PROXY')?.split(/[\s,]+/);
  const allowedOrigins = read('ALLOWED_ORIGINS')?.split(/[\s,]+/);
  const mediaUrl = read('MEDIA_URL');
  const media =
    mediaUrl === undefined
      ? undefined
      : readBucketAddress(mediaUrl, {
          accessKeyId: read('AWS_ACCESS_KEY_ID'),
          secretAccessKey: read('AWS_SECRET_ACCESS_KEY'),
        });
  const email = read('ADMIN_EMAIL');
  const adminPassword = environment['ADMIN_PASSWORD'] || undefined;
  const siteDir = read('SITE_DIR');
  const sitePublisher = read('SITE_PUBLISHER');
  const sitePush = read('SITE_PUSH');

  const reasons = [
    !(Number.isInteger(port) && port >= 0 && port <= 65535) &&
      'PORT must be a whole number from 0 to 65535.',
    databaseUrl !== undefined &&
      !/^postgres(ql)?:\/\//.test(databaseUrl) &&
      'DATABASE_URL must begin with postgres:// (leave it out to use SQLite).',
    dataKey !== undefined &&
      dataKeyFile !== undefined &&
      'DATA_KEY and DATA_KEY_FILE are both set.',
    dataKeyFile !== undefined &&
      realPath(dataKeyFile).startsWith(realPath(dataDir) + sep) &&
      'DATA_KEY_FILE must not be in DATA_DIR: a copy of that would hold the key to itself.',
    publicUrl !== undefined &&
      !isOrigin(publicUrl) &&
      'PUBLIC_URL must be an origin such as https://church.example, without a path.',
    smtpUrl !== undefined &&
      !(/^smtps?:\/\//.test(smtpUrl) && URL.canParse(smtpUrl)) &&
      'SMTP_URL must be an address such as smtps://name:password@mail.example (leave it out to get files).',
    typeof dkim === 'string' && dkim,
    typeof inbox === 'string' && inbox,
    trustedProxies?.some((proxy) => isIP(proxy.replace(/\/\d{1,3}$/, '')) === 0) &&
      'TRUSTED_PROXY must be addresses such as 127.0.0.1 or 10.0.0.0/8, with commas between them.',
    allowedOrigins?.some((origin) => !isOrigin(origin)) &&
      'ALLOWED_ORIGINS must be origins such as https://members.church.example, with commas between them.',
    typeof media === 'string' && media,
    email !== undefined && !email.includes('@') && 'ADMIN_EMAIL must be an e-mail address.',
    sitePush !== undefined && sitePublisher === undefined && 'SITE_PUSH needs SITE_PUBLISHER.',
    adminPassword !== undefined && email === undefined && 'ADMIN_PASSWORD needs ADMIN_EMAIL.',
    adminPassword !== undefined &&
      (adminPassword.length < password.minLength || adminPassword.length > password.maxLength) &&
      `ADMIN_PASSWORD must have ${password.minLength} to ${password.maxLength} characters.`,
  ].filter((reason) => typeof reason === 'string');
  if (reasons.length > 0) throw new ConfigError(reasons);

  return {
    host: readOrUsual('HOST'),
    port,
    dataDir,
    firstAdmin: {
      email: readOrUsual('ADMIN_EMAIL'),
      ...(adminPassword === undefined ? {} : { password: adminPassword }),
    },
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    ...(dataKey === undefined ? {} : { dataKey }),
    ...(dataKeyFile === undefined ? {} : { dataKeyFile }),
    ...(trustedProxies === undefined ? {} : { trustedProxies }),
    ...(allowedOrigins === undefined
      ? {}
      : { allowedOrigins: allowedOrigins.map((origin) => new URL(origin).origin) }),
    ...(smtpUrl === undefined ? {} : { smtpUrl }),
    ...(typeof dkim === 'object' && { dkim }),
    ...(typeof inbox === 'object' && { inbox }),
    ...(typeof media === 'object' && { media }),
    ...(publicUrl === undefined ? {} : { publicUrl: new URL(publicUrl) }),
    ...(siteDir === undefined ? {} : { siteDir: resolve(siteDir) }),
    ...(sitePublisher === undefined ? {} : { sitePublisher: resolve(sitePublisher) }),
    ...(sitePush === undefined ? {} : { sitePush: resolve(sitePush) }),
  };
}

function isOrigin(text: string): boolean {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return false;
  const url = new URL(text);
  return url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
}
