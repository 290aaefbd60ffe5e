import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  changeEntry,
  listEntries,
  orderEntries,
  unpublishEntry,
  publishDraft,
} from 'contract/content-requests';
import type { StoredEntries, StoredEntry } from 'contract/stored-entry';
import { contentKindNames } from 'contract/content-kinds';
import type { ContentKind } from 'contract/content-kinds';
import type { MediaPicture } from 'contract/media-files';
import { changeMediaFile } from 'contract/media-requests';
import { toRichText } from 'contract/rich-text';
import { inEachLanguage } from 'contract/sample-translations';
import { AuditLog } from '../../src/storage/audit/audit-log';
import { Bucket } from '../../src/storage/bucket/bucket';
import type { BucketAddress } from '../../src/storage/bucket/bucket-address';
import { exportContent } from '../../src/commands/content-move/export-content';
import { importContent } from '../../src/commands/content-move/import-content';
import type { ImportTarget } from '../../src/commands/content-move/import-content';
import { makeMediaStore } from '../../src/content/media/files/bucket-media';
import { addEntry, publishEntry, sampleText, withValues } from './content';
import type { DatabaseKind } from '../../src/storage/database-kind';
import { addMedia } from './upload-media';
import { logInWith } from '../people/roles';
import { sampleM4a, sampleMp3, samplePdf, samplePicture } from './sample-media';
import { staffCall } from '../people/staff';
import { makeApp } from '../test-app';
import type { TestApp } from '../test-app';

/** A site that content is exported from or imported into, with a folder for its files. */
export interface MovedSite {
  readonly server: TestApp;
  readonly dataDir: string;
  readonly printed: string[];
  readonly target: ImportTarget;
  exportTo(folder: string): Promise<void>;
  importFrom(folder: string, replaces?: boolean): Promise<void>;
  remove(): Promise<void>;
}

/** @param bucket the bucket of its files; absent: they are in its folder */
export async function makeMovedSite(
  databaseKind: DatabaseKind = 'sqlite',
  address?: BucketAddress,
): Promise<MovedSite> {
  const own = mkdtempSync(join(tmpdir(), 'church-moved-'));
  const media = address && { media: address };
  const config = { ...(databaseKind === 'postgres' && { dataDir: own }), ...media };
  const server = await makeApp({ databaseKind, config });
  const dataDir = config.dataDir ?? server.address.dataDir;
  const bucket = address && new Bucket(address);
  const now = () => new Date();
  const { database } = server;
  const printed: string[] = [];
  const print = (line: string) => void printed.push(line);
  const target: ImportTarget = {
    mediaStore: makeMediaStore({ dataDir, bucket }),
    ...{ database, now, print, readRoom: () => Infinity },
    audit: new AuditLog(database, now),
  };
  return {
    ...{ server, dataDir, printed, target },
    exportTo: (folder) => exportContent({ ...target, databaseKind }, folder),
    importFrom: (folder, replaces = false) => importContent(target, folder, replaces),
    remove: async () => {
      bucket?.close();
      await server.remove();
      rmSync(own, { recursive: true, force: true });
    },
  };
}

const withPicture = (media: string) => {
  const { content } = JSON.parse(toRichText('Grace')) as { content: object[] };
  const shown = [...content, { type: 'picture', attrs: { media } }];
  return JSON.stringify({ type: 'doc', content: shown });
};

/** Adds entries in every state, files of every kind, and a plan. Returns the id of a picture that is shown. */
export async function fillSite({ server }: MovedSite): Promise<string> {
  const headers = await server.logIn();
  const call = staffCall(server, headers);
  const picture = await addMedia<MediaPicture>(server, headers, await samplePicture(400, 300));
  await addMedia(server, headers, sampleMp3(), 'A sermon, ‘Grüße’.mp3');
  await addMedia(server, headers, sampleM4a(), 'hymn.m4a');
  await addMedia(server, headers, samplePdf(), 'booklet.pdf');
  const alt = inEachLanguage({ en: 'The choir sings', de: 'Der Chor singt' });
  const about = { revision: 1, alt, focalPoint: { x: 0.25, y: 1 } };
  await call(changeMediaFile, { id: picture.id, body: about });
  // Two accounts alternate, because one may not publish this often in a minute.
  const { call: colleague } = await logInWith(server, 'owner');
  for (const [place, kind] of contentKindNames.entries())
    await fillKind(place % 2 ? colleague : call, kind);
  const post = await publishEntry(call, 'posts', sampleText('posts'));
  const body = withPicture(picture.id);
  const moved = withValues(sampleText('posts'), {
    slug: 'a-new-address',
    body: inEachLanguage({ en: body, de: body }),
  });
  const change = { revision: post.revision, draft: moved };
  const { revision } = (
    await call(changeEntry.posts, { id: post.id, body: change })
  ).json<StoredEntry>();
  await call(publishDraft, { kind: 'posts', id: post.id, body: { revision } });
  return picture.id;
}

type Call = ReturnType<typeof staffCall>;

/** Adds published, changed, unpublished and draft entries, in another order than that of their creation. */
async function fillKind(call: Call, kind: ContentKind): Promise<void> {
  const first = await publishEntry(call, kind, sampleText(kind, 'first'));
  const change = { revision: first.revision, draft: sampleText(kind, 'later') };
  await call(changeEntry[kind], { id: first.id, body: change });
  if (first.id === kind) return;
  await publishEntry(call, kind, sampleText(kind, 'second'));
  const { id, revision } = await publishEntry(call, kind, sampleText(kind, 'third'));
  await call(unpublishEntry, { kind, id, body: { revision } });
  await addEntry(call, kind, { values: {}, shownInEnglish: ['de'] });
  const { entries } = (await call(listEntries, { kind })).json<StoredEntries>();
  const ids = entries.map((entry) => entry.id).reverse();
  await call(orderEntries[kind], { body: { ids } });
}

/** Reads all files below a folder by path. */
export function readTree(folder: string): Readonly<Record<string, string>> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const files = names.filter((name) => statSync(join(folder, name)).isFile());
  return Object.fromEntries(
    files.map((name) => [name, readFileSync(join(folder, name)).toString('latin1')]),
  );
}
