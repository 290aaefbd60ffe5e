import { shownFields } from './record-fields';

it('shows the fields of the first record, in its order', () => {
  expect(shownFields({ name: 'A', email: '' })).toEqual(['name', 'email']);
});

it.each(['_id', 'id', '__v', 'createdAt', 'updatedAt', 'isAdmin', 'image', 'duplicateStatus'])(
  'hides %s',
  (field) => {
    expect(shownFields({ [field]: 'x', fullName: 'A' })).toEqual(['fullName']);
  },
);

it('has nothing to show of an empty list', () => {
  expect(shownFields(undefined)).toEqual([]);
});
