import { differingFields } from './differing-words';

const survivor = { _id: '1', name: 'Ruth', message: 'First', amount: 5, __v: 1 };

it('are those of every field that says something else, and of no other', () => {
  const other = { ...survivor, _id: '2', message: 'Second', __v: 0, createdAt: 'x', isAdmin: true };
  expect(differingFields(other, survivor)).toEqual(['message']);
});

it('are those of a field that the other alone has, and none of one that it lacks', () => {
  expect(differingFields({ phone: '1', message: ' ' }, survivor)).toEqual(['phone']);
});
