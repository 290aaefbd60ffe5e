const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;

/** The results of creating and of using a passkey. */
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

/** Replaces the browser's WebAuthn, which jsdom lacks. `fault` is the name of an error to throw instead. */
export function fakeAuthenticator(errorName?: string): void {
  const answer = () =>
    errorName ? Promise.reject(new DOMException('No.', errorName)) : Promise.resolve(passkey);
  Object.assign(window, { PublicKeyCredential: function PublicKeyCredential() {} });
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: { get: answer, create: answer },
  });
}

export function removeAuthenticator(): void {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
}

/** The server's options for using a passkey. */
export const requestOptions = { challenge: 'Y2hhbGxlbmdl', rpId: 'localhost' };

/** The server's options for creating a passkey. */
export const creationOptions = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { id: 'localhost', name: 'Church' },
  user: { id: 'MQ', name: 'office@example.org', displayName: 'Office' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
};
