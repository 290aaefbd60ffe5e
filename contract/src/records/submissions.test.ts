import { programFragment, programs, submissionNames, submissions } from './submissions';
import { sitePaths } from '../site/site-paths';

/** Copied by hand from requirements 3 and 7.2: `?` marks (opt). Forms may be added to these. */
const specified: Record<string, string> = {
  '/api/pledge': 'name email amount message?',
  '/api/partnership': 'name phone',
  '/api/first-timer': 'fullName email phone message?',
  '/api/second-timer': 'name phone email? previousVisitDate message?',
  '/api/new-believer': 'name email phone testimony?',
  '/api/church-member': 'name phone email department? address?',
  '/api/program-attendance': 'fullName email phone program minister',
  '/api/dedications':
    'childName dateOfBirth parentsNames contactEmail phone dedicationDate message?',
  '/api/baby-naming': 'fullName babyName dateOfBirth phone email address pastor?',
  '/api/couples':
    'partner1Name partner2Name email phone weddingDate address churchAffiliation? pastor?',
  '/api/requests': 'fullName email phone requestType message',
  '/api/enquiries': 'fullName email subject message',
  '/api/contacts': 'name email subject message',
  '/api/welfare': 'name email phone category message',
  '/api/testimonies': 'fullName? message',
};

it('declares each submission of requirements 7.2, field by field', () => {
  const declared = Object.values(submissions).map(({ endpoint, body }) => [
    endpoint,
    Object.keys(body.properties)
      .map((field) => ((body.required as readonly string[]).includes(field) ? field : `${field}?`))
      .join(' '),
  ]);
  expect(Object.fromEntries(declared)).toMatchObject(specified);
});

it('puts each form on a page of its own of the public site', () => {
  const pages = submissionNames.map((name) => submissions[name].page);
  expect(new Set(pages).size).toBe(pages.length);
  for (const page of pages) expect(sitePaths).toHaveProperty([page], 'public-site');
});

it.each([
  [programs[0], 'innsbruck-city-praise'],
  [programs[1], 'innsbruck-spiritual-awakening'],
  ['Main', 'program-main'],
  ['  Erntedank & Grüße, 2027! ', 'program-erntedank-gru-e-2027'],
  ['<script>alert(1)</script>', 'program-script-alert-1-script'],
  ['Молитва', undefined],
  ['', undefined],
  [7, undefined],
  [undefined, undefined],
])('names the programme %j in an address as %j', (program, fragment) => {
  expect(programFragment(program)).toBe(fragment);
});

it('names by the beginning of a name, however long somebody has made it', () => {
  expect(programFragment('ab '.repeat(100_000))?.length).toBeLessThan(140);
});
