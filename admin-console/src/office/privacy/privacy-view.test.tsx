import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { listBreaches } from 'contract/breach-requests';
import type { Breach } from 'contract/breach-requests';
import {
  attachedPlaces,
  erasePersonalData,
  exportPersonalData,
  findPerson,
  previewErasure,
} from 'contract/people-requests';
import type { FoundPerson } from 'contract/people-requests';
import { processing } from 'contract/processing';
import { processingWords } from 'contract/privacy/processing.texts';
import { retentionWords } from 'contract/retention-words';
import { recordKinds } from 'contract/review';
import { getRetention } from 'contract/retention-requests';
import type { RetentionOverview } from 'contract/retention-requests';
import { csrfTokenHeader } from 'contract/wire';
import { fakeNetwork } from 'shared-ui/fake-network';
import type { FakeAnswer, SentCall } from 'shared-ui/fake-network';
import { sectionTitles } from '../../base/model/fixed-texts';
import { fakeEventSource } from '../../testing/fake-event-source';
import { logIn, renderView } from '../../testing/render-view';
import { loadAgain } from '../../session/query-client';
import { BreachesSection } from './breaches/breaches-section';
import { PersonSection } from './person/person-section';
import { PrivacyView } from './privacy-view';
import { ProcessingRecord } from './processing-record';
import { RetentionSection } from './retention/retention-section';

fakeEventSource();

const hour = 3_600_000;
const breach = (changes: Partial<Breach> = {}): Breach => ({
  _id: 'b1',
  noticedAt: new Date(Date.now() - 10 * hour).toISOString(),
  dueAt: new Date(Date.now() + 62 * hour - 60_000).toISOString(),
  done: [],
  note: 'A list was sent to the wrong person.',
  closedAt: null,
  version: 3,
  ...changes,
});

let breaches: readonly Breach[];
let overview: RetentionOverview;
let calls: SentCall[];
let answer: () => FakeAnswer;
beforeEach(() => {
  breaches = [breach()];
  overview = { kinds: [], records: [], held: [] };
  calls = [];
  answer = () => ({ status: 200, body: breach() });
  fakeNetwork((call) => {
    const { method, path } = call;
    if (path === getRetention.path) return { status: 200, body: overview };
    if (method === 'GET') return { status: 200, body: path === listBreaches.path ? breaches : [] };
    calls.push(call);
    return answer();
  });
  logIn();
});

it('holds all that there is about privacy', async () => {
  renderView(<PrivacyView />);
  expect(await screen.findByText('Nobody is waiting.')).toBeVisible();
  expect(screen.getByText('Privacy desk', { selector: 'h1' })).toBeVisible();
  const parts = screen.getAllByText(/./, { selector: 'h2' });
  expect(parts.map(({ textContent }) => textContent)).toEqual([
    'Asked for by their receipt',
    'Everything about a person',
    'What is removed',
    'If data got into wrong hands',
    'Record of processing',
  ]);
});

it.each([
  ['what still has time', {}, '62 hours left to tell the authority'],
  ['what is late', { dueAt: '2026-03-01T10:00:00Z' }, /^The authority should have known by/],
  [
    'what the authority was told',
    { done: [{ step: 'authority', at: '2026-03-01T10:00:00Z' }] as const },
    'The authority has been told, or need not be',
  ],
  ['what is closed', { closedAt: '2026-03-01T10:00:00Z' }, /^Closed on/],
])('says of %s that it is so', async (_name, changes, words) => {
  breaches = [breach(changes)];
  renderView(<BreachesSection />);
  expect(await screen.findByText(words)).toBeVisible();
});

it('saves the steps that are done with the version that was seen', async () => {
  const user = renderView(<BreachesSection />);
  await user.click(await screen.findByLabelText(/^Stop it/));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(calls).toMatchObject([
    {
      method: 'PUT',
      path: `${listBreaches.path}/b1`,
      body: { done: ['stop'], isClosed: false, note: breach().note, seenVersion: 3 },
    },
  ]);
});

it('does not overwrite what a colleague changed meanwhile', async () => {
  const user = renderView(<BreachesSection />);
  await user.click(await screen.findByLabelText(/^Stop it/));
  breaches = [breach({ version: 4, note: 'Changed by a colleague.' })];
  await act(() => loadAgain([listBreaches]));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(calls).toMatchObject([{ body: { note: breach().note, seenVersion: 3 } }]);
});

