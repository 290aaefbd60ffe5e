import { findSection, sectionNames, sections } from './sections';
import { sectionTitles } from './fixed-texts';

/** Copied by hand from requirements 2.10, 7.3 and 10.6. */
const specified = [
  ['Naming', 'naming', '/api/baby-naming'],
  ['Dedication', 'dedication', '/api/dedications'],
  ['Couples', 'couples', '/api/couples'],
  ['Testimonies', 'testimonies', '/api/testimonies'],
  ['Contacts', 'contacts', '/api/contacts'],
  ['Partnerships', 'partnerships', '/api/partnership'],
  ['Pledge Posts', 'pledges', '/api/pledge'],
  ['Enquiries', 'enquiries', '/api/enquiries'],
  ['Welfare', 'welfare', '/api/welfare'],
  ['Requests', 'requests', '/api/requests'],
  ['First Timers', 'first-timers', '/api/first-timer'],
  ['Second Timers', 'second-timers', '/api/second-timer'],
  ['New Believers', 'new-believers', '/api/new-believer'],
  ['Church Members', 'church-members', '/api/church-member'],
  ['Program Attendance', 'program-attendance', '/api/program-attendance'],
  ['User Profiles', 'user-profiles', '/api/profiles'],
];

it('has the sections of the specification, by their names, keys and endpoints, in its order', () => {
  const found = sectionNames.map((name) => [
    sectionTitles[name],
    sections[name].key,
    sections[name].endpoint,
  ]);
  const endpoints = specified.map(([, , endpoint]) => endpoint);
  expect(found.filter(([, , endpoint]) => endpoints.includes(endpoint ?? ''))).toEqual(specified);
});

/** Copied by hand: the fields in which a repeated submission may bring new content; not identity or contact. */
const contentFields = {
  babyNaming: ['babyName', 'dateOfBirth'],
  childDedication: ['dateOfBirth', 'dedicationDate', 'message'],
  couples: ['weddingDate'],
  testimony: ['message'],
  contact: ['subject', 'message'],
  partnership: [],
  pledge: ['amount', 'message'],
  enquiry: ['subject', 'message'],
  welfare: ['category', 'message'],
  request: ['requestType', 'message'],
  firstTimer: ['message'],
  secondTimer: ['previousVisitDate', 'message'],
  newBeliever: ['testimony'],
  churchMember: ['department'],
  programAttendance: ['program', 'minister'],
  profiles: [],
};

it('looks for new content in what people say, not in who they are', () => {
  const found = sectionNames.map((name) => [name, sections[name].content]);
  expect(Object.fromEntries(found)).toMatchObject(contentFields);
});

it('opens Naming where the address names no section', () => {
  expect(findSection(null)).toBe('babyNaming');
});

it('finds each section by its key', () => {
  expect(sectionNames.map((name) => findSection(sections[name].key))).toEqual(sectionNames);
});

it.each(['', 'Naming', 'babyNaming', 'constructor', '../naming'])('knows no section %j', (key) => {
  expect(findSection(key)).toBeUndefined();
});
