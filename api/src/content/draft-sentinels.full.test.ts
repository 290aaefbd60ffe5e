import { toAddress } from 'contract/request';
import { getPreview } from 'contract/preview-requests';
import { pagesShowing } from 'contract/content-preview';
import { changeEntry, getContentOverview, listEntries } from 'contract/content-requests';
import { planAction } from 'contract/plan-requests';
import type { StoredEntry } from 'contract/stored-entry';
import { contentKindNames, getKindRight } from 'contract/content-kinds';
import type { ContentKind } from 'contract/content-kinds';
import { searchRecords } from 'contract/search-requests';
import { streamConsoleEvents } from 'contract/console-event-requests';
import { addEntry, loadSingles, publishEntry, sampleText } from '../../testing/samples/content';
import { collectRoutes, routesByKind } from '../../testing/routes/collect-routes';
import { databaseKinds } from '../../testing/databases/databases';
import { makeMember } from '../../testing/people/members';
import { logInWith } from '../../testing/people/roles';
import { logInStaff, send } from '../../testing/people/staff';
import { StandInPreview } from '../../testing/stand-ins/stand-in-preview';
import type { StaffCall } from '../../testing/people/staff';
import { makeApp } from '../../testing/test-app';
import type { TestApp } from '../../testing/test-app';
import { ContentRepository } from './content-repository';

/** Guards reject readers before any query, so only the visitor, and a pastor for lists and search, run on both. */
const readers = {
  sqlite: ['visitor', 'member', 'treasurer', 'welcome-team', 'pastor'],
  postgres: ['visitor', 'pastor'],
} as const;

const sentinel = 'draftcanary';
/** The time is before the sample programmes end. */
const now = () => new Date('2026-01-01T10:00:00Z');
const toSentinel = (kind: ContentKind) => `${sentinel}${kind}`;

describe.each(databaseKinds)('on %s', (databaseKind) => {
  let server: TestApp;
  /** The page renderer of the tests prints whatever it is given. */
  let site: StandInPreview;
  let addresses: string[];
  /** The preview of each draft on the page that shows most of it. */
  let previews: string[];
  let headersOf: Readonly<Record<string, Readonly<Record<string, string>>>>;

  beforeAll(async () => {
    site = new StandInPreview();
    const routes = await collectRoutes(async () => {
      server = await makeApp({ databaseKind, config: site.config, now });
    });
    const drafts = await fill();
    const readable = routes.filter(({ method, url }) => method === 'GET' && !endless.includes(url));
    addresses = [...readable.flatMap(({ url }) => addressesOf(url, drafts)), ...previews];
    headersOf = {
      visitor: {},
      member: (await makeMember(server, 'ada@example.org')).headers,
      treasurer: (await logInWith(server, 'treasurer')).headers,
      'welcome-team': (await logInWith(server, 'welcome-team')).headers,
      pastor: (await logInWith(server, 'pastor')).headers,
      media: (await logInWith(server, 'media')).headers,
    };
  });
  afterAll(async () => {
    await server.remove();
    site.remove();
  });

  /** Creates two drafts in each kind, a new entry and one over a published text, each with its sentinel. */
  async function fill(): Promise<Draft[]> {
    const owner = await logInStaff(server);
    await send(server, 'contact');
    const drafts: Draft[] = [];
    previews = [];
    await loadSingles(server.database);
    for (const kind of contentKindNames) {
      const draft = sampleText(kind, toSentinel(kind));
      const { id } = await addEntry(owner, kind, draft);
      const shown = await publishEntry(owner, kind, sampleText(kind, 'published'));
      const { revision } = shown;
      const changed = await owner(changeEntry[kind], { id: shown.id, body: { revision, draft } });
      await plan(owner, kind, changed.json<StoredEntry>());
      drafts.push({ kind, id }, { kind, id: shown.id });
      const [page] = pagesShowing[kind];
      const addressOf = (one: string) =>
        toAddress(getPreview, { kind, id: one, query: { page, language: 'en' } });
      previews.push(...new Set([id, shown.id].map(addressOf)));
    }
    return drafts;
  }

  /** The text of a plan is a draft until its time comes. */
  async function plan(owner: StaffCall, kind: ContentKind, { id, revision }: StoredEntry) {
    const wish = { revision, minute: '2999-01-15T10:00' };
    const answer = await owner(planAction.publish, { kind, id, body: wish });
    expect(answer.json()).toMatchObject({ plans: [{ state: 'waiting' }] });
  }

  const findCanaries = async (who: string) => {
    const found: string[] = [];
    for (const url of new Set(addresses)) {
      const { body } = await server.app.inject({ url, headers: headersOf[who] ?? {} });
      if (body.includes(sentinel)) found.push(url);
    }
    const headers = headersOf[who] ?? {};
    for (const words of [sentinel, ...contentKindNames.map(toSentinel)]) {
      const wanted = {
        method: 'POST',
        url: searchRecords.path,
        headers,
        payload: { q: [words] },
      } as const;
      if ((await server.app.inject(wanted)).body.includes(sentinel)) found.push(searchRecords.path);
    }
    return found;
  };

  it.each(readers[databaseKind])('shows a %s no word of a draft at any address', async (who) => {
    expect(await findCanaries(who)).toEqual([]);
  });

  it('shows drafts to whoever edits the site, at their lists and in their previews alone', async () => {
    const lists = contentKindNames.map((kind) => toAddress(listEntries, { kind }));
    expect(addresses).toEqual(
      expect.arrayContaining([getContentOverview.path, '/api/health', ...lists]),
    );
    const ofChurch = contentKindNames.filter((kind) => getKindRight(kind) === 'church:manage');
    const isOpen = (url: string) => !ofChurch.some((kind) => url.includes(`/${kind}`));
    const open = [...lists, ...previews].filter(isOpen);
    expect((await findCanaries('media')).sort()).toEqual(open.sort());
  });

  it('has none in what the site is made of, nor in the log', async () => {
    const content = new ContentRepository(server.database, () => new Date());
    const snapshot = JSON.stringify(await content.snapshot(new Date(0)));
    expect(snapshot).toContain('published en');
    expect(snapshot).not.toContain(sentinel);
    expect(server.logged.join()).not.toContain(sentinel);
  });
});

interface Draft {
  readonly kind: ContentKind;
  readonly id: string;
}

/** Builds the addresses of a route for each draft; a route for several kinds gets the draft's own kind and another. */
function addressesOf(route: string, drafts: readonly Draft[]): string[] {
  const urls = routesByKind(route);
  return drafts.flatMap(({ kind, id }, place) => {
    const own = urls.filter((url) => url.split('/').includes(kind));
    const others = urls.filter((url) => !own.includes(url));
    const other = others[place % others.length] ?? [];
    return [own, other].flat().map((url) => url.replace(/:\w+(\([^)]*\))?/, id));
  });
}

/** A stream of events ends only with its reader. */
const endless = [streamConsoleEvents.path] as string[];
