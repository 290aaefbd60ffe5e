// Checks a copy of the audit log without the product: see docs/check-the-audit-log.md.
//   node check-audit-log.mjs church.sqlite [LENGTH:HASH ...]
//   psql ... | node check-audit-log.mjs - [LENGTH:HASH ...]
import { createHash } from 'node:crypto';

const [source, ...noted] = process.argv.slice(2);
if (source === undefined || noted.some((end) => !/^\d+:[0-9a-f]{64}$/.test(end))) {
  console.error('Usage: node check-audit-log.mjs FILE.sqlite|- [LENGTH:HASH ...]');
  process.exit(2);
}

/** The rows of a copy of the database, oldest first, each with its columns in the order of the hash. */
async function* fromSqlite(file) {
  const sqlite = await import('node:sqlite').catch(() =>
    fail('This Node has no SQLite: see sqlite3.'),
  );
  const database = new sqlite.DatabaseSync(file, { readOnly: true });
  const rows = database
    .prepare(
      'select seq, at, admin_id, action, kind, subjects, details, hash from audit_log order by seq',
    )
    .iterate();
  for (const row of rows) yield Object.values(row);
  database.close();
}

/** The same, of lines that each are a JSON array. Node's readline also ends a line at U+2028, which a text may hold. */
async function* fromLines() {
  let rest = '';
  for await (const chunk of process.stdin.setEncoding('utf8')) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop();
    for (const line of lines) yield JSON.parse(line);
  }
  if (rest !== '') yield JSON.parse(rest);
}

/** The hash of each end that was noted, by the length the log had then. */
const ends = new Map(noted.map((end) => end.split(':')).map(([length, hash]) => [+length, hash]));
let length = 0;
let last = '';
for await (const row of source === '-' ? fromLines() : fromSqlite(source)) {
  length += 1;
  const hash = row.pop();
  const content = JSON.stringify([last, ...row]);
  const isRight = row[0] === length && hash === createHash('sha256').update(content).digest('hex');
  if (!isRight) fail(`Entry ${length} is not what was written.`);
  if ((ends.get(length) ?? hash) !== hash) fail(`Entry ${length} is not the one that was noted.`);
  last = hash;
}
for (const end of ends.keys())
  if (end > length)
    fail(`The log had ${end} entries, and has only ${length}: its end was cut off.`);
console.log(`The audit log is whole: ${length} entries, and ends with ${last || 'nothing'}`);

function fail(words) {
  console.error(words);
  process.exit(1);
}
