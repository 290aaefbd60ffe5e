import type { BodyOf } from 'contract/request';
import type { planAction } from 'contract/plan-requests';
import { getContentOverview } from 'contract/content-requests';
import type {
  SeenRevision,
  SiteProgress,
  changeEntry,
  orderEntries,
} from 'contract/content-requests';
import type { EntryVersion, PlanTrouble, PlannedAction, StoredEntry } from 'contract/stored-entry';
import { findMissing, findWrong } from 'contract/content-entry';
import type { ContentText } from 'contract/content-entry';
import { innsbruckMoment } from 'contract/innsbruck-moment';
import { contentKindNames } from 'contract/content-kinds';
import type { ContentKind } from 'contract/content-kinds';
import { allRights } from 'contract/rights';
import type { Right } from 'contract/rights';
import { getStaffAccount } from 'contract/my-account-requests';
import { inEachLanguage } from 'contract/sample-translations';
import { fakeNetwork } from 'shared-ui/fake-network';
import type { FakeAnswer, SentCall } from 'shared-ui/fake-network';

/** State that a test may read, and change like a colleague. */
export interface FakeContentServer {
  readonly calls: readonly SentCall[];
  entries: StoredEntry[];
  versions: EntryVersion[];
  site: SiteProgress['state'];
  troubles: readonly PlanTrouble[];
  rights: readonly Right[];
  /** Answers requests for a preview or a test mail, by path. */
  preview: (path: string) => FakeAnswer;
  /** Overrides the server's response to a change. */
  respond: (call: SentCall) => FakeAnswer | undefined;
  /** Answers requests to other parts of the server. */
  elsewhere: (call: SentCall) => FakeAnswer | undefined;
}

const at = '2026-03-01T10:00:00.000Z';
const me = { changedBy: '1', changedByName: 'Office' };

/** The entries of one kind behind the fake network, with revisions like the real server's. */
export function fakeContentServer(kind: ContentKind, entries: StoredEntry[] = []) {
  const server = {
    entries,
    versions: [] as EntryVersion[],
    site: 'shown' as SiteProgress['state'],
    troubles: [] as readonly PlanTrouble[],
    rights: allRights,
    preview: ((path) => ok({ html: `<p>${path}</p>` })) as FakeContentServer['preview'],
    respond: (() => undefined) as FakeContentServer['respond'],
    elsewhere: (() => undefined) as FakeContentServer['elsewhere'],
  };
  const calls = fakeNetwork((call) => {
    if (call.path === getStaffAccount.path) return ok(accountWith(server.rights));
    if (!call.path.startsWith(getContentOverview.path)) return server.elsewhere(call) ?? ok([]);
    const change = call.method === 'GET' ? undefined : server.respond(call);
    return change ?? answer(kind, server, call);
  });
  return Object.assign(server, { calls }) satisfies FakeContentServer;
}

/** A testimony that nothing is missing of. */
export const gladNurse: ContentText = {
  values: {
    words: inEachLanguage({ en: 'I was glad.', de: 'Ich war froh.' }),
    from: inEachLanguage({ en: 'A nurse', de: 'Eine Pflegerin' }),
  },
  shownInEnglish: [],
};

/** An entry that came with the site. */
export const publishedEntry = (id: string, published: ContentText): StoredEntry => ({
  id,
  revision: 1,
  published,
  changedAt: at,
});

const ok = (body: unknown): FakeAnswer => ({ status: 200, body });

const accountWith = (rights: readonly Right[]) => ({
  staff: { _id: '1', email: 'office@example.org' },
  roles: ['Media'],
  rights,
});

type Served = Omit<FakeContentServer, 'calls'>;
type Order = BodyOf<(typeof orderEntries)['news']>;

function answer(kind: ContentKind, server: Served, call: SentCall): FakeAnswer {
  const { method, path } = call;
  const counts = contentKindNames.map((name) => [name, { published: 0, drafts: 0 }]);
  if (path === getContentOverview.path)
    return ok({
      kinds: Object.fromEntries(counts),
      site: { state: server.site, since: at },
      troubles: server.troubles,
    });
  const [, name, id, deed, plan] = path.slice(getContentOverview.path.length).split('/');
  if (name !== kind) return { status: 404 };
  if (id === undefined)
    return method === 'GET' ? ok({ entries: server.entries }) : add(server, call);
  if (id === 'order') return order(server, call.body as Order);
  if (deed === 'history') return ok({ versions: server.versions });
  if (deed?.startsWith('preview') || deed === 'test-mail') return server.preview(path);
  return change(kind, server, call, id, plan ?? deed, deed === 'plans');
}

function add(server: Served, { body }: SentCall): FakeAnswer {
  const id = `made-${server.entries.length}`;
  const entry = { id, revision: 1, draft: body as ContentText, changedAt: at, ...me };
  server.entries = [...server.entries, entry];
  return { status: 201, body: entry };
}

function order(server: Served, { ids }: Order): FakeAnswer {
  const placed = ids.flatMap((id) => server.entries.find((entry) => entry.id === id) ?? []);
  server.entries = placed;
  return ok({ entries: placed });
}

function change(
  kind: ContentKind,
  server: Served,
  { method, body }: SentCall,
  id: string,
  deed: string | undefined,
  isPlan: boolean,
): FakeAnswer {
  const entry = server.entries.find((one) => one.id === id);
  if (!entry) return { status: 404, body: { message: 'It is gone.', error: 'It is gone.' } };
  if ((body as SeenRevision).revision !== entry.revision)
    return { status: 409, body: { message: 'Changed.', error: 'Changed.', entry } };
  if (method === 'DELETE' && !isPlan) {
    server.entries = server.entries.filter((one) => one !== entry);
    return { status: 204 };
  }
  const { draft, published, plans = [], ...rest } = entry;
  const text = draft ?? published;
  if (!text) throw new Error('An entry says something.');
  const next = { ...rest, revision: entry.revision + 1, ...me };
  const put = (texts: Pick<StoredEntry, 'draft' | 'published' | 'plans'>) => {
    const changed = { ...next, ...texts };
    server.entries = server.entries.map((one) => (one === entry ? changed : one));
    return ok(changed);
  };
  if (deed === undefined)
    return put({
      ...(published && { published }),
      plans,
      draft: (body as BodyOf<(typeof changeEntry)['news']>).draft,
    });
  if (isPlan && method === 'DELETE')
    return put({ ...(draft && { draft }), ...(published && { published }) });
  if (deed === 'unpublish' && !isPlan) return put({ draft: text });
  if (deed === 'discard') return put(published ? { published } : { draft: text });
  const missing = findMissing(kind, text);
  const wrong = findWrong(kind, text);
  if (missing.length + wrong.length > 0)
    return { status: 422, body: { message: 'No.', error: 'No.', missing, wrong } };
  if (isPlan) {
    const due =
      innsbruckMoment((body as BodyOf<(typeof planAction)['publish']>).minute)?.toISOString() ?? '';
    const plan = { deed: deed as PlannedAction, due, state: 'waiting' as const, by: '1', text };
    return put({ ...(draft && { draft }), ...(published && { published }), plans: [plan] });
  }
  const number = server.versions.length + 1;
  server.versions = [{ number, deed: 'published', at, by: '1', text }, ...server.versions];
  return put({ published: text });
}
