import { screen } from '@testing-library/react';
import { church } from 'contract/church';
import { toRichText } from 'contract/rich-text';
import { getEntry, provideContent } from '../../shown-content/page-content';
import { starterContent } from '../../content/starter-content';
import { renderPage } from '../../testing/render-page';

describe.each([
  [
    '/more/awakening',
    'Innsbruck Spiritual Awakening',
    'Sep 13 2025, 9:00 AM-4:00 PM',
    '?program=Innsbruck+Spiritual+Awakening',
  ],
  ['/more/praise', 'Innsbruck City Praise', 'Oct 25 2025, 9:00 AM-4:00 PM', ''],
])('%s', (path, title, when, query) => {
  it('has every named part of requirements 2.9', async () => {
    await renderPage(path);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.getByText(when)).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent)).toEqual([
      'Vision statement',
      'Mission statement',
      'Key elements',
      'Invite 5 friends',
      'Volunteer with us',
      'Our goals',
      'Tips for inviting',
      'How the mission will be achieved',
      'Talk to us',
    ]);
    expect(screen.getByText(/mobilize 1,000-5,000 people in the city/)).toBeVisible();
    expect(screen.getByText(new RegExp(church.address.street))).toBeVisible();
    expect(screen.getByText(church.phone.display)).toBeVisible();
  });

  it('leads to giving, to registration and to the German document in a new tab', async () => {
    await renderPage(path);
    const href = (name: RegExp) => screen.getAllByRole('link', { name })[0]?.getAttribute('href');
    expect(href(/^Donate here/)).toBe('/giving/payment');
    const registration = screen.getAllByRole('link', { name: 'Register Now' });
    for (const link of registration)
      expect(link).toHaveAttribute('href', `/join-us/register/program-attendance${query}`);
    expect(href(/^Read in German/)).toBe('/downloads/vision-de.docx');
    expect(screen.getAllByRole('link', { name: /^Read in German/ })[0]).toHaveAttribute(
      'target',
      '_blank',
    );
  });
});

it('tells its vision also while no day is planned', async () => {
  provideContent({ programs: [] });
  await renderPage('/more/praise');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'A day of praise for our city',
  );
  expect(screen.getByText(/^The next day is not planned yet\./)).toBeVisible();
  expect(screen.getByText('Vision statement')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Register Now' })).not.toBeInTheDocument();
});

it('leads to no registration that is closed', async () => {
  provideContent({
    programs: starterContent.programs.map((one) => ({ ...one, registration: 'closed' })),
  });
  await renderPage('/more/praise');
  expect(screen.getByText(/^Registration has closed\./)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Register Now' })).not.toBeInTheDocument();
});

const headings = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('tells the vision that staff have published, and only the parts that it has', async () => {
  const { elements: _elements, goals: _goals, tips: _tips, ...whole } = getEntry('vision');
  const published = {
    vision: 'One.\n\nTwo.',
    callTitle: 'Bring three',
    means: toRichText('By God.'),
  };
  provideContent({ vision: [{ ...whole, ...published }] });
  await renderPage('/more/praise');
  expect(headings()).toEqual([
    ...['Vision statement', 'Mission statement', 'Bring three', 'Volunteer with us'],
    ...['How the mission will be achieved', 'Talk to us'],
  ]);
  for (const paragraph of ['One.', 'Two.', 'By God.'])
    expect(screen.getByText(paragraph)).toHaveProperty('tagName', 'P');
});

it('names each element by its heading, below what belongs to all', async () => {
  const words = (text: string) => [{ type: 'text', text }];
  const paragraph = (text: string) => ({ type: 'paragraph', content: words(text) });
  const heading = { type: 'heading', attrs: { level: 3 }, content: words('Song') };
  const content = [paragraph('Three parts.'), heading, paragraph('We sing.'), paragraph('Loudly.')];
  const elements = JSON.stringify({ type: 'doc', content });
  provideContent({ vision: [{ ...getEntry('vision'), elements }] });
  await renderPage('/more/praise');
  expect(screen.getByText('Three parts.')).toHaveProperty('tagName', 'P');
  expect(screen.getByRole('term')).toHaveTextContent('Song');
  expect(screen.getByRole('definition')).toHaveTextContent('We sing.Loudly.');
});

it('names the language of what is told in another one, and of no title of its own', async () => {
  provideContent({ vision: [{ ...getEntry('vision'), language: 'de' }] });
  await renderPage('/more/praise');
  const langOf = (text: RegExp | string) =>
    screen.getByText(text).closest('[lang]')?.getAttribute('lang');
  for (const text of [/^We see a city/, /^Isaiah/, /^Call them the day after/, 'Invite 5 friends'])
    expect(langOf(text)).toBe('de');
  expect(langOf('Our goals')).toBeUndefined();
});
