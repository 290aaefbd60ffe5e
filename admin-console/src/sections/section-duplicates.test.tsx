import { screen } from '@testing-library/react';
import { fakeNetwork } from 'shared-ui/fake-network';
import { createdDate } from '../model/created-date';
import { logIn, openConsole } from '../testing/open-console';
import { sampleRecord } from '../testing/sample-record';
import { sectionNames, sections } from '../model/sections';
import type { SectionName } from '../model/sections';

/** SPEC 3: the fields that say who a record of a section is about, its partner and its e-mail. */
const whoIsWho: Readonly<Record<SectionName, Readonly<Partial<Record<Part, string>>>>> = {
  babyNaming: { name: 'fullName', email: 'email' },
  childDedication: { name: 'childName', email: 'contactEmail' },
  couples: { name: 'partner1Name', partner: 'partner2Name', email: 'email' },
  testimony: { name: 'fullName' },
  contact: { name: 'name', email: 'email' },
  partnership: { name: 'name' },
  pledge: { name: 'name', email: 'email' },
  enquiry: { name: 'fullName', email: 'email' },
  welfare: { name: 'name', email: 'email' },
  request: { name: 'fullName', email: 'email' },
  firstTimer: { name: 'fullName', email: 'email' },
  secondTimer: { name: 'name', email: 'email' },
  newBeliever: { name: 'name', email: 'email' },
  churchMember: { name: 'name', email: 'email' },
  programAttendance: { name: 'fullName', email: 'email' },
  profiles: { name: 'fullName', email: 'email' },
};
const parts = ['name', 'partner', 'email'] as const;
type Part = (typeof parts)[number];

const toggle = (name: string) => screen.findByLabelText(name);
const statuses = () =>
  Array.from(
    document.querySelectorAll('[role=gridcell][data-colindex="0"]'),
    (cell) => cell.textContent,
  );
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
    const user = openConsole(`/admin/dashboard?section=${sections[name].key}`);
    expect(await toggle('Show duplicates:')).not.toBeChecked();
    expect(await toggle('Manage groups:')).not.toBeChecked();
    expect(screen.getByText('2 Unique')).toBeVisible();
    expect(screen.getByText('1 Duplicates')).toBeVisible();
    expect(statuses()).toEqual(['UNIQUE', 'UNIQUE']);
    expect(screen.queryByText(/^Duplicate Groups/)).not.toBeInTheDocument();

    await user.click(await toggle('Show duplicates:'));
    expect(statuses()).toEqual(['UNIQUE', 'UNIQUE', 'DUPLICATE']);
    await user.click(await toggle('Show duplicates:'));
    expect(statuses()).toEqual(['UNIQUE', 'UNIQUE']);

    await user.click(await toggle('Manage groups:'));
    const who = parts.map((part) => String(first[whoIsWho[name][part] ?? ''] ?? ''));
    expect(entriesOf(screen.getByLabelText('Duplicate Groups (1)'))).toEqual([
      ['ORIGINAL', createdDate(first['createdAt'], 'en'), ...who],
      ['DUPLICATE', 'No date', ...who],
    ]);
  },
);
