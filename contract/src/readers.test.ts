import fc from 'fast-check';
import { toShownProfile } from './records/profile';
import { readValue } from './requests/read-value';
import { getOwnProfile } from './sessions/profile-requests';
import { readStoredId } from './records/stored-record';
import { readErrorBody } from './wire/wire';

const readers = {
  readErrorBody,
  readStoredId,
};

it.each(Object.entries(readers))('%s throws for no value at all', (_name, read) => {
  fc.assert(
    fc.property(fc.jsonValue(), (body) => {
      expect(() => read(body)).not.toThrow();
    }),
    { numRuns: 200 },
  );
});

it.each([
  [
    'readErrorBody',
    readErrorBody,
    { message: 'No.', error: 'No.', issues: [{ path: '', message: 'No.' }] },
  ],
])('%s reads the whole of what the contract says', (_name, read, body) => {
  expect(read(body)).toEqual(body);
});

it('reads what else a server sends of a profile, in words', () => {
  const more = { choirVoice: 'alto', groups: ['A', 'B'], __proto: null, ['__proto__']: 'x' };
  const { further } = toShownProfile({ ...more, fullName: 'Ada', image: 'x', __v: 1 });
  expect(further).toEqual([
    { name: 'choirVoice', text: 'alto' },
    { name: 'groups', text: 'A, B' },
    { name: '__proto', text: '' },
    { name: '__proto__', text: 'x' },
  ]);
  const many = Object.fromEntries(Array.from({ length: 100 }, (_, place) => [`f${place}`, 1]));
  expect(toShownProfile({ ...many, fullName: 'Ada' }).further).toHaveLength(40);
  expect(readValue(getOwnProfile.response, more)).toBeUndefined();
});

it('reads a profile without its password and what is internal', () => {
  expect(toShownProfile({ _id: 'm1', fullName: 'Ada', password: 'x', isAdmin: true })).toEqual({
    fullName: 'Ada',
  });
});
