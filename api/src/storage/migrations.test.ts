import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(__dirname, 'migrations');
const files = readdirSync(folder).filter((file) => !file.endsWith('.test.ts'));

/** Imports that cannot change what a migration writes. */
const allowed =
  /^import (\{[^}]+\} from '(kysely|node:crypto)'|type \{[^}]+\} from '(kysely|kysely\/migration|\.\.\/database-kind)');$/;

it.each(files)(
  '%s writes what it wrote when it was released, whatever changes elsewhere',
  (file) => {
    const source = readFileSync(join(folder, file), 'utf8');
    const imports = source.match(/^(import|export)\b[^;]*\bfrom\b[^;]*;/gm) ?? [];
    expect(imports.filter((line) => !allowed.test(line))).toEqual([]);
    expect(source).not.toMatch(/\b(require|import)\(/);
  },
);

/**
 * Both names are stored in databases, so neither file can be renamed: it would count as missing (NewerDatabase). They
 * change different tables.
 */
const sameNumber = ['0031-erasures.ts', '0031-media-owner.ts'];

it('gives each migration a number of its own, but for two that were released', () => {
  const numberOf = (file: string) => file.slice(0, 4);
  const shared = files.filter((file) =>
    files.some((other) => other !== file && numberOf(other) === numberOf(file)),
  );
  expect(shared).toEqual(sameNumber);
});

it('runs each file under its own name', () => {
  const list = readFileSync(join(__dirname, 'migrate.ts'), 'utf8');
  const named = [...list.matchAll(/^ {2}'(\d{4}-[a-z-]+)': /gm)].map(([, name]) => `${name}.ts`);
  expect(named).toEqual(files);
});
