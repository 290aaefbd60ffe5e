import { readPlannedTime } from 'contract/plan-requests';
import { innsbruckMoment } from 'contract/innsbruck-moment';
import { provideContent } from '../shown-content/page-content';
import { starterContent } from '../content/starter-content';
import {
  announcedPrograms,
  knownPrograms,
  offeredPrograms,
  getProgram,
  toInnsbruckDateTime,
} from './programs';

const [awakening, praise] = starterContent.programs;
if (!awakening || !praise) throw new Error('The programmes of requirements 2.4 are missing.');
const idsOf = (programs: readonly { readonly id: string }[]) => programs.map(({ id }) => id);

it.each([
  ['2027-03-28T01:59', '+01:00'],
  ['2027-03-28T03:00', '+02:00'],
  ['2027-10-31T01:59', '+02:00'],
  ['2027-10-31T02:30', '+02:00'],
  ['2027-10-31T03:00', '+01:00'],
])('knows Innsbruck’s offset at %s', (minute, offset) => {
  expect(toInnsbruckDateTime(minute)).toBe(`${minute}:00${offset}`);
  // The code that plans and ends programmes parses the minute in the same way.
  expect(innsbruckMoment(minute)).toEqual(new Date(toInnsbruckDateTime(minute)));
  const plan = readPlannedTime(minute, new Date('2026-03-01T10:00:00Z'));
  expect(plan).toMatchObject({ time: new Date(toInnsbruckDateTime(minute)) });
});

it('announces by time, and offers the one of requirements 9 first', () => {
  expect(idsOf(announcedPrograms())).toEqual([awakening.id, praise.id]);
  expect(idsOf(offeredPrograms())).toEqual([praise.id, awakening.id]);
});

it('offers what is open, and knows what somebody may have registered for', () => {
  provideContent({ programs: [awakening, { ...praise, registration: 'full' }] });
  expect(idsOf(offeredPrograms())).toEqual([awakening.id]);
  expect(idsOf(knownPrograms())).toEqual([praise.id, awakening.id]);
});

it('means the later of two with the same name or page', () => {
  const next = { ...awakening, id: 'next', start: '2027-09-11T09:00', end: '2027-09-11T16:00' };
  provideContent({ programs: [awakening, praise, next] });
  expect(idsOf(offeredPrograms())).toEqual([praise.id, 'next']);
  expect(getProgram('/more/awakening')?.id).toBe('next');
});

it('sends the English name from pages in other languages', () => {
  provideContent({
    programs: [
      { ...awakening, name: 'Geistliches Erwachen', englishTitle: awakening.name },
      { ...praise, englishTitle: praise.name },
    ],
  });
  expect(offeredPrograms()).toMatchObject([
    { program: praise.name, nameLanguage: 'en' },
    { program: awakening.name, name: 'Geistliches Erwachen', nameLanguage: undefined },
  ]);
});
