import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../packages';
import { repositoryFiles } from './repository-files';

const isRead = /\.(tsx?|mjs|css|md|html|json|conf|sh)$/;

const read = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8');

/** Numbers of a document's headings: `## 2. Screens`, `### 2.10 Dashboard`, `### 3.A Refused`. */
const headings = (file: string) =>
  new Set([...read(file).matchAll(/^#+ (\d+(?:\.\w+)?)/gm)].map(([, number = '']) => number));

const sections = {
  requirements: headings('docs/requirements.md'),
  safety: headings('docs/safety.md'),
  decision: new Set(
    readdirSync(join(repositoryRoot, 'docs/decisions')).map((name) =>
      String(Number(name.slice(0, 4))),
    ),
  ),
};

const documents = new Set(repositoryFiles('docs'));

/** One or several numbers: `2.10`, `2.1, 4, 5 and 8`, `3.A to 3.C`. */
const numbers = String.raw`\d+(?:\.\w+)?(?:(?:, | and |, and | to )\d+(?:\.[\dA-F]\d?)?)*(?!\w)`;

/** Lists citations in a text that this repository does not contain. */
function unresolved(text: string): readonly string[] {
  // A comment may continue behind the next line's star.
  const flat = text.replace(/\n[ \t]*(?:\*|\/\/)?[ \t]*/g, ' ');
  const outside = flat.match(/\b(?:SPEC|SAFETY|DESIGN|FEDERATION|HOUSE_STYLE)(?:'s|\b)/g) ?? [];
  const numbered = [
    ...flat.matchAll(new RegExp(String.raw`\b(requirements|safety|decision)s? (${numbers})`, 'gi')),
  ].flatMap(([citation, word = '', list = '']) => {
    const known = sections[word.toLowerCase() as keyof typeof sections];
    const cited = list.match(/\d+(?:\.\w+)?/g) ?? [];
    return cited.every((one) => known.has(one)) ? [] : [citation];
  });
  const files = [...flat.matchAll(/\bdocs\/[\w./-]+\.(?:md|conf|sh|mjs)\b/g)].flatMap(([file]) =>
    documents.has(file) ? [] : [file],
  );
  const decisions = [...flat.matchAll(/\bdecisions\/(\d{4})(?![\w-])/g)].flatMap(([path, id]) =>
    sections.decision.has(String(Number(id))) ? [] : [path],
  );
  return [...outside, ...numbered, ...files, ...decisions];
}

it('finds a citation that leads nowhere, also one that goes on in the next line', () => {
  const planted = `
    /** Requirements 2.10, 4 and 9; safety 3.A; decision 5; docs/deploy.md: these are here. */
    /** As in SPEC 2.1 (requirements 2.99, safety 3.Z), (decisions 5 and
     *  2000), docs/nowhere.md and docs/decisions/9999. */`;
  expect(unresolved(planted)).toEqual([
    'SPEC',
    'requirements 2.99',
    'safety 3.Z',
    'decisions 5 and 2000',
    'docs/nowhere.md',
    'decisions/9999',
  ]);
});

it('cites nothing, in code and in documents, that is not in this repository', () => {
  const files = repositoryFiles().filter(
    (file) => isRead.test(file) && !file.endsWith('citations.test.ts'),
  );
  expect(files.length).toBeGreaterThan(1000);
  const lost = files.flatMap((file) =>
    unresolved(read(file)).map((citation) => `${file}: ${citation}`),
  );
  expect(lost).toEqual([]);
});
