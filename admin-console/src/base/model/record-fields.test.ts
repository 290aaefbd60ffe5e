import { profileBody } from 'contract/profile';
import { submissionNames, submissions } from 'contract/submissions';
import { CarriedFields, shownFields } from './record-fields';

const contactFields = ['name', 'email', 'subject', 'message'];

it.each(submissionNames)('shows every field of %s, whatever records carry', (name) => {
  expect(shownFields(name, [])).toEqual(Object.keys(submissions[name].body.properties));
});

it('shows every field of a profile but the password', () => {
  expect(shownFields('profiles', ['password'])).toEqual(
    Object.keys(profileBody.properties).filter((field) => field !== 'password'),
  );
});

it('shows what else records carry after them, in the order in which it turns up', () => {
  expect(shownFields('contact', ['room', 'email', 'name', 'floor'])).toEqual([
    ...contactFields,
    'room',
    'floor',
  ]);
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
  expect(shownFields('contact', [field])).toEqual(contactFields);
});

it.each(['__proto__', 'constructor', 'toString'])(
  'leaves %s out, which every object has: the grid would show nothing at all',
  (field) => {
    const carried = new CarriedFields();
    carried.add(JSON.parse(`{"${field}":"x","name":"A"}`));
    expect(shownFields('contact', carried.names())).toEqual(contactFields);
  },
);

it('shows at most forty fields that it does not know', () => {
  const many = Array.from({ length: 1000 }, (_, place) => `field${place}`);
  expect(shownFields('contact', many)).toHaveLength(contactFields.length + 40);
});
