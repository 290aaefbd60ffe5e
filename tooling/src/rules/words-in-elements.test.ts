import { lintPlanted } from '../../testing/lint-planted';

/** One case per line; the first six are refused. */
const planted = `export const refused = (value, label) => [
  <p>Two words</p>,
  <p>{'Two words'}</p>,
  <p>{value && 'Two words'}</p>,
  <p>{value ? label : \`\${value} words\`}</p>,
  <img src={value} alt="Two words" />,
  <p aria-label={value ? 'Two words' : label} />,
];
export const allowed = (value, label) => [
  <p className="two words">{label} ({value}) ·</p>,
  <p>{value === 'two words' ? label : \`\${label}: \${value}\`}</p>,
  <img src={value} alt="" />,
];`;

const files = ['shared-ui', 'shell', 'public-site', 'member-area', 'admin-console'].map(
  (name) => `${name}/src/planted.tsx`,
);

it('refuses words that are written where they are shown, in every package with pages', () => {
  const findings = Object.entries(lintPlanted(planted, files));
  const lines = findings.map(([file, found]) => [
    file,
    found.filter(({ rule }) => rule === 'restricted-syntax(no-words)').map(({ line }) => line),
  ]);
  expect(lines).toEqual(files.map((file) => [file, [2, 3, 4, 5, 6, 7]]));
});

it('refuses the attribute that cuts a pasted text', () => {
  const text = `export const refused = [<input maxLength={9} />, <textarea maxlength="9" />];`;
  for (const found of Object.values(lintPlanted(text, files)))
    expect(found.filter(({ rule }) => rule === 'restricted-syntax(no-cutting)')).toHaveLength(2);
});

it('refuses to read English where the language of the page belongs', () => {
  const text = `export const refused = (title) => [title.en, title?.en, title['en']];
export const allowed = (title, language) => [title[language], { en: title }];`;
  const places = [...files, 'contract/src/planted.ts', 'api/src/planted.ts'];
  for (const found of Object.values(lintPlanted(text, places))) {
    const lines = found.filter(({ rule }) => rule === 'restricted-syntax(no-english)');
    expect(lines.map(({ line }) => line)).toEqual([1, 1, 1]);
  }
});

it('refuses the object of all builders of schemas', () => {
  const text = `import { Type } from '@sinclair/typebox';
import * as Builders from '@sinclair/typebox';
export const schemas = [Type.String(), Builders.String()];`;
  const [found = []] = Object.values(lintPlanted(text, ['contract/src/planted.ts']));
  const lines = found.filter(({ rule }) => rule === 'restricted-syntax(no-type-object)');
  expect(lines.map(({ line }) => line)).toEqual([1]);
});
