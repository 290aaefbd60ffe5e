import {
  changeEntry,
  discardDraft,
  getContentOverview,
  getEntryHistory,
  listEntries,
  publishDraft,
} from 'contract/content-requests';
import type { ContentOverview } from 'contract/content-requests';
import { planAction } from 'contract/plan-requests';
import type { IncompleteEntry } from 'contract/stored-entry';
import type { ContentText } from 'contract/content-entry';
import { contentKindNames, getKindRight } from 'contract/content-kinds';
import type { ContentKind } from 'contract/content-kinds';
import { loadSingles, publishEntry, sampleText, withValues } from '../../testing/samples/content';
import { logInWith } from '../../testing/people/roles';
import { logInStaff } from '../../testing/people/staff';
import { adminEmail, useApp } from '../../testing/test-app';

const server = useApp();
beforeEach(() => loadSingles(server.database));

const ofChurch = contentKindNames.filter((kind) => getKindRight(kind) === 'church:manage');

it.each(ofChurch)('keeps %s from who may change the rest of the site', async (kind) => {
  const { call } = await logInWith(server, 'media', 'office');
  const seen = { revision: 1 };
  const answers = [
    await call(listEntries, { kind }),
    await call(getEntryHistory, { kind, id: kind }),
    await call(changeEntry[kind], { id: kind, body: { ...seen, draft: sampleText(kind) } }),
    await call(publishDraft, { kind, id: kind, body: seen }),
    await call(discardDraft, { kind, id: kind, body: seen }),
    await call(planAction.publish, {
      kind,
      id: kind,
      body: {
        ...seen,
        minute: '2999-01-01T10:00',
      },
    }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(404));
});

it('is not counted for who may change the rest of the site', async () => {
  const { call } = await logInWith(server, 'media');
  const { kinds } = (await call(getContentOverview)).json<ContentOverview>();
  expect(Object.keys(kinds)).toEqual(contentKindNames.filter((kind) => !ofChurch.includes(kind)));
});

it('asks for a recent confirmation before visitors see it, not while it is written', async () => {
  const call = await logInStaff(server);
  const draft = sampleText('giving', 'another');
  const isLongAgo = { confirmed_at: new Date(0).toISOString() };
  await server.database.updateTable('admin_sessions').set(isLongAgo).execute();
  const change = await call(changeEntry.giving, {
    id: 'giving',
    body: {
      revision: 1,
      draft,
    },
  });
  expect(change.statusCode).toBe(200);
  expect(
    (await call(publishDraft, { kind: 'giving', id: 'giving', body: { revision: 2 } })).statusCode,
  ).toBe(428);
  const wish = { revision: 2, minute: '2999-01-01T10:00' };
  expect(
    (await call(planAction.publish, { kind: 'giving', id: 'giving', body: wish })).statusCode,
  ).toBe(428);
});

it.each([
  ['giving', 'staff-giving-notice'],
  ['identity', 'staff-identity-notice'],
  ['member-mails', 'staff-texts-notice'],
] as const)('tells every owner when %s is published', async (kind, mail) => {
  await logInWith(server, 'owner');
  await logInWith(server, 'pastor');
  await publishEntry(await logInStaff(server), kind, sampleText(kind, 'another'));
  const waiting = await server.database
    .selectFrom('outbox')
    .select(['kind', 'recipient'])
    .execute();
  const recipients = ['owner@staff.example.org', adminEmail].toSorted();
  expect(waiting.map(({ recipient }) => recipient).toSorted()).toEqual(recipients);
  expect(new Set(waiting.map((one) => one.kind))).toEqual(new Set([mail]));
});

it('tells of a new address of the church from the one that stood before all changes that wait', async () => {
  const call = await logInStaff(server);
  const text = sampleText('identity');
  for (const officeEmail of ['new@evil.example', 'newer@evil.example'])
    await publishEntry(call, 'identity', withValues(text, { officeEmail }));
  const waiting = await server.database.selectFrom('outbox').select(['kind', 'sender']).execute();
  const sender = text.values['officeEmail'];
  expect(waiting).toEqual([{ kind: 'staff-identity-notice', sender }]);
});

it.each([
  ['member-mails', 'reset', 'Log in at https://evil.example/reset\n{link}'],
  ['form-mails', 'sentLink', 'Log in at |evil.example|\n{link}'],
  ['identity', 'motto', 'Light →evil.example'],
] as const)('publishes no text of %s that leads to another site', async (kind, field, en) => {
  const text = withValues(sampleText(kind), { [field]: { en, de: '{link}' } });
  expect(await refusalOf(kind, text)).toEqual([{ field, language: 'en', code: 'foreign-link' }]);
});

it.each(['name', 'street', 'city'])(
  'publishes no %s of the church that mails would make a link of',
  async (field) => {
    const text = withValues(sampleText('identity'), { [field]: 'evil.example' });
    expect(await refusalOf('identity', text)).toEqual([{ field, code: 'foreign-link' }]);
  },
);

async function refusalOf(kind: ContentKind, draft: ContentText) {
  const call = await logInStaff(server);
  await call(changeEntry[kind], { id: kind, body: { revision: 1, draft } });
  const refused = await call(publishDraft, { kind, id: kind, body: { revision: 2 } });
  expect(refused.statusCode).toBe(422);
  return refused.json<IncompleteEntry>().wrong;
}
