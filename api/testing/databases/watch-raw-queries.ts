import type { RawNode } from 'kysely';
import type { Database } from '../../src/storage/database';

/** Returns a database and the list of its raw SQL queries that match. */
export function watchRawQueries(database: Database, about: RegExp) {
  const asked: RawNode[] = [];
  const watched = database.withPlugin({
    transformQuery: ({ node }) => {
      if (node.kind === 'RawNode' && about.test(node.sqlFragments.join('?'))) asked.push(node);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  return { database: watched, asked };
}
