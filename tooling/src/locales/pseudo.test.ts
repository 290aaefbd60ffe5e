import { pseudo } from './pseudo.ts';

it('puts an accent on every letter, makes a text 40 % longer and sets it in brackets', () => {
  expect(pseudo('Please choose')).toBe('⟦ṔṔĺééáśéé ćĥĥóóśśé⟧');
  const alphabet = 'The quick brown fox jumps over a lazy dog';
  const changed = pseudo(alphabet);
  expect(changed).not.toMatch(/[a-z]/i);
  const letters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;
  expect(letters(changed)).toBe(Math.ceil(letters(alphabet) * 1.4));
});

it.each(['10:00–11:45', '€ 25.50', '/downloads/mp3', 'name@example.org', '{name}', '', '„“'])(
  'leaves %j, which has no words',
  (text) => {
    expect(pseudo(text)).toBe(text);
  },
);

it('leaves addresses, placeholders and tags inside a text', () => {
  expect(pseudo('Go to https://church.example/a or me@example.org, <b>{name}</b>')).toMatch(
    /^⟦.*https:\/\/church.example\/a .* me@example.org, <b>\{name\}<\/b>⟧$/,
  );
});

it('changes every text in lists, records and maps, and nothing else', () => {
  const texts = {
    list: ['a'],
    inside: { b: 'b', count: 2 },
    byName: new Map([['c', 'c']]),
    when: new Date(0),
  };
  expect(pseudo(texts)).toEqual({
    list: ['⟦áá⟧'],
    inside: { b: '⟦ḃḃ⟧', count: 2 },
    byName: new Map([['c', '⟦ćć⟧']]),
    when: new Date(0),
  });
});

it('changes what functions of texts answer, now or later', async () => {
  expect(pseudo((count: number) => `${count} no`)(2)).toBe('⟦2 ńńó⟧');
  await expect(pseudo(async () => ({ message: 'no' }))()).resolves.toEqual({ message: '⟦ńńó⟧' });
});

it('sets a text inside another one in the brackets of the outer one alone, and no longer than it is', () => {
  const month = pseudo('may');
  expect(pseudo((name: string) => `1 ${name.slice(0, 3)}`)(month)).toBe('⟦1 ḿḿá⟧');
  expect(pseudo(`no ${month}`)).toBe('⟦ńńó ḿḿáýý⟧');
});
