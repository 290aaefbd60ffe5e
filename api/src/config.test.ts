import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ConfigError, readConfig } from './config';

it('needs nothing', () => {
  expect(readConfig({})).toEqual({
    host: '127.0.0.1',
    port: 3000,
    dataDir: resolve('data'),
    firstAdmin: { email: 'admin@localhost' },
  });
});

it('reads every variable', () => {
  const config = readConfig({
    HOST: '0.0.0.0',
    PORT: '8080',
    DATA_DIR: '/srv/church',
    DATABASE_URL: 'postgres://db/church',
    DATA_KEY_FILE: '/srv/keys/data.key',
    PUBLIC_URL: 'https://church.example',
    TRUSTED_PROXY: '127.0.0.1, 10.0.0.0/8',
    ALLOWED_ORIGINS: 'https://members.church.example, https://office.church.example/',
    SMTP_URL: 'smtps://name:password@mail.example',
    MEDIA_URL: 's3://church/site?endpoint=https://s3.example.org',
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'a secret',
    MAIL_INBOX: 'imaps://answers%40church.example:p%2Fw@mail.example',
    MAIL_INBOX_ADDRESS: 'Answers@church.example',
    ADMIN_EMAIL: 'office@example.org',
    ADMIN_PASSWORD: ' spaces count ',
    SITE_DIR: '/srv/site',
    SITE_PUBLISHER: '/srv/publish-content.js',
    SITE_PUSH: '/srv/push.sh',
  });
  expect(config).toEqual({
    host: '0.0.0.0',
    port: 8080,
    dataDir: '/srv/church',
    databaseUrl: 'postgres://db/church',
    dataKeyFile: '/srv/keys/data.key',
    publicUrl: new URL('https://church.example'),
    trustedProxies: ['127.0.0.1', '10.0.0.0/8'],
    allowedOrigins: ['https://members.church.example', 'https://office.church.example'],
    smtpUrl: 'smtps://name:password@mail.example',
    media: {
      endpoint: new URL('https://s3.example.org'),
      region: 'us-east-1',
      bucket: 'church',
      prefix: 'site/',
      accessKeyId: 'key',
      secretAccessKey: 'a secret',
    },
    inbox: {
      address: { name: 'answers', domain: 'church.example' },
      source: {
        imap: {
          ...{ host: 'mail.example', port: 993, mailbox: 'INBOX', encryption: 'tls' },
          ...{ user: 'answers@church.example', password: 'p/w' },
        },
      },
    },
    firstAdmin: { email: 'office@example.org', password: ' spaces count ' },
    siteDir: '/srv/site',
    sitePublisher: '/srv/publish-content.js',
    sitePush: '/srv/push.sh',
  });
});

it('takes an empty variable for an absent one', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ', SITE_DIR: '' })).toEqual(readConfig({}));
});

it.each([
  ['PORT', 'http'],
  ['PORT', '65536'],
  ['PORT', '80.5'],
  ['DATABASE_URL', 'mysql://db/church'],
  ['PUBLIC_URL', 'church.example'],
  ['PUBLIC_URL', 'https://church.example/site'],
  ['TRUSTED_PROXY', 'true'],
  ['ALLOWED_ORIGINS', '*'],
  ['ALLOWED_ORIGINS', 'https://members.church.example/path'],
  ['SMTP_URL', 'mail.example'],
  ['MEDIA_URL', 'https://s3.example.org/church'],
  ['ADMIN_EMAIL', 'office'],
  ['ADMIN_PASSWORD', 'long enough, but whose?'],
  ['SITE_PUSH', '/srv/push.sh'],
  ['DATA_KEY_FILE', 'data/data.key'],
])('names %s when it is %s', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value })).toThrow(name);
});

it('looks where the folder of the keys really is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'config-'));
  symlinkSync(join(folder, 'data'), join(folder, 'link'));
  mkdirSync(join(folder, 'data'));
  const DATA_KEY_FILE = join(folder, 'link', 'data.key');
  const read = () => readConfig({ DATA_DIR: join(folder, 'data'), DATA_KEY_FILE });
  expect(read).toThrow('DATA_KEY_FILE must not be in DATA_DIR');
  rmSync(folder, { recursive: true });
});

it('takes the keys from one place alone', () => {
  const both = { DATA_KEY: 'a secret', DATA_KEY_FILE: '/srv/data.key' };
  expect(() => readConfig(both)).toThrow('DATA_KEY and DATA_KEY_FILE are both set.');
});

it('names everything that is wrong at once, and quotes no secret', () => {
  const read = () =>
    readConfig({ PORT: 'x', ADMIN_EMAIL: 'a@example.org', ADMIN_PASSWORD: 'secret' });
  expect(read).toThrow(/PORT.*\n.*ADMIN_PASSWORD/);
  expect(read).not.toThrow(/secret/);
});
