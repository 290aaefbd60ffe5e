import { screen, within } from '@testing-library/react';
import { church, firstVisit } from 'contract/church';
import { directionsAddress } from 'contract/directions';
import { toRichText } from 'contract/rich-text';
import { getEntry, provideContent } from '../../shown-content/page-content';
import { renderPage } from '../../testing/render-page';

const path = '/more/visit';
const targetOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const headings = () => screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent);

it('answers what visitors ask', async () => {
  await renderPage(path);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Visit us');
  expect(headings()).toEqual([
    'When',
    'Where',
    'What happens on a Sunday?',
    'How long does it last?',
    'What should I wear?',
    'Will I understand it?',
    'Can I come in a wheelchair?',
    'And the children?',
    'How to find us',
    'Who can I ask?',
  ]);
});

it('says when and where, and leads there and to who answers', async () => {
  await renderPage(path);
  const glance = screen.getByRole('region', { name: 'At a glance' });
  for (const { name, time } of church.serviceTimes) {
    expect(glance).toHaveTextContent(name + time);
  }
  expect(glance).toHaveTextContent(church.address.street);
  expect(targetOf('Directions')).toBe(directionsAddress());
  expect(targetOf('Ask a question')).toBe('/help/contact');
  expect(targetOf('Write to us')).toBe('/help/contact');
  expect(targetOf('Been here already? Register your first visit')).toBe(
    '/join-us/register/first-timer',
  );
  expect(targetOf(church.phone.display)).toBe(church.phone.uri);
});

it('tells the age and the time of each children’s group', async () => {
  await renderPage(path);
  for (const { name, ages, time } of firstVisit.children) {
    const row = screen.getByRole('row', { name: new RegExp(`^${name}`) });
    const cells = within(row).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent)).toEqual([ages, time]);
  }
});

it('draws the way, tells it to who does not see it, and in words for each means of travel', async () => {
  await renderPage(path);
  const map = screen.getByRole('img');
  expect(map).toHaveAccessibleName(/^A map as a stained glass window, north at the top/);
  expect(map).toHaveAttribute('src', '/art/visit-map.svg');
  expect(map).toHaveAttribute('loading', 'lazy');
  const figure = screen.getByRole('figure');
  expect(within(figure).getByText(church.name)).toHaveAttribute('aria-hidden', 'true');
  const { bus, parking } = firstVisit;
  expect(screen.getByText('By bus').nextSibling).toHaveTextContent(`Line ${bus.line}`);
  expect(screen.getByText('By train').nextSibling).toHaveTextContent('main station');
  expect(screen.getByText('By car').nextSibling).toHaveTextContent(parking.name);
});

it('says what the church has published, in the language that it is in, and leaves out what is empty', async () => {
  const { groups: _groups, byTrain: _train, byCar: _car, ...whole } = getEntry('visit');
  const told = { answers: toRichText('Just come.'), ask: 'Anybody.\n\nReally.', byBus: 'Line 1.' };
  provideContent({ visit: [{ ...whole, ...told, language: 'de' }] });
  await renderPage(path);
  expect(headings()).toEqual([
    'When',
    'Where',
    'And the children?',
    'How to find us',
    'Who can I ask?',
  ]);
  for (const words of ['Just come.', 'Anybody.', 'Really.', 'Line 1.', whole.intro, whole.children])
    expect(screen.getByText(words).closest('[lang]')).toHaveAttribute('lang', 'de');
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByText('By train')).toBeNull();
  expect(screen.queryByText('By car')).toBeNull();
});

it('takes a group of children as staff type it', async () => {
  provideContent({
    visit: [{ ...getEntry('visit'), groups: 'Babies;0;all; even late\n\n Teens ' }],
  });
  await renderPage(path);
  const [, babies, teens] = screen.getAllByRole('row');
  const textsOf = (row: HTMLElement | undefined) =>
    Array.from(row?.children ?? [], (cell) => cell.textContent);
  expect(textsOf(babies)).toEqual(['Babies', '0', 'all; even late']);
  expect(textsOf(teens)).toEqual(['Teens', '', '']);
});
