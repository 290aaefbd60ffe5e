import { compareRecords, mergeChoice, defaultChoices } from './compare-records';

const ruth = { _id: 'r1', __v: 2, createdAt: 'x', name: 'Ruth', phone: '', amount: 50 };
const again = {
  _id: 'r2',
  __v: 0,
  createdAt: 'y',
  name: 'Ruth B.',
  phone: '1',
  amount: 50,
  pastor: 'P',
};

it('lists every field that one of them has, and says which differ', () => {
  expect(
    compareRecords('contact', [ruth, again]).map(({ field, differs }) => [field, differs]),
  ).toEqual([
    ['name', true],
    ['phone', true],
    ['amount', false],
    ['pastor', true],
  ]);
});

it('keeps the survivor’s values, and fills what it lacks', () => {
  const fields = compareRecords('contact', [ruth, again]);
  expect(defaultChoices(fields, 0)).toEqual({ name: 0, phone: 1, amount: 0, pastor: 1 });
  expect(defaultChoices(fields, 1)).toEqual({ name: 1, phone: 1, amount: 1, pastor: 1 });
});

it('asks for the values alone that the survivor does not have', () => {
  expect(mergeChoice([ruth, again], 0, { name: 0, phone: 1, amount: 1, pastor: 1 })).toEqual({
    survivor: { _id: 'r1', __v: 2 },
    merged: [{ _id: 'r2', __v: 0 }],
    values: { phone: '1', pastor: 'P' },
  });
});

it('asks for nothing in a field where a record that has none was chosen', () => {
  expect(mergeChoice([again, ruth], 0, { name: 0, phone: 1, amount: 0, pastor: 1 }).values).toEqual(
    {
      phone: null,
      pastor: null,
    },
  );
});

it('lets a field be empty that the kind does not require', () => {
  const fields = compareRecords('pledge', [{ name: 'Ruth', message: 'For the organ' }, {}]);
  expect(fields.map(({ field, canBeEmpty }) => [field, canBeEmpty])).toEqual([
    ['name', false],
    ['message', true],
  ]);
});

it('leaves a profile the e-mail that its member logs in with', () => {
  const [email] = compareRecords('profiles', [{ email: 'a@b.c' }, { email: 'd@e.f' }]);
  expect(email).toMatchObject({ differs: true, canChoose: false });
  expect(defaultChoices(email ? [email] : [], 1)).toEqual({ email: 1 });
});
