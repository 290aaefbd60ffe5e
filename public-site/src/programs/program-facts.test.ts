import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { programs } from 'contract/submissions';

const styles = readFileSync(join(__dirname, 'program-facts.module.css'), 'utf8');

it.each(programs.map((program, index) => [program, index + 1] as const))(
  'shows the facts of %s while it is chosen: the styles have a rule for option %i',
  (_program, place) => {
    const chosen = `option:nth-child(${place}):checked) .offered > :nth-child(${place})`;
    expect(styles).toContain(chosen);
  },
);
