import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { firstLanguage, languageCodes } from 'contract/languages';

const root = join(__dirname, '..');

/** Lists the text files below a folder, such as `pages/blog/blog.texts.ts`. */
const textsIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.texts.ts'))
        .sort()
    : [];

const packages = readdirSync(root).filter((name) => existsSync(join(root, name, 'src')));

/** The compiler compares the types of texts, but does not detect a missing file. */
it.each(languageCodes.filter((code) => code !== firstLanguage))(
  'has every text of every package in %s, and none that no package has',
  (code) => {
    const expected = packages.flatMap((name) =>
      textsIn(join(root, name, 'src')).map((file) => join(name, file)),
    );
    expect(textsIn(join(__dirname, code))).toEqual(expected.sort());
  },
);
