import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseKind } from '../database-kind';

/**
 * Notes changes for the search index, whatever code makes them. New records cost nothing more, because their numbers
 * are higher than all indexed ones.
 */
export const searchChanges = (kind: DatabaseKind): Migration => ({
  async up(db: Kysely<unknown>) {
    const numbered = sql.raw(
      kind === 'sqlite'
        ? 'integer primary key autoincrement'
        : 'bigint primary key generated always as identity',
    );
    await sql`create table search_changes (n ${numbered}, source text not null,
      seq bigint not null)`.execute(db);
    await sql`create table search_mark (id integer primary key, mark text not null,
      pending text not null)`.execute(db);
    await sql`insert into search_mark (id, mark, pending) values (1, '', '')`.execute(db);
    for (const statement of kind === 'sqlite' ? sqliteTriggers : postgresTriggers) {
      await sql.raw(statement).execute(db);
    }
  },
});

const sources = ['submissions', 'profiles'] as const;

const sqliteTriggers = sources.flatMap((source) => [
  `create trigger ${source}_search_update after update of body, quarantine on ${source}
    when old.body is not new.body or (old.quarantine is null) <> (new.quarantine is null)
    begin insert into search_changes (source, seq) values ('${source}', new.seq); end`,
  `create trigger ${source}_search_delete after delete on ${source}
    begin insert into search_changes (source, seq) values ('${source}', old.seq); end`,
]);

const postgresTriggers = [
  `create or replace function note_search_change() returns trigger language plpgsql as $$ begin
    insert into search_changes (source, seq) values (tg_table_name, old.seq); return null; end $$`,
  ...sources.flatMap((source) => [
    `create trigger ${source}_search_update after update of body, quarantine on ${source}
      for each row when (cast(old.body as text) is distinct from cast(new.body as text)
        or (old.quarantine is null) <> (new.quarantine is null))
      execute function note_search_change()`,
    `create trigger ${source}_search_delete after delete on ${source}
      for each row execute function note_search_change()`,
  ]),
];
