import { screen } from '@testing-library/react';
import type { BodySchema } from 'contract/field';
import { profileBody } from 'contract/profile';
import { submissions } from 'contract/submissions';
import { fakeNetwork } from 'shared-ui/fake-network';
import { innsbruckTime } from '../../base/model/innsbruck-time';
import { openSection } from '../../testing/open-section';
import { logIn } from '../../testing/render-view';
import { sampleRecord } from '../../testing/sample-record';
import { sectionNames } from '../../base/model/sections';
import type { SectionName } from '../../base/model/sections';

jest.mock('../table/record-table');

/**
 * The field of each part of the key: the person of a record comes first and the partner second (requirements 3), and
 * the e-mail is where the contract has it.
 */
function whoIsWho(name: SectionName): Readonly<Partial<Record<Part, string>>> {
  const { properties }: BodySchema = name === 'profiles' ? profileBody : submissions[name].body;
  const [first = '', second = ''] = Object.keys(properties);
  const fields = Object.entries(properties);
  const [email] = fields.find(([, one]) => 'format' in one && one.format === 'email') ?? [];
  return {
    name: first,
    ...(name === 'couples' && { partner: second }),
    ...(email !== undefined && { email }),
  };
}
const parts = ['name', 'partner', 'email'] as const;
type Part = (typeof parts)[number];

const toggle = (name: string) => screen.findByLabelText(name);
const statuses = () =>
  Array.from(document.querySelectorAll('[role=gridcell]:first-child'), (cell) => cell.textContent);
const entriesOf = (panel: HTMLElement) =>
  Array.from(panel.querySelectorAll('li li'), (entry) =>
    Array.from(entry.children, (part) => part.textContent),
  );

beforeEach(logIn);

it.each(sectionNames)(
  'counts the duplicates of %s, shows them and their groups when asked to, and hides them again',
  async (name) => {
    const first = sampleRecord(name);
    const again = { ...first, _id: 'id-of-the-second', createdAt: undefined };
    fakeNetwork(() => ({ status: 200, body: [first, sampleRecord(name, 'Jonas'), again] }));
    const user = openSection(name);
    expect(await toggle('Show duplicates:')).not.toBeChecked();
    expect(await toggle('Manage groups:')).not.toBeChecked();
    expect(screen.getByText('2 Unique')).toBeVisible();
    expect(screen.getByText('1 Duplicates')).toBeVisible();
    expect(statuses()).toEqual(['UNIQUE', 'UNIQUE']);
    expect(screen.queryByText(/^Duplicate Groups/)).not.toBeInTheDocument();

    await user.click(await toggle('Show duplicates:'));
    expect(statuses()).toEqual(['DUPLICATE', 'UNIQUE', 'UNIQUE']);
    await user.click(await toggle('Show duplicates:'));
    expect(statuses()).toEqual(['UNIQUE', 'UNIQUE']);

    await user.click(await toggle('Manage groups:'));
    const who = parts.map((part) => String(first[whoIsWho(name)[part] ?? ''] ?? ''));
    expect(entriesOf(screen.getByLabelText('Duplicate Groups (1)'))).toEqual([
      ['ORIGINAL', innsbruckTime(first['createdAt']), ...who],
      ['DUPLICATE', 'No date', ...who],
    ]);
    await user.click(await toggle('Manage groups:'));
    expect(screen.queryByText(/^Duplicate Groups/)).not.toBeInTheDocument();
  },
);
