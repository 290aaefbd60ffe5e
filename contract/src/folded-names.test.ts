import { foldName, foldNames } from './folded-names';

it.each([
  ['Anna Müller', 'Mueller Anna'],
  ['Anna Müller', 'MULLER, Anna'],
  ['Anna Mu\u0308ller', 'anna müller'],
  ['Lech Wałęsa', 'Walesa Lech'],
  ['Ægir Sørensen', 'Soerensen Aegir'],
  ['Großmann Eva', 'Eva Grossmann'],
  ["Mary O'Keeffe", 'OKeeffe Mary'],
  ['Mary O’Keeffe', 'Mary O`Keeffe'],
  ['Rosa D’Angelo', 'Rosa DAngelo'],
  ['Ru\u00adth Ber\u200bger', 'Ruth Berger'],
  ['Karl-Heinz Huber', 'Huber Karlheinz'],
  ['Maria Anna Maria', 'Anna Maria'],
])('takes %s and %s for one name', (one, other) => {
  expect(foldName(one)).toBe(foldName(other));
});

it.each([
  ['Anna Müller', 'Anna Mühler'],
  ['Anna Müller', 'Anna'],
  ['Eva Bauer', 'Eva Baur'],
])('takes %s and %s for two', (one, other) => {
  expect(foldName(one)).not.toBe(foldName(other));
});

it.each([
  ['Karl-Heinz Huber', ['huber karlheinz', 'heinz huber karl']],
  ['Karl Huber', ['huber karl']],
])('reads %s with each hyphen left out, and for a space', (name, folded) => {
  expect(foldNames(name)).toEqual(folded);
});
