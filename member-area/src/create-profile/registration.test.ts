import { readRegistration } from './registration';

const picture = (bytes: number) =>
  new File([new Uint8Array(bytes)], 'me.png', { type: 'image/png' });

function makeValues(values: Readonly<Record<string, string | File>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  return form;
}

it('sends the filled fields and the picture', () => {
  const image = picture(1);
  const sent = readRegistration(makeValues({ fullName: 'Ada', referral: 'A friend', image }));
  expect(Object.fromEntries(sent)).toEqual({ fullName: 'Ada', referral: 'A friend', image });
});

it('leaves out what is empty, blank or not asked for, and a file input without a file', () => {
  const sent = readRegistration(
    makeValues({
      fullName: 'Ada',
      referral: '',
      localPastor: '  ',
      isAdmin: 'true',
      image: picture(0),
    }),
  );
  expect([...sent.keys()]).toEqual(['fullName']);
});

it('sends a password as it was typed', () => {
  expect(readRegistration(makeValues({ password: ' two words ' })).get('password')).toBe(
    ' two words ',
  );
});
