import { X509Certificate, createHash } from 'node:crypto';
import { generate } from 'selfsigned';

/** A self-signed certificate for one run, which is never stored. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
  /** Chromium flag that trusts the certificate. Cache and service workers then behave as on a real site. */
  readonly trustFlag: string;
}

export async function makeCertificate(): Promise<Certificate> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] }],
  });
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  const digest = createHash('sha256').update(publicKey).digest('base64');
  return { key, cert, trustFlag: `--ignore-certificate-errors-spki-list=${digest}` };
}
