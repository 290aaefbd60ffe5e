import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

interface Before {
  removed_events: { kind: string; entry_id: string; text: string };
}

/** The fields of a removed event that calendars still need. */
const remaining: Readonly<Record<string, readonly string[]>> = {
  programs: ['name', 'start', 'end'],
  services: ['name', 'weekday', 'clock', 'weeks', 'minutes'],
};

/** Removes all other texts of removed events. */
export const wordsOfRemovedEvents: Migration = {
  async up(db: Kysely<Before>) {
    const events = await db.selectFrom('removed_events').selectAll().execute();
    for (const { kind, entry_id, text } of events)
      await db
        .updateTable('removed_events')
        .set({ text: withoutWords(text, remaining[kind] ?? []) })
        .where('kind', '=', kind)
        .where('entry_id', '=', entry_id)
        .execute();
  },
};

function withoutWords(text: string, kept: readonly string[]): string {
  const { values, ...told } = JSON.parse(text) as { readonly values: object };
  const fields = Object.entries(values).filter(([field]) => kept.includes(field));
  return JSON.stringify({ values: Object.fromEntries(fields), ...told });
}
