import type { Selectable } from 'kysely';
import type { MediaFile } from 'contract/media-files';
import type { MediaFilesTable } from './media-tables';

type Row = Selectable<MediaFilesTable>;

export const toMediaFile = ({
  id,
  kind,
  name,
  bytes,
  revision,
  details,
  added_at,
}: Row): MediaFile =>
  ({
    ...{ id, kind, name, bytes, revision, addedAt: added_at },
    ...(JSON.parse(details) as object),
  }) as MediaFile;
