import { makeChurchSenderFilter } from './church-in-mails';
import type { Mail } from './mail-transport';

const church = {
  name: 'Light & Life',
  motto: '<Shine>',
  officeEmail: 'office@life.example',
  phone: '+43 512 1',
  street: 'Way & Lane 1',
  postalCode: '6020',
  city: 'Innsbruck',
  country: 'Austria',
};
const mail: Mail = {
  to: 'ada@example.org',
  language: 'de',
  subject: 'Your profile at {church}',
  text: 'Write to {office} or call {phone}: {address}.\n\n{church}\n{motto}\n',
  html: '<p>{church}<br>{motto}<br>{address}</p>',
};

it('sends each mail in the name of the church as it is then, in the reader’s language', async () => {
  const read = jest.fn(async () => church);
  const named = await makeChurchSenderFilter(read)(mail);
  expect(read).toHaveBeenCalledWith('de');
  expect(named).toEqual({
    ...mail,
    from: { name: 'Light & Life', address: 'office@life.example' },
    subject: 'Your profile at Light & Life',
    text: 'Write to office@life.example or call +43 512 1: Way & Lane 1, 6020 Innsbruck, Austria.\n\nLight & Life\n<Shine>\n',
    html: '<p>Light &amp; Life<br>&lt;Shine&gt;<br>Way &amp; Lane 1, 6020 Innsbruck, Austria</p>',
  });
});

it('sends a mail that has a sender of its own from that one', async () => {
  const named = await makeChurchSenderFilter(async () => church)({
    ...mail,
    sender: 'old@life.example',
  });
  expect(named.from).toEqual({ name: 'Light & Life', address: 'old@life.example' });
});

it('puts nothing into what the church itself says, and leaves other braces', async () => {
  const own = { ...church, name: '{motto}' };
  const named = await makeChurchSenderFilter(async () => own)({
    ...mail,
    subject: '{church} {name}',
  });
  expect(named.subject).toBe('{motto} {name}');
});

it('leaves what staff wrote as it is', async () => {
  const words = { subject: '{motto}', text: 'Set {phone} in.', html: '<p>Set {phone} in.</p>' };
  const letter = { ...mail, ...words, isAnsweredByPeople: true };
  expect(await makeChurchSenderFilter(async () => church)(letter)).toEqual({
    ...letter,
    from: { name: 'Light & Life', address: 'office@life.example' },
    replyTo: 'office@life.example',
  });
});