it('notes a new one, and asks for the time where there is none', async () => {
  const user = renderView(<BreachesSection />);
  await user.click(await screen.findByText('Note a new one'));
  const form = within(screen.getByText('Note a new one').closest('details') as HTMLElement);
  await user.click(form.getByRole('button', { name: 'Note it' }));
  expect(form.getByText('Enter a day and a time that is not in the future.')).toBeVisible();
  expect(calls).toEqual([]);
  await user.type(form.getByLabelText('When did you notice it?'), '2026-03-01T09:00');
  await user.click(form.getByRole('button', { name: 'Note it' }));
  await waitFor(() =>
    expect(calls).toMatchObject([
      { method: 'POST', body: { noticedAt: '2026-03-01T08:00:00.000Z', note: '' } },
    ]),
  );
});

describe('what is removed', () => {
  const dueAt = '2026-03-05T10:00:00Z';
  const enquiry = { kind: 'enquiry', due: 3, soon: 1 } as const;
  const question = { askedAt: '2026-03-01T10:00:00.000Z', records: 3, isConfirmed: false } as const;
  const aboutRetention = () => within(screen.getByRole('region', { name: 'What is removed' }));

  it('says that nothing goes within a week', async () => {
    renderView(<RetentionSection />);
    expect(await screen.findByText('Nothing is to be removed within a week.')).toBeVisible();
  });

  it('asks before the first removal, twice, and names the question that was seen', async () => {
    overview = { ...overview, kinds: [{ ...enquiry, question: { ...question, reason: 'first' } }] };
    const user = renderView(<RetentionSection />);
    expect(
      await screen.findByText(/^It has not run for two weeks.* It is about 3 records\.$/),
    ).toBeVisible();
    const agree = { name: 'Agree to remove them: Enquiries' };
    await user.click(screen.getByRole('button', agree));
    expect(calls).toEqual([]);
    const [, confirm] = screen.getAllByRole('button', agree);
    await user.click(confirm as HTMLElement);
    await waitFor(() =>
      expect(calls).toMatchObject([
        { path: '/api/admin/retention/enquiry/confirm', body: { askedAt: question.askedAt } },
      ]),
    );
  });

  it('says of a record on which day it goes, or since when its time is over', async () => {
    const isOver = { kind: 'enquiry', _id: 'e1', dueAt } as const;
    const goes = { ...isOver, _id: 'e2', dueAt: new Date(Date.now() + hour).toISOString() };
    overview = { ...overview, kinds: [enquiry], records: [isOver, goes] };
    renderView(<RetentionSection />);
    expect(await screen.findByText(/^its time was over on 5 Mar 2026/)).toBeInTheDocument();
    expect(screen.getByText(/^goes on /)).toBeInTheDocument();
  });

  it('does not lead to a record that is in no list, and says where it is', async () => {
    const locked = { kind: 'enquiry', _id: 'e1', dueAt, unlisted: 'locked' } as const;
    overview = { ...overview, kinds: [enquiry], records: [locked] };
    const user = renderView(<RetentionSection />);
    await user.click(await screen.findByText('Show 1 record'));
    expect(screen.getByText('e1 (locked away, as the law or a hold asks)')).toBeVisible();
    expect(screen.queryByRole('link', { name: /e1/ })).toBeNull();
  });

  it('shows which records go, and holds one with a reason and a day', async () => {
    overview = { ...overview, kinds: [enquiry], records: [{ kind: 'enquiry', _id: 'e1', dueAt }] };
    const user = renderView(<RetentionSection />);
    await user.click(await screen.findByText('Show 1 record'));
    expect(screen.getByRole('link', { name: 'e1' })).toHaveAttribute(
      'href',
      '/admin/dashboard?section=enquiries&record=e1',
    );
    const [summary] = aboutRetention().getAllByText('Hold it');
    await user.click(summary as HTMLElement);
    const save = aboutRetention().getByRole('button', { name: 'Hold it' });
    await user.click(save);
    expect(screen.getByText('Say why it must stay.')).toBeVisible();
    await user.type(screen.getByLabelText('Why must it stay?'), 'A dispute');
    await user.click(save);
    expect(screen.getByText('Enter the last day on which it must stay.')).toBeVisible();
    await user.type(screen.getByLabelText('Until which day?'), '2026-12-31');
    await user.click(save);
    await waitFor(() =>
      expect(calls).toMatchObject([
        {
          method: 'PUT',
          path: '/api/admin/retention/enquiry/holds/e1',
          body: { reason: 'A dispute', until: '2026-12-31' },
        },
      ]),
    );
  });

  it('leads to what is held where its list shows it, and says else where it is', async () => {
    const listed = {
      ...({ kind: 'welfare', _id: 'w1', reason: 'A dispute', until: dueAt } as const),
      ...{ heldAt: dueAt, heldBy: '1' },
    };
    const quarantined = { ...listed, _id: 'w2', unlisted: 'quarantine' } as const;
    overview = { ...overview, held: [listed, quarantined] };
    renderView(<RetentionSection />);
    expect(await screen.findByRole('link', { name: /w1$/ })).toHaveAttribute(
      'href',
      '/admin/dashboard?section=welfare&record=w1',
    );
    expect(screen.getByText(/w2 \(in quarantine\)$/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /w2/ })).toBeNull();
  });

  it('shows what is held, and lets go of it', async () => {
    const heldRecord = { kind: 'welfare', _id: 'w1', reason: 'A dispute', until: dueAt } as const;
    overview = { ...overview, held: [{ ...heldRecord, heldAt: dueAt, heldBy: '1' }] };
    const user = renderView(<RetentionSection />);
    expect(await screen.findByText(/^until 5 Mar 2026.*: A dispute$/)).toBeVisible();
    const release = { name: 'Hold it no longer: w1' };
    await user.click(screen.getByRole('button', release));
    const [, confirm] = screen.getAllByRole('button', release);
    await user.click(confirm as HTMLElement);
    await waitFor(() =>
      expect(calls).toMatchObject([
        { method: 'DELETE', path: '/api/admin/retention/welfare/holds/w1' },
      ]),
    );
  });
});

