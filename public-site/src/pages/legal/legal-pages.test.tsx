import { screen, within } from '@testing-library/react';
import { church } from 'contract/church';
import { lifetimes } from 'contract/lifetimes';
import { processingWords } from 'contract/privacy/processing.texts';
import { processing } from 'contract/processing';
import { isKeptByLaw, legalGrounds } from 'contract/purposes';
import { retentionWords } from 'contract/retention-words';
import { recordKinds } from 'contract/review';
import { getEntry, provideContent } from '../../shown-content/page-content';
import { renderPage } from '../../testing/render-page';

const words = (text: string) => [{ type: 'text', text }];
const heading = (text: string) => ({ type: 'heading', attrs: { level: 2 }, content: words(text) });
const paragraph = (text: string) => ({ type: 'paragraph', content: words(text) });
const item = (text: string) => ({ type: 'listItem', content: [paragraph(text)] });
const richText = (...content: object[]) => JSON.stringify({ type: 'doc', content });

const headings = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const chapter = (title: string) =>
  within(screen.getByRole('heading', { level: 2, name: title }).parentElement ?? document.body);

it('says in the imprint what the law asks for, in its order', async () => {
  await renderPage('/imprint');
  expect(headings()).toEqual([
    ...['Owner and publisher', 'Represented by', 'Purpose', 'Editorial line', 'Links'],
    'Pictures and sound',
  ]);
  expect(chapter('Owner and publisher').getByText(new RegExp(church.address.street))).toBeVisible();
  expect(chapter('Purpose').getByText(/no commercial purpose\.$/)).toBeVisible();
});

it('says in the imprint what staff have published, below who the church is', async () => {
  const body = richText(heading('Register'), { type: 'bulletList', content: [item('ZVR 1')] });
  provideContent({ imprint: [{ ...getEntry('imprint'), intro: 'Who we are.', body }] });
  await renderPage('/imprint');
  expect(screen.getByText('Who we are.')).toBeVisible();
  expect(headings()).toEqual(['Owner and publisher', 'Register']);
  expect(chapter('Register').getByRole('listitem')).toHaveTextContent('ZVR 1');
});

it('says of privacy what the server does and what the church says, in their order', async () => {
  await renderPage('/privacy');
  expect(headings()).toEqual([
    ...['Who is responsible', 'What we keep, and what for', 'On what legal basis', 'Who sees it'],
    ...['How long', 'Copies, and what ends by itself', 'How to see, correct or delete it'],
    ...['Cookies and storage', 'Your rights'],
  ]);
  expect(chapter('On what legal basis').getByText(/Art\. 9 GDPR/)).toBeVisible();
  expect(chapter('Your rights').getByText(/Data Protection Authority/)).toBeVisible();
});

it('says which messages are stored encrypted, as they are declared', async () => {
  await renderPage('/privacy');
  const text = chapter('Who sees it').getByText(/encrypted/).textContent ?? '';
  for (const kind of recordKinds)
    expect(text.includes(processingWords.kinds[kind])).toBe(
      processing[kind].encrypted !== undefined,
    );
});

it('lets staff say on what basis and what else, and not how long', async () => {
  provideContent({
    privacy: [
      {
        ...getEntry('privacy'),
        basis: richText(paragraph('Because you agreed.')),
        others: richText(heading('Cameras'), paragraph('There are none.')),
      },
    ],
  });
  await renderPage('/privacy');
  expect(chapter('On what legal basis').getByText('Because you agreed.')).toBeVisible();
  expect(headings().at(-1)).toBe('Cameras');
  const idle = lifetimes.memberSession.idle / 3_600_000;
  expect(
    chapter('Copies, and what ends by itself').getByText(new RegExp(`after ${idle} hours`)),
  ).toBeVisible();
});

it('names the language of what is shown in another one, and of nothing that code says', async () => {
  provideContent({
    imprint: [{ ...getEntry('imprint'), language: 'de' }],
    privacy: [{ ...getEntry('privacy'), language: 'de' }],
  });
  const { unmount } = await renderPage('/imprint');
  const langOf = (text: RegExp) => screen.getByText(text).closest('[lang]')?.getAttribute('lang');
  expect(langOf(/^Information under/)).toBe('de');
  expect(langOf(/^Represented by/)).toBe('de');
  expect(langOf(/^Owner and publisher/)).toBeUndefined();
  unmount();
  await renderPage('/privacy');
  expect(langOf(/Art\. 9 GDPR/)).toBe('de');
  expect(langOf(/^On what legal basis/)).toBeUndefined();
});

describe.each(recordKinds)('of %s', (kind) => {
  const { kinds, purposes: purposeWords, categories: categoryWords, grounds } = processingWords;
  const { purposes, categories, retention, consented } = processing[kind];
  /** The list items of a chapter that name the kind. */
  const said = async (title: string) => {
    await renderPage('/privacy');
    return chapter(title)
      .getAllByRole('listitem')
      .filter((item) => namesIn(item).includes(kinds[kind].toLowerCase()))
      .map(({ textContent }) => textContent);
  };
  const namesIn = (item: HTMLElement) =>
    (item.querySelector('strong')?.textContent ?? '').toLowerCase().split(', ');

  it('says the purposes and categories that are declared, and no others', async () => {
    const [text = '', ...more] = await said('What we keep, and what for');
    expect(more).toEqual([]);
    const told = <Name extends string>(words: Readonly<Record<Name, string>>) =>
      (Object.keys(words) as Name[]).filter((name) => text.includes(words[name])).sort();
    expect(told(purposeWords)).toEqual(purposes.map(({ purpose }) => purpose).sort());
    expect(told(categoryWords)).toEqual([...categories].sort());
  });

  it('says each ground that is declared, and no other', async () => {
    const texts = (await said('On what legal basis')).join(' ');
    const told = legalGrounds.filter((ground) => texts.includes(grounds[ground]));
    const declared = purposes.map(({ ground }) => ground);
    expect(told).toEqual(legalGrounds.filter((ground) => declared.includes(ground)));
  });

  it('says how long it is kept, with a consent too, and what the law locks', async () => {
    const [text, ...more] = await said('How long');
    expect(more).toEqual([]);
    expect(text).toContain(`: ${retentionWords(retention)}`);
    expect(text?.includes('with your consent')).toBe(consented !== undefined);
    if (consented) expect(text).toContain(`with your consent ${retentionWords(consented)}`);
    expect(text?.includes('as the law asks')).toBe(isKeptByLaw(kind));
  });
});

it('leads to where a visitor sees, corrects and takes back what they sent', async () => {
  await renderPage('/privacy');
  const link = chapter('How to see, correct or delete it').getByRole('link', { name: 'My data' });
  expect(link).toHaveAttribute('href', '/my-data');
});
