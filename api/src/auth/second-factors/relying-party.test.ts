import { SoftwarePasskey } from '../../../testing/people/software-passkey';
import { PublishedChurch } from '../../mail/published-church';
import { RelyingParty } from './relying-party';

const account = { _id: 'a', email: 'office@example.org', name: '' };

it.each([
  ['https://church.example', 'church.example', 'https://church.example'],
  ['https://www.church.example:8443', 'www.church.example', 'https://www.church.example:8443'],
  ['http://127.0.0.1:3000', 'localhost', 'http://localhost:3000'],
  ['http://[::1]:3000', 'localhost', 'http://localhost:3000'],
])('of %s is %s, and pages of %s', async (siteOrigin, rpId, origin) => {
  const party = new RelyingParty(() => siteOrigin, new PublishedChurch(undefined));
  const { challenge, options } = await party.askForNew(account, []);
  expect(options).toMatchObject({ rp: { id: rpId } });
  const made = await party.readNew(challenge, new SoftwarePasskey(origin, rpId).create(options));
  expect(made).toMatchObject({ counter: 0, transports: ['internal', 'hybrid'] });
  const elsewhere = new SoftwarePasskey('https://evil.example', rpId).create(options);
  expect(await party.readNew(challenge, elsewhere)).toBeUndefined();
});

it('takes no answer to another challenge, and none that cannot be read', async () => {
  const party = new RelyingParty(() => 'http://church.example', new PublishedChurch(undefined));
  const { options } = await party.askForNew(account, []);
  const passkey = new SoftwarePasskey().create(options);
  const { challenge } = await party.askForNew(account, []);
  expect(await party.readNew(challenge, passkey)).toBeUndefined();
  const broken = { ...passkey, response: { clientDataJSON: 'AAAA' } };
  expect(await party.readNew(challenge, broken)).toBeUndefined();
});
