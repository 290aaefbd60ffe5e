import { productPackages, ScratchCopy } from '../../testing/scratch-copy';
import { describeProofs } from '../../testing/scratch-tests';

/** The sixteenth form, exactly as docs/add-a-form.md describes it. */
const additions = [
  {
    file: 'contract/src/site/form-pages.ts',
    before: '} as const;',
    text: "  volunteer: '/help/volunteer',\n",
  },
  {
    file: 'contract/src/records/submissions.ts',
    before: '} as const satisfies Record<FormName',
    text: `  volunteer: {
    endpoint: '/api/volunteers',
    page: formPages.volunteer,
    body: {
      type: 'object',
      properties: {
        name: line,
        email,
        phone,
        task: { type: 'string', enum: ['choir', 'kitchen'] },
        from: nearDate,
        message: paragraphs,
      },
      required: ['name', 'email', 'phone', 'task', 'from'],
    },
  },
`,
  },
  {
    file: 'contract/src/privacy/purposes.ts',
    before: '  profiles: only(',
    text: "  volunteer: accompanied('answer'),\n",
  },
  {
    file: 'contract/src/privacy/processing.ts',
    before: '  profiles: {',
    text: `  volunteer: {
    categories: ['contact', 'faith'],
    retention: { from: 'done', days: 90 },
    consented: { from: 'done', days: year },
  },
`,
  },
  {
    file: 'contract/src/privacy/processing.texts.ts',
    before: "    profiles: 'your profile',",
    text: "    volunteer: 'volunteers',\n",
  },
  {
    file: 'locales/de/contract/privacy/processing.texts.ts',
    before: "    profiles: 'dein Profil',",
    text: "    volunteer: 'Mitarbeit',\n",
  },
  {
    file: 'locales/de/contract/records/field.texts.ts',
    before: "  ['amount', 'Betrag'],",
    text: "  ['task', 'Aufgabe'],\n  ['from', 'Ab'],\n",
  },
  {
    file: 'locales/de/contract/records/choice.texts.ts',
    before: '  minister: {',
    text: "  task: { choir: 'Chor', kitchen: 'Küche' },\n",
  },
  {
    file: 'shell/src/navigation/menus.ts',
    before: '      { label: menuEntryTexts.welfare',
    text: '      { label: menuEntryTexts.volunteer, to: formPages.volunteer },\n',
  },
  {
    file: 'shell/src/navigation/menus.texts.ts',
    before: '  readonly welfare: string;',
    text: '  readonly volunteer: string;\n',
  },
  {
    file: 'shell/src/navigation/menus.texts.ts',
    before: "  welfare: 'Welfare',",
    text: "  volunteer: 'Volunteer',\n",
  },
  {
    file: 'locales/de/shell/navigation/menus.texts.ts',
    before: '  welfare: ',
    text: "  volunteer: 'Mitarbeit',\n",
  },
];

const definition = `import type { FormDefinitionOf } from 'shared-ui/form-definition';
import { labels } from './volunteer.texts';

export const form = {
  submission: 'volunteer',
  fields: {
    name: { autocomplete: 'name' },
    email: { autocomplete: 'email' },
    phone: { autocomplete: 'tel' },
    task: { autocomplete: 'off' },
    from: { autocomplete: 'off' },
    message: { autocomplete: 'off' },
  },
  onSuccess: 'replace',
  onFailure: 'server-message-else-text',
  announce: 'status',
  whileSending: 'button-waits',
  labels,
} as const satisfies FormDefinitionOf<'volunteer'>;
`;

const texts = `import type { FormLabelsOf } from 'shared-ui/form-definition';

export const labels: FormLabelsOf<'volunteer'> = {
  title: 'Volunteer',
  intro: 'Many hands make light work.',
  description: 'Offer the church a hand.',
  fields: {
    name: { label: 'Full name' },
    email: { label: 'E-mail' },
    phone: { label: 'Phone' },
    task: { label: 'Where?', choices: { choir: 'Choir', kitchen: 'Kitchen' } },
    from: { label: 'From when?' },
    message: { label: 'Anything else?' },
  },
  submit: 'Offer help',
  success: 'Thank you for your help!',
  next: { text: 'We will call you within a week.', links: { '/': 'Home' } },
  failure: 'Something went wrong. Please try again.',
};
`;

