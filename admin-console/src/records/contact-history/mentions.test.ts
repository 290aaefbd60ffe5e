import { findMention, getMentions, matchMentions, toMentionables } from './mentions';

const staff = toMentionables([
  { _id: '1', email: 'ruth@example.org' },
  { _id: '2', email: 'ben@example.org' },
  { _id: '3', email: 'ben@example.com' },
  { _id: '4', email: 'helper@example.org', name: 'Ruth Äpfel' },
]);

it('calls colleagues by their name, or the part before the @, unless two share it', () => {
  expect(staff.map(({ name }) => name)).toEqual([
    'ruth',
    'ben@example.org',
    'ben@example.com',
    'Ruth Äpfel',
  ]);
  const shared = [1, 2].map((at) => ({ _id: `${at}`, email: `a${at}@example.org`, name: 'Ada' }));
  expect(toMentionables(shared).map(({ name }) => name)).toEqual(['a1', 'a2']);
});

it.each([
  ['Ask @ru', 7, { word: 'ru', from: 4 }],
  ['@', 1, { word: '', from: 0 }],
  ['(@be', 4, { word: 'be', from: 1 }],
  ['Ask @ruth now', 13, undefined],
  ['ruth@example.org', 16, undefined],
])('finds the mention that is being typed in %j', (text, cursor, found) => {
  expect(findMention(text, cursor)).toEqual(found);
});

it('offers those whose name or address begins so', () => {
  expect(matchMentions(staff, 'äp').map(({ _id }) => _id)).toEqual(['4']);
  expect(matchMentions(staff, 'help').map(({ _id }) => _id)).toEqual(['4']);
  expect(matchMentions(staff, 'B').map(({ _id }) => _id)).toEqual(['2', '3']);
});

it('knows whom a note mentions, with a comma behind the name too', () => {
  expect(getMentions('@ruth, please call. (@ben@example.com)', staff)).toEqual(['1', '3']);
  expect(getMentions('ruth@example.org @ruthie', staff)).toEqual([]);
  expect(getMentions('@ruth äpfel. @helper', staff)).toEqual(['4']);
  expect(getMentions('@helper@example.org and @ruth too', staff)).toEqual(['1', '4']);
});
