import { findWrong } from 'contract/content-entry';
import type { ContentSnapshot, ContentText } from 'contract/content-entry';
import { getFields } from 'contract/content-kinds';
import type { ContentKind } from 'contract/content-kinds';
import { findPreviewBlockers, previewPages, previewText } from 'contract/content-preview';
import type { IncompleteEntry } from 'contract/stored-entry';
import { tidyText } from 'contract/content-text';
import { entryNotFound, unpreviewableDraft } from '../../content/content-errors';
import { ContentRepository } from '../../content/content-repository';
import { parseContentText } from '../../content/content-row';
import { findTakenSlug } from '../../content/entry-lock';
import { EntryRepository } from '../../content/entry-repository';
import { NamedMedia } from '../../content/named-media';
import { SlugRepository } from '../../content/slug-repository';
import { notFound } from '../../http/errors/http-error';
import type { Database } from '../../storage/database';
import type { Clock } from '../../storage/clock';

export interface PreviewRequest {
  readonly kind: ContentKind;
  readonly id: string;
  /** The path of a page, as in requirements 2.1. */
  readonly page: string;
}

/** Makes snapshots as if one draft were published. */
export class DraftSnapshots {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
  ) {}

  /**
   * Makes a snapshot of the whole site. Throws an HttpError: 404 for an unknown entry or page, 422 for a draft that no
   * page can show.
   */
  async take({ kind, id, page }: PreviewRequest): Promise<ContentSnapshot> {
    const { database, now } = this;
    const text = await this.takeText({ kind, id, page });
    return new ContentRepository(database, now).snapshot(now(), { kind, id, text });
  }

  /** Reads the text of the entry. Throws like `take`. */
  async takeText({ kind, id, page }: PreviewRequest): Promise<ContentText> {
    const row = await new EntryRepository(this.database, this.now).find(kind, id);
    if (row === undefined) throw entryNotFound();
    const written = parseContentText(row.draft ?? row.published ?? '');
    const text = tidyText(kind, previewText(kind, id, tidyText(kind, written)));
    if (!previewPages(kind, id, text).includes(page)) throw notFound();
    const lacks = await this.findLacks(kind, id, text);
    if (lacks.missing.length > 0 || lacks.wrong.length > 0) throw unpreviewableDraft(lacks);
    return text;
  }

  private async findLacks(
    kind: ContentKind,
    id: string,
    text: ContentText,
  ): Promise<IncompleteEntry> {
    const files = await new NamedMedia(this.database).findWrong(kind, text);
    // A missing picture in a rich text is only left out of the page.
    const needed = files.filter(({ field }) => getFields(kind)[field]?.type !== 'rich');
    const taken = await findTakenSlug(new SlugRepository(this.database), { kind, id }, text);
    const wrong = [...findWrong(kind, text), ...taken, ...needed];
    return { missing: findPreviewBlockers(kind, text), wrong };
  }
}