describe('everything about a person', () => {
  const attached = {
    ...Object.fromEntries(attachedPlaces.map((place) => [place, 0])),
    sessions: 2,
  };
  const record = (id: string, fullName: string) => ({
    ...{ _id: id, fullName, createdAt: '2026-03-01T10:00:00Z' },
    ...{ updatedAt: '2026-03-01T10:00:00Z', __v: 0 },
  });
  const found: FoundPerson = {
    sure: [{ kind: 'request', record: record('r1', 'Ada Example'), reasons: ['email'] }],
    undecided: [{ kind: 'welfare', record: record('w1', 'A. Example'), reasons: ['phone'] }],
    attached,
    isCut: false,
  };
  const plan = 'a'.repeat(64);
  let bodies: Record<string, object>;
  const usualBodies: Readonly<Record<string, object>> = {
    [findPerson.path]: found,
    [previewErasure.path]: {
      ...{ plan, attached, records: { request: 1 } },
      locked: [{ kind: 'pledge', _id: 'p1', until: '2034-01-01T00:00:00Z' }],
    },
    [erasePersonalData.path]: { _id: 'x1', erased: 1, locked: [], isFinished: true },
  };
  beforeEach(() => {
    bodies = { ...usualBodies };
    answer = () => ({ status: 200, body: bodies[calls.at(-1)?.path ?? ''] ?? {} });
  });

  const type = (field: string, value: string) =>
    fireEvent.input(screen.getByLabelText(field), { target: { value } });

  async function look(name?: string) {
    const user = renderView(<PersonSection />);
    type('E-mail', ' ada@example.org ');
    if (name !== undefined) type('Name', name);
    await user.click(screen.getByText('Find everything'));
    return user;
  }

  async function find() {
    const user = await look();
    expect(await screen.findByText('2 records found')).toBeVisible();
    return user;
  }

  it('asks for something to look for, and sends nothing without', async () => {
    const user = renderView(<PersonSection />);
    await user.click(screen.getByText('Find everything'));
    expect(
      await screen.findByText('Enter an e-mail address, a phone number or a name.'),
    ).toBeVisible();
    expect(calls).toEqual([]);
  });

  it('chooses what is sure, leaves the rest to staff, and says what else there is', async () => {
    await find();
    expect(calls).toMatchObject([{ path: findPerson.path, body: { email: 'ada@example.org' } }]);
    expect(screen.getByLabelText('Requests: Ada Example')).toBeChecked();
    expect(screen.getByLabelText('Welfare: A. Example')).not.toBeChecked();
    expect(screen.getByText('Logins that are open: 2')).toBeVisible();
  });

  const family = /^These have different names: a family may share an address\./;
  const sureRecords = (...names: readonly string[]) =>
    names.map((name, at) => {
      const one = { kind: 'request', record: record(`r${at}`, name), reasons: ['email'] } as const;
      return one satisfies FoundPerson['sure'][number];
    });

  it.each([
    ['of two who share an address', ['Ada Example', 'Ben Example'], undefined, [], true],
    ['of two, one of whom was named', ['Ada Example', 'Ben Example'], 'Ada Example', [], true],
    ['of somebody with another name', ['Ben Example'], 'Ada Example', [], false],
    ['with the name that was looked for', ['ADA  example'], 'Ada Example', [0], false],
    ['with a name and without one', ['Ada Example', ''], undefined, [0, 1], false],
  ])('chooses of sure records %s', async (_case, names, name, expected, isWarned) => {
    bodies[findPerson.path] = { ...found, sure: sureRecords(...names) };
    await look(name);
    expect(await screen.findByText(`${names.length + 1} records found`)).toBeVisible();
    const boxes = screen.getAllByLabelText(/^Requests:/);
    const checked = boxes.flatMap((box, at) => ((box as HTMLInputElement).checked ? [at] : []));
    expect(checked).toEqual(expected);
    expect(screen.queryAllByText(family)).toHaveLength(isWarned ? 1 : 0);
  });

  it('chooses all of some records at once, or none, and takes the plan of before away', async () => {
    bodies[findPerson.path] = { ...found, sure: sureRecords('Ada Example', 'Ben Example') };
    const user = await look();
    const about = 'Theirs: it has this e-mail address';
    await user.click(await screen.findByRole('button', { name: `Choose all of these: ${about}` }));
    for (const box of screen.getAllByLabelText(/^Requests:/)) expect(box).toBeChecked();
    expect(screen.getByLabelText('Welfare: A. Example')).not.toBeChecked();
    await user.click(screen.getByText('See what would be erased'));
    expect(await screen.findByText('This would be erased')).toBeVisible();
    await user.click(screen.getByRole('button', { name: `Choose none of these: ${about}` }));
    for (const box of screen.getAllByLabelText(/^Requests:/)) expect(box).not.toBeChecked();
    expect(screen.queryByText('This would be erased')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Choose all of these: Perhaps/ })).toBeNull();
  });

  it('says of a record that is in no list where it is instead, and does not lead there', async () => {
    const [listed, locked] = sureRecords('Ada Example', 'ada example');
    bodies[findPerson.path] = { ...found, sure: [listed, { ...locked, unlisted: 'locked' }] };
    await look();
    expect(await screen.findByRole('link', { name: /: Ada Example$/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /ada example$/ })).toBeNull();
    expect(screen.getByText(/ · locked away, as the law or a hold asks · same/)).toBeVisible();
  });

  it('shows what would go before it erases exactly that', async () => {
    const user = await find();
    await user.click(screen.getByText('See what would be erased'));
    expect(await screen.findByText(/The law asks us to keep this until 1 Jan 2034/)).toBeVisible();
    const erase = { name: 'Erase for good: Everything about a person' };
    await user.click(screen.getByRole('button', erase));
    const [, confirm] = screen.getAllByRole('button', erase);
    await user.click(confirm as HTMLElement);
    expect(await screen.findByText('1 record is erased.')).toHaveFocus();
    const wish = { email: 'ada@example.org', records: [{ kind: 'request', _id: 'r1' }] };
    expect(calls.slice(1)).toMatchObject([
      { path: previewErasure.path, body: wish },
      { path: erasePersonalData.path, body: { ...wish, plan } },
    ]);
  });

  it('offers no erasure where nothing was found', async () => {
    answer = () => ({ status: 200, body: { ...found, sure: [], undecided: [] } });
    const user = renderView(<PersonSection />);
    type('Name', 'Nobody');
    await user.click(screen.getByText('Find everything'));
    expect(await screen.findByText('0 records found')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'See what would be erased' })).toBeNull();
  });

  it('erases what is chosen, also where the plan for a choice of before comes later', async () => {
    const user = await find();
    const usual = answer;
    answer = () => 'hang';
    await user.click(screen.getByText('See what would be erased'));
    const late = calls.at(-1);
    await user.click(screen.getByLabelText('Welfare: A. Example'));
    late?.answer({ status: 200, body: usualBodies[previewErasure.path] });
    await user.click(screen.getByLabelText('Requests: Ada Example'));
    expect(screen.queryByText('This would be erased')).toBeNull();

    await user.click(screen.getByText('See what would be erased'));
    const second = calls.at(-1);
    await user.click(screen.getByLabelText('Requests: Ada Example'));
    answer = usual;
    await user.click(screen.getByText('See what would be erased'));
    expect(await screen.findByText('This would be erased')).toBeVisible();
    second?.answer({ status: 200, body: { ...usualBodies[previewErasure.path], plan: 'b' } });
    const erase = { name: 'Erase for good: Everything about a person' };
    await user.click(screen.getByRole('button', erase));
    await user.click(screen.getAllByRole('button', erase)[1] as HTMLElement);
    expect(await screen.findByText('1 record is erased.')).toBeVisible();
    const records = [
      { kind: 'request', _id: 'r1' },
      { kind: 'welfare', _id: 'w1' },
    ];
    expect(calls.at(-1)).toMatchObject({ path: erasePersonalData.path, body: { records, plan } });
  });

  describe('as a file', () => {
    const saved: Blob[] = [];
    beforeEach(() => {
      saved.length = 0;
      URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
      jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    });
    const save = { name: 'Save what we have as a file' };

    it('saves what is chosen, and leaves out the name of the other partner', async () => {
      const couple = { ...record('c1', ''), partner1Name: 'Ada Example', partner2Name: 'Ben' };
      bodies[findPerson.path] = {
        ...found,
        sure: [...found.sure, { kind: 'couples', record: couple, reasons: ['email'] }],
      };
      const user = await look();
      const whose = await screen.findByLabelText('Whose name is left out: Ada Example and Ben');
      await user.selectOptions(whose, 'Ben');
      const theirs = { name: /these: Theirs/ };
      await user.click(screen.getByRole('button', theirs));
      expect(screen.queryByLabelText(/^Whose name is left out/)).toBeNull();
      await user.click(screen.getByRole('button', theirs));
      await user.selectOptions(screen.getByLabelText('Language of the file'), 'Deutsch');
      await user.click(screen.getByRole('button', save));
      expect(await screen.findByText(/^The file is in your downloads\./)).toBeVisible();
      expect(saved).toHaveLength(1);
      expect(calls.slice(1)).toMatchObject([
        {
          method: 'POST',
          path: exportPersonalData.path,
          body: {
            email: 'ada@example.org',
            language: 'de',
            records: [
              { kind: 'request', _id: 'r1' },
              { kind: 'couples', _id: 'c1', redact: 'partner2Name' },
            ],
          },
        },
      ]);
      expect(calls[1]?.headers).toHaveProperty(csrfTokenHeader);
    });
  });

  it.each(['See what would be erased', 'Save what we have as a file'])(
    'asks for a record where none is chosen: %s',
    async (name) => {
      const user = await find();
      await user.click(screen.getByLabelText('Requests: Ada Example'));
      await user.click(screen.getByText(name));
      expect(await screen.findByText('Choose at least one record.')).toBeVisible();
      expect(calls).toHaveLength(1);
    },
  );
});

