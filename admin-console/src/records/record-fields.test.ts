import { shownFields } from './record-fields';

it('shows the fields of the first record, in its order', () => {
  expect(shownFields({ name: 'A', email: '' })).toEqual(['name', 'email']);
});

it.each([
  ['the record id', '_id'],
  ['the record id', 'id'],
  ['the version', '__v'],
  ['when it was created', 'createdAt'],
  ['when it was updated', 'updatedAt'],
  ['the admin flag', 'isAdmin'],
  ['the image', 'image'],
  ['an internal duplicate marker', 'duplicateStatus'],
  ['an internal duplicate marker', 'mergedInto'],
])('hides %s: %s', (_what, field) => {
  expect(shownFields({ [field]: 'x', fullName: 'A' })).toEqual(['fullName']);
});

it.each(['__proto__', 'constructor', 'toString'])(
  'leaves %s out, which every object has: the grid would show nothing at all',
  (field) => {
    expect(shownFields(JSON.parse(`{"${field}":"x","fullName":"A"}`))).toEqual(['fullName']);
  },
);

it('has nothing to show of an empty list', () => {
  expect(shownFields(undefined)).toEqual([]);
});
