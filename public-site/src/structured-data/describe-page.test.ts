import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ownedPaths } from 'contract/site-paths';
import type { Thing } from 'contract/structured-data';
import { getEntry, provideContent } from '../shown-content/page-content';
import { starterContent } from '../content/starter-content';
import { describePage } from './describe-page';

const origin = 'https://church.example';
const assets = join(__dirname, '../../assets');

const thingsOf = (path: string, type: string) =>
  describePage(path, origin).filter((thing) => thing['@type'] === type);

/** The properties that Google's documentation of each type requires or recommends, as far as the church knows them. */
const documented = {
  Church: ['name', 'address', 'telephone', 'url', 'image', 'description'],
  Organization: ['name', 'url', 'logo', 'email', 'telephone', 'address'],
  WebSite: ['name', 'url'],
  Event: [
    ...['name', 'startDate', 'location', 'description', 'endDate', 'eventStatus'],
    ...['eventAttendanceMode', 'image', 'offers', 'organizer', 'performer', 'url'],
  ],
  BlogPosting: ['headline', 'author', 'image', 'datePublished', 'dateModified', 'publisher'],
  AudioObject: [
    ...['name', 'description', 'contentUrl', 'encodingFormat', 'duration', 'uploadDate'],
    ...['inLanguage', 'creator', 'publisher'],
  ],
};

it.each([
  ['/', 'Church', 1],
  ['/', 'Organization', 1],
  ['/', 'WebSite', 1],
  ['/', 'Event', 2],
  ['/more/awakening', 'Event', 1],
  ['/more/praise', 'Event', 1],
  ['/more/blog', 'BlogPosting', 3],
  ['/downloads/mp3', 'AudioObject', 3],
  ['/more/visit', 'Church', 1],
] as const)('%s tells of every %s whole, %i in number', (path, type, count) => {
  const things = thingsOf(path, type);
  expect(things).toHaveLength(count);
  for (const thing of things) {
    const missing = documented[type].filter((property) => !thing[property]);
    expect(missing).toEqual([]);
  }
});

it('tells of nothing on any other page', () => {
  const telling = ownedPaths.filter(({ path }) => describePage(path, origin).length > 0);
  expect(telling.map(({ path }) => path)).toEqual([
    '/',
    '/downloads/mp3',
    '/more/blog',
    '/more/awakening',
    '/more/praise',
    '/more/visit',
  ]);
});

it('places and dates the two events as requirements 2.4 does', () => {
  expect(thingsOf('/', 'Event')).toMatchObject([
    {
      name: 'Innsbruck Spiritual Awakening',
      startDate: '2025-09-13T09:00:00+02:00',
      endDate: '2025-09-13T16:00:00+02:00',
      url: 'https://church.example/more/awakening',
      offers: {
        url: 'https://church.example/join-us/register/program-attendance?program=Innsbruck+Spiritual+Awakening',
      },
    },
    {
      name: 'Innsbruck City Praise',
      startDate: '2025-10-25T09:00:00+02:00',
      endDate: '2025-10-25T16:00:00+02:00',
      url: 'https://church.example/more/praise',
    },
  ]);
  for (const event of thingsOf('/', 'Event')) {
    expect(event).toMatchObject({
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'Place', address: { addressCountry: 'AT' } },
      organizer: { '@type': 'Organization', url: 'https://church.example/' },
    });
  }
});

/** All strings in an object, nested ones included. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
};

it('tells where the way is drawn, and what awaits visitors', () => {
  const [place] = thingsOf('/more/visit', 'Church');
  expect(place?.['@id']).toBe(thingsOf('/', 'Church')[0]?.['@id']);
  expect(place?.['hasMap']).toContain(`${origin}/art/visit-map.svg`);
  expect(place?.['amenityFeature']).toContainEqual(
    expect.objectContaining({ name: 'Wheelchair accessible entrance', value: true }),
  );
});

it('tells of what awaits visitors as the church says it, and of nothing where it says nothing', () => {
  const { amenities: _amenities, ...visit } = getEntry('visit');
  provideContent({ visit: [{ ...visit, amenities: 'Tea\n\nChairs' }] });
  const features = thingsOf('/more/visit', 'Church')[0]?.['amenityFeature'];
  expect(features).toMatchObject([{ name: 'Tea' }, { name: 'Chairs' }]);
  provideContent({ visit: [visit] });
  expect(thingsOf('/more/visit', 'Church')[0]).not.toHaveProperty('amenityFeature');
});

it.each(['/', '/more/blog', '/downloads/mp3', '/more/visit'])(
  '%s names whole addresses only, and files that exist',
  (path) => {
    const texts = describePage(path, origin).flatMap((thing: Thing) => textsIn(thing));
    expect(texts.filter((text) => text.startsWith('/'))).toEqual([]);
    const files = texts
      .filter((text) => text.startsWith(origin) && /\.\w+$/.test(new URL(text).pathname))
      .map((text) => text.replace(origin, ''));
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !existsSync(join(assets, file)))).toEqual([]);
  },
);

it('tells of programmes as they are announced now', () => {
  const [awakening, praise] = starterContent.programs;
  if (!awakening || !praise) throw new Error('The programmes of requirements 2.4 are missing.');
  const { page: _none, ...other } = praise;
  provideContent({
    programs: [
      { ...awakening, registration: 'full' },
      { ...awakening, id: 'next', start: '2027-01-02T09:00', end: '2027-01-02T10:00' },
      { ...other, id: 'other', registration: 'closed' },
    ],
  });
  expect(thingsOf('/', 'Event')).toMatchObject([
    {
      '@id': `${origin}/#${awakening.id}`,
      offers: { availability: 'https://schema.org/SoldOut' },
    },
    {
      '@id': `${origin}/more/awakening#event`,
      startDate: '2027-01-02T09:00:00+01:00',
      offers: { availability: 'https://schema.org/InStock' },
    },
    { '@id': `${origin}/#other`, url: `${origin}/` },
  ]);
  expect(thingsOf('/', 'Event')[2]).not.toHaveProperty('offers');
  expect(thingsOf('/more/praise', 'Event')).toEqual([]);
});

it('tells of a sermon that staff uploaded in its language, and of none that cannot be heard', () => {
  const [sermon] = starterContent.sermons;
  if (!sermon) throw new Error('The sermons of requirements 2.6 are missing.');
  const [there, gone] = [
    '0d5f8c1e-3b7a-4c2d-9e6f-1a2b3c4d5e6f',
    '1d5f8c1e-3b7a-4c2d-9e6f-1a2b3c4d5e6f',
  ];
  const file = { kind: 'audio', file: 'grace.m4a', bytes: 24_000_400, seconds: 1830.6, name: 'x' };
  provideContent({
    sermons: [
      { ...sermon, audio: there, spokenIn: 'de' },
      { ...sermon, id: 'gone', audio: gone },
    ],
    media: { [there]: file, [gone]: { ...file, kind: 'document' } },
  });
  expect(thingsOf('/downloads/mp3', 'AudioObject')).toMatchObject([
    {
      contentUrl: `${origin}/media/${there}/grace.m4a`,
      encodingFormat: 'audio/mp4',
      contentSize: '24000 kB',
      duration: 'PT1831S',
      inLanguage: 'de',
    },
  ]);
});