describe('the record of processing', () => {
  it('names every section with what the declaration says of it', async () => {
    const user = renderView(<ProcessingRecord />);
    await user.click(screen.getByText('Show it'));
    const table = within(screen.getByRole('table'));
    const rows = table.getAllByRole('row').slice(1);
    expect(rows).toHaveLength(recordKinds.length + 1);
    for (const kind of recordKinds) {
      const row = table
        .getByText(sectionTitles[kind], { selector: 'th' })
        .closest('tr') as HTMLElement;
      const { purposes, retention } = processing[kind];
      for (const { purpose, ground } of purposes) {
        expect(row).toHaveTextContent(processingWords.purposes[purpose]);
        expect(row).toHaveTextContent(processingWords.grounds[ground]);
      }
      expect(row).toHaveTextContent(retentionWords(retention));
      const encrypted = processing[kind].encrypted
        ? 'the message; notes of staff'
        : 'notes of staff';
      expect(within(row).getByText(encrypted)).toBeVisible();
    }
  });

  it('prints the same lines', async () => {
    const print = jest.spyOn(window, 'print').mockReturnValue();
    const user = renderView(<ProcessingRecord />);
    await user.click(screen.getByRole('button', { name: 'Print it' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(
      screen.getByText(/^Record of processing activities \(Art\. 30 GDPR\)/),
    ).toBeInTheDocument();
    window.dispatchEvent(new Event('afterprint'));
  });
});
