import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { repositoryRoot } from '../packages.ts';

/** What css-loader says of the stylesheet that it reads, as far as it is looked at here. */
interface ReadStylesheet {
  readonly resourcePath: string;
}

type NameClass = (stylesheet: ReadStylesheet, pattern: string, local: string) => string;

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** More than enough for two stylesheets never to meet: 380 million names. */
const stemLength = 5;

/**
 * Makes the class names of a release, as css-loader's `getLocalIdent`: a stem for the stylesheet and a number for the
 * class. A name of its own for each class would be a twentieth of the home page's document (docs/decisions/0020).
 *
 * The stem is taken from what the stylesheet says: builds for browser and server agree, and so does one from a warm
 * cache; two releases in one page say the same with the same name, or use another.
 *
 * @param salt the package that is built: it may show another release of shared-ui than its neighbour
 */
export function createClassNames(salt: string): NameClass {
  const known = new WeakMap<ReadStylesheet, NamesOfStylesheet>();
  return (stylesheet, _pattern, local) => {
    let names = known.get(stylesheet);
    if (!names) {
      names = { stem: stemOf(salt, stylesheet.resourcePath), numbers: new Map() };
      known.set(stylesheet, names);
    }
    const number = names.numbers.get(local) ?? names.numbers.size;
    names.numbers.set(local, number);
    return names.stem + String(number);
  };
}

interface NamesOfStylesheet {
  readonly stem: string;
  /** In the order in which the classes stand in it. */
  readonly numbers: Map<string, number>;
}

function stemOf(salt: string, file: string): string {
  const named = `${salt}\n${relative(repositoryRoot, file)}\n`;
  const digest = createHash('sha256').update(named).update(readFileSync(file)).digest();
  return [...digest.subarray(0, stemLength)]
    .map((byte) => letters.charAt(byte % letters.length))
    .join('');
}
