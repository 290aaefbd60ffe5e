import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { classifyProgram } from './group-by-program';
import { programKinds, spellings } from './known-programs';
import type { ProgramKind } from './known-programs';
import { programTitles } from './program-titles';

/** The cells of the table below a heading, by row. */
function readTable(heading: string): string[][] {
  const lines = readFileSync(join(__dirname, '../../../../docs/programmes.md'), 'utf8').split('\n');
  const start = lines.findIndex((line) => line.startsWith(`| ${heading}`));
  const end = lines.findIndex((line, at) => at > start && !line.startsWith('|'));
  return lines.slice(start + 2, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const list = (cell = '') => (cell === '' ? [] : cell.split('; '));

const labelOf = (kind: ProgramKind) => programTitles[kind];
const kindOf = (label = '') => programKinds.find((kind) => labelOf(kind) === label);

it('lists the names that are known, and no others', () => {
  const documented = readTable('Event').map(([event, , names, withPlace, places]) => ({
    event,
    names: list(names),
    namesWithPlace: list(withPlace),
    places: list(places),
  }));
  const known = Object.entries(spellings).flatMap(([kind, all]) =>
    all.map((one) => ({ namesWithPlace: [], ...one, event: labelOf(kind as ProgramKind) })),
  );
  expect(documented).toEqual(known);
});

it.each(readTable('Written'))('says what %s gives', (written = '', event) => {
  expect(classifyProgram(written)).toBe(kindOf(event));
});
