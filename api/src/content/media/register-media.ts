import type { FastifyInstance } from 'fastify';
import type { StaffGuard } from '../../auth/staff-session/staff-guard';
import type { Bucket } from '../../storage/bucket/bucket';
import { ownsBucket } from '../../storage/bucket/bucket-owner';
import type { ConsoleParts } from '../../auth/console-parts';
import type { SitePublisher } from '../site-publisher';
import type { StorageGuard } from '../../storage/data-folder/storage-guard';
import { sweepRegularly } from '../../storage/schedule/sweep-regularly';
import { MediaMaker } from './media-maker';
import { registerMediaFiles } from './media-routes';
import { getFreeBytes, mediaPlaces } from './files/media-places';
import { MediaUploads } from './media-uploads';
import { serveMedia } from './serve-media';
import { ShownMedia } from './shown-media';
import { registerUploads } from './upload-routes';

export interface MediaContext extends ConsoleParts {
  readonly dataDir: string;
  readonly siteDir?: string | undefined;
  readonly staffGuard: StaffGuard;
  /** Storage of files; if absent, `dataDir` is used. Unfinished uploads are always there. */
  readonly bucket: Bucket | undefined;
  readonly publisher: SitePublisher;
  /** The guard of a SQLite database, whose disk the files share. */
  readonly storage: StorageGuard | undefined;
}

/** Registers the files of the site, in `DATA_DIR/media` or a bucket (decision 59). */
export async function registerMedia(app: FastifyInstance, context: MediaContext): Promise<void> {
  const { dataDir, storage, bucket } = context;
  const parts = {
    ...context,
    ...mediaPlaces(dataDir, bucket),
    maker: new MediaMaker(),
    isOwn: bucket && (() => ownsBucket(context.database, bucket)),
    readFree: () => storage?.readFree() ?? getFreeBytes(dataDir),
  };
  const uploads = new MediaUploads(parts);
  app.addHook('onClose', async () => parts.maker.stop());
  sweepRegularly(app, [uploads]);
  registerMediaFiles(app, parts, uploads);
  await registerUploads(app, uploads);
  const shown = new ShownMedia(context);
  app.memory.add(shown);
  serveMedia(app, { ...parts, shown });
}
