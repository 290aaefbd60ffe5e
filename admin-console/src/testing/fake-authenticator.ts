const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;

/** What a passkey answers when it is made and when it is shown. */
const passkey = {
  id: 'cGFzc2tleQ',
  rawId: bytes('passkey'),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response: {
    clientDataJSON: bytes('{}'),
    attestationObject: bytes('attestation'),
    authenticatorData: bytes('data'),
    signature: bytes('signature'),
    userHandle: bytes('1'),
    getTransports: () => ['internal'],
  },
};

/** Stands in for the browser's passkeys, which jsdom does not have. `fault` is what it says instead, by its name. */
export function fakeAuthenticator(fault?: string): void {
  const answer = () =>
    fault ? Promise.reject(new DOMException('No.', fault)) : Promise.resolve(passkey);
  Object.assign(window, { PublicKeyCredential: function PublicKeyCredential() {} });
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: { get: answer, create: answer },
  });
}

/** Takes it away again. */
export function removeAuthenticator(): void {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
}

/** What a server sends for a passkey to be shown. */
export const requestOptions = { challenge: 'Y2hhbGxlbmdl', rpId: 'localhost' };

/** What a server sends for a passkey to be made. */
export const creationOptions = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { id: 'localhost', name: 'Church' },
  user: { id: 'MQ', name: 'office@example.org', displayName: 'Office' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
};