const germanTexts = `import type * as english from 'public-site/forms/definitions/volunteer.texts';

export const labels: typeof english.labels = {
  title: 'Mitarbeit',
  intro: 'Viele Hände machen bald ein Ende.',
  description: 'Biete der Gemeinde deine Hilfe an.',
  fields: {
    name: { label: 'Vor- und Nachname' },
    email: { label: 'E-Mail' },
    phone: { label: 'Telefon' },
    task: { label: 'Wo?', choices: { choir: 'Chor', kitchen: 'Küche' } },
    from: { label: 'Ab wann?' },
    message: { label: 'Noch etwas?' },
  },
  submit: 'Hilfe anbieten',
  success: 'Danke für deine Hilfe!',
  next: { text: 'Wir rufen dich innerhalb einer Woche an.', links: { '/': 'Startseite' } },
  failure: 'Etwas ist schiefgegangen. Bitte versuch es noch einmal.',
};
`;

/** Files that are created for the form. */
const files = {
  'public-site/src/forms/definitions/volunteer.form.ts': definition,
  'public-site/src/forms/definitions/volunteer.texts.ts': texts,
  'locales/de/public-site/forms/definitions/volunteer.texts.ts': germanTexts,
};

jest.setTimeout(300_000);

let scratch: ScratchCopy;
beforeAll(() => {
  scratch = new ScratchCopy(productPackages);
  for (const addition of additions) scratch.insert(addition);
  for (const [file, content] of Object.entries(files)) scratch.write(file, content);
});
afterAll(() => scratch.remove());

it.each([
  [
    'browsers',
    'shell',
    [
      'contract/src',
      'shared-ui/src',
      'shell/src',
      'public-site/src',
      'admin-console/src',
      'locales/de',
    ],
  ],
  ['Node', 'api', ['api/src', 'api-mock/src']],
])('needs no line beside those of docs/add-a-form.md for %s', async (_for, base, folders) => {
  expect(await scratch.compile(base, folders)).toEqual({ code: 0, output: '' });
});

/** Derived features, the tests that prove them for every form, and the patterns of those that cover the new one. */
const proofs = [
  ['its place in the site', 'contract/src/site/site-paths', 'gives each path to one owner only'],
  ['its pages, with and without JavaScript', 'public-site/src/remote', '^/help/volunteer'],
  ['its fields, payload and messages', 'public-site/src/forms', 'the form of volunteer'],
  ['its words in German', 'locales/forms', 'volunteer.texts.ts'],
  ['and no more words than are translated', 'locales/complete', 'has every text'],
  ['its section', 'admin-console/src/base/model/sections', 'finds each section by its key'],
  ['its place in the sidebar', 'admin-console/src/app', 'lists the sections as links'],
  ['its columns', 'admin-console/src/base/model/record-fields', 'every field of volunteer'],
  ['its columns in German', 'locales/console', 'the table of volunteer'],
  ['its duplicates', 'admin-console/src/records/duplicates/find-dup', 'a record of volunteer'],
  [
    'its box, where a consent is asked',
    'public-site/src/forms',
    'the form of volunteer has the fields',
  ],
  ['its words about privacy', 'public-site/src/pages/legal', 'of volunteer says'],
  ['its consent', 'api/src/submissions/consent/consent', 'stores with volunteer what was agreed'],
  ['its samples', 'api-mock/src/mock', 'volunteer'],
  ['its route and its list', 'api/src/submissions/submission-routes', 'volunteer'],
  ['its place in the search', 'api/src/review/search/record-search-routes', 'in every kind'],
] as const;

describeProofs(() => scratch, proofs);
