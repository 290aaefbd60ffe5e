import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { maxDistinctOptions } from './program-facts';

const styles = readFileSync(join(__dirname, 'program-facts.module.css'), 'utf8');

it.each(Array.from({ length: maxDistinctOptions }, (_none, index) => index + 1))(
  'shows the facts of a programme while it is chosen: the styles have a rule for option %i',
  (place) => {
    const chosen = `option:nth-child(${place}):checked) .offered > :nth-child(${place})`;
    expect(styles).toContain(chosen);
  },
);
