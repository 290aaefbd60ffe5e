/** An environment variable as docs/settings.md shows it: that page is generated from this list. */
export interface Setting {
  /** The default if the variable is absent or empty. */
  readonly usual?: string;
  /** The valid values. */
  readonly form: string;
  /** A description in one sentence of Markdown. */
  readonly says: string;
}

/** Every environment variable that the server reads (config.ts), in the order of the page. */
export const environmentVariables = {
  PUBLIC_URL: {
    form: 'an origin such as `https://church.example.org`',
    says: 'The address that visitors see, which pages and mails name; over https cookies are `Secure`. Without it they name `HOST` and `PORT`.',
  },
  HOST: {
    usual: '127.0.0.1',
    form: 'an address of this machine',
    says: 'Where the server listens.',
  },
  PORT: {
    usual: '3000',
    form: 'a number from 0 to 65535; with 0 the system chooses',
    says: 'Where the server listens.',
  },
  TRUSTED_PROXY: {
    form: 'addresses such as `127.0.0.1` or `10.0.0.0/8`, with commas between them',
    says: 'Proxies whose `X-Forwarded-*` is trusted; behind a proxy without it all visitors count as one.',
  },
  ALLOWED_ORIGINS: {
    form: 'origins, with commas between them',
    says: 'Remotes of ours that run elsewhere and may call the api.',
  },
  DATA_DIR: {
    usual: 'data',
    form: 'a folder',
    says: 'A folder of its own for SQLite’s files, pictures, mails and backups, closed to other users at each start.',
  },
  DATA_KEY_FILE: {
    form: 'a file outside of `DATA_DIR`',
    says: 'The key of messages and notes, made at the first start; without it `DATA_DIR` with `.key` behind it ([how](deploy.md#the-key-of-what-is-stored-encrypted)).',
  },
  DATA_KEY: {
    form: 'a key, or several, the newest first, with commas between them',
    says: 'The key itself instead of a file.',
  },
  DATABASE_URL: {
    form: 'an address that begins with `postgres://`',
    says: 'A PostgreSQL database instead of SQLite in `DATA_DIR`.',
  },
  MEDIA_URL: {
    form: 'a bucket, `s3://bucket/folder?endpoint=https://...&region=...`',
    says: 'Where pictures and files lie instead of `DATA_DIR` ([how](deploy.md#files-in-a-store-that-speaks-s3)).',
  },
  AWS_ACCESS_KEY_ID: { form: 'a text', says: 'The name of the key to that bucket.' },
  AWS_SECRET_ACCESS_KEY: { form: 'a text', says: 'The key to that bucket.' },
  SMTP_URL: {
    form: 'a mail server, `smtps://name:password@host`',
    says: 'Sends the mails; without it they are files in `DATA_DIR/outbox`, removed after a day.',
  },
  DKIM_KEY_FILE: {
    form: 'a private RSA key of at least 2048 bits, as PEM',
    says: 'Signs the mails ([how](deploy.md#mail)).',
  },
  DKIM_SELECTOR: {
    usual: 'church',
    form: 'a name such as `church1`',
    says: 'Under which name the public half of that key is published.',
  },
  MAIL_INBOX: {
    form: 'a mailbox, `imaps://name:password@host/INBOX`, `imap://...` with STARTTLS, or `maildir:/path`',
    says: 'Brings replies to what staff wrote back to the record ([how](deploy.md#replies)); without it they go to the church’s office.',
  },
  MAIL_INBOX_ADDRESS: {
    form: 'the address of that mailbox, such as `answers@church.example`',
    says: 'Replies go to it with `+` and a token behind the name.',
  },
  ADMIN_EMAIL: {
    usual: 'admin@localhost',
    form: 'an e-mail address',
    says: 'The first admin, made once if there is none.',
  },
  ADMIN_PASSWORD: {
    form: 'a password that is not easy to guess',
    says: 'The first admin’s; without it one is made and printed once.',
  },
  SITE_DIR: {
    form: 'a folder',
    says: 'The built site, which `npm start` sets; without it the api alone answers.',
  },
  SITE_PUBLISHER: {
    form: 'a file',
    says: 'The program that makes pages of what staff publish and changes releases, which `npm start` and the archive set; without it the console does neither.',
  },
  SITE_PUSH: {
    form: 'a file',
    says: 'A program that brings what the site shows to a store behind a CDN ([how](deploy.md#an-object-store-with-a-cdn)).',
  },
} as const satisfies Readonly<Record<string, Setting>>;
