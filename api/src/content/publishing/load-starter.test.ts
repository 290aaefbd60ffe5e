import { emptySnapshot } from 'contract/content-entry';
import type { ContentSnapshot } from 'contract/content-entry';
import { writeSnapshot } from 'contract/content-snapshot';
import { sampleText } from '../../../testing/samples/content';
import { databaseKinds, makeDatabase } from '../../../testing/databases/databases';
import type { TestDatabase } from '../../../testing/databases/databases';
import { ContentRepository } from '../content-repository';
import { loadStarter } from './load-starter';

const snapshotOf = (...kinds: ('giving' | 'testimonies')[]): ContentSnapshot => ({
  ...emptySnapshot,
  ...Object.fromEntries(kinds.map((kind) => [kind, [{ id: kind, ...sampleText(kind) }]])),
});
const siteOf = (shown: ContentSnapshot | undefined, starter = shown) => ({
  readShown: async () => shown && writeSnapshot(shown),
  readStarter: async () => starter && writeSnapshot(starter),
});

describe.each(databaseKinds)('on %s', (kind) => {
  let test: TestDatabase;
  let content: ContentRepository;
  beforeEach(async () => {
    test = await makeDatabase(kind);
    content = new ContentRepository(test.database, () => new Date());
  });
  afterEach(() => test.remove());

  const stored = async () => {
    const { giving, testimonies } = await content.snapshot(new Date());
    return [giving.length, testimonies.length];
  };

  it('takes over what the site shows', async () => {
    expect(await loadStarter(content, siteOf(snapshotOf('giving', 'testimonies')))).toBe(true);
    expect(await stored()).toEqual([1, 1]);
  });

  it('takes over nothing of a site that says nothing', async () => {
    expect(await loadStarter(content, siteOf(undefined))).toBe(false);
    expect(await content.isEmpty()).toBe(true);
  });

  it('adds to what an older release had what the site cannot do without', async () => {
    await loadStarter(content, siteOf(snapshotOf('testimonies'), undefined));
    expect(await stored()).toEqual([0, 1]);
    const site = siteOf(snapshotOf('testimonies'), snapshotOf('giving', 'testimonies'));
    expect(await loadStarter(content, site)).toBe(true);
    expect(await stored()).toEqual([1, 1]);
  });
});
