import { church } from 'contract/church';
import { privacyWords } from '../../content/privacy-words.texts';
import { privacy } from './privacy.texts';

const words = [...privacyWords.basis, ...privacyWords.rights];
const chapters = Object.values(privacy.chapters).flatMap((chapter) =>
  'paragraphs' in chapter ? [chapter] : [],
);

const paragraphs = (title: string): string =>
  chapters.find((chapter) => chapter.title === title)?.paragraphs.join(' ') ?? '';

it('names no time of keeping, no ground and no purpose in words of its own: they are declared', () => {
  const all = [...chapters.flatMap((chapter) => chapter.paragraphs), ...words].join(' ');
  expect(all).not.toMatch(/deleted (when|once|after)|after the programme|Art\. \d+\(|years/);
});

it('names how long what the server ends by itself lasts, as its own constants do', () => {
  const lasting = paragraphs('Copies, and what ends by itself');
  for (const words of [
    'the newest 7 copies',
    '24 hours without a visit, and after 14 days in any case',
    'reset your password works for 30 minutes',
    'confirm your e-mail address for 24 hours',
    'given up after 72 hours',
  ])
    expect(lasting).toContain(words);
  expect(paragraphs('Cookies and storage')).toContain('a cookie for up to 365 days');
});

it('says that reading what is confidential is noted, and that the log stays', () => {
  expect(paragraphs('Who sees it')).toMatch(
    /confidential, it also notes which member of our staff read them, and when\. Nothing is deleted from this log/,
  );
});

it('says where to see, correct and delete it, and whom to ask', () => {
  const how = paragraphs('How to see, correct or delete it');
  expect(how).toContain('Under “My data”, with the code of your receipt');
  expect(how).toContain(church.emails[0]);
  expect(how).toContain(church.phone.display);
});
