import { productPackages, ScratchCopy } from '../../testing/scratch-copy';
import { describeProofs } from '../../testing/scratch-tests';

const before = (file: string, place: string, text: string) => ({ file, before: place, text });
const english = 'admin-console/src/website';
const german = 'locales/de/admin-console/website';

/** Groups that meet at home, on the page for visitors, exactly as docs/add-a-content-kind.md describes it. */
const additions = [
  before(
    'contract/src/content/kinds/content-kinds.ts',
    "  /** The church's blog (requirements 2.7). */",
    `  groups: {
    fields: {
      name: { type: 'line', maxLength: 80, isTranslated: true },
      about: { type: 'paragraphs', maxLength: 400, isTranslated: true },
      phone: { type: 'line', maxLength: 40, check: 'phone', isOptional: true },
    },
    title: 'name',
    order: 'by-hand',
    maxEntries: 40,
  },
`,
  ),
  before(
    'contract/src/content/content-preview.ts',
    "  posts: ['/more/blog'],",
    "  groups: ['/more/visit'],\n",
  ),
  before(
    'public-site/src/shown-content/page-content.ts',
    'identity: all, visit: all } },',
    'groups: all, ',
  ),
  before(
    'public-site/src/shown-content/read-content.ts',
    "  posts: ['title', 'excerpt'",
    "  groups: ['name', 'about'],\n",
  ),
  before('public-site/src/content/starter-content.ts', '  posts: reported.map', '  groups: [],\n'),
  before(`${english}/website-groups.ts`, "  giving: 'giving',", "  groups: 'church',\n"),
  before(
    `${english}/website-kinds.texts.ts`,
    "    posts: 'Blog posts',",
    "    groups: 'Groups',\n",
  ),
  before(
    `${german}/website-kinds.texts.ts`,
    "    posts: 'Blogbeiträge',",
    "    groups: 'Hauskreise',\n",
  ),
  before(
    `${english}/website.texts.ts`,
    "      posts: 'What the blog",
    "      groups: 'Groups that meet at home.',\n",
  ),
  before(
    `${german}/website.texts.ts`,
    "      posts: 'Was der Blog",
    "      groups: 'Kreise, die sich daheim treffen.',\n",
  ),
  before(
    `${english}/website.texts.ts`,
    "      posts: 'Add a post',",
    "      groups: 'Add a group',\n",
  ),
  before(
    `${german}/website.texts.ts`,
    "      posts: 'Beitrag hinzufügen',",
    "      groups: 'Kreis hinzufügen',\n",
  ),
  before(`${english}/website.texts.ts`, "      posts: 'New post',", "      groups: 'New group',\n"),
  before(
    `${german}/website.texts.ts`,
    "      posts: 'Neuer Beitrag',",
    "      groups: 'Neuer Kreis',\n",
  ),
  before(
    `${english}/fields/website-fields.texts.ts`,
    '  giving: {',
    "  groups: { name: { label: 'Name' }, about: { label: 'About' }, phone: { label: 'Phone' } },\n",
  ),
  before(
    `${german}/fields/website-fields.texts.ts`,
    '  giving: {',
    "  groups: { name: { label: 'Name' }, about: { label: 'Worum es geht' }, phone: { label: 'Telefon' } },\n",
  ),
];

jest.setTimeout(600_000);

let scratch: ScratchCopy;
beforeAll(() => {
  scratch = new ScratchCopy(productPackages);
  for (const addition of additions) scratch.insert(addition);
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
])(
  'needs no line beside those of docs/add-a-content-kind.md for %s',
  async (_for, base, folders) => {
    expect(await scratch.compile(base, folders)).toEqual({ code: 0, output: '' });
  },
);

/** Derived features, the tests that prove them for every kind, and the patterns of those that cover the new one. */
const proofs = [
  ['its preview', 'public-site/src/shown-content/page-content', 'a preview of groups'],
  ['its fields in the browser', 'public-site/src/shown-content/read-content', 'asks of groups'],
  [
    'its place in what pages are made of',
    'contract/src/content/content-snapshot',
    'throws nothing',
  ],
  ['its words in German', 'locales/complete', 'has every text'],
] as const;

describeProofs(() => scratch, proofs);
