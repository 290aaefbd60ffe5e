// @ts-check

/** SQLite's result codes by their numbers (https://www.sqlite.org/rescode.html). */
const results =
  `OK ERROR INTERNAL PERM ABORT BUSY LOCKED NOMEM READONLY INTERRUPT IOERR CORRUPT NOTFOUND FULL CANTOPEN
  PROTOCOL EMPTY SCHEMA TOOBIG CONSTRAINT MISMATCH MISUSE NOLFS AUTH FORMAT RANGE NOTADB NOTICE WARNING`.split(
    /\s+/,
  );

/**
 * Their details, counted from 1: the second byte of an extended code.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const details = {
  BUSY: ['RECOVERY', 'SNAPSHOT', 'TIMEOUT'],
  READONLY: ['RECOVERY', 'CANTLOCK', 'ROLLBACK', 'DBMOVED', 'CANTINIT', 'DIRECTORY'],
  IOERR:
    `READ SHORT_READ WRITE FSYNC DIR_FSYNC TRUNCATE FSTAT UNLOCK RDLOCK DELETE BLOCKED NOMEM ACCESS
    CHECKRESERVEDLOCK LOCK CLOSE DIR_CLOSE SHMOPEN SHMSIZE SHMLOCK SHMMAP SEEK DELETE_NOENT MMAP GETTEMPPATH
    CONVPATH VNODE AUTH BEGIN_ATOMIC COMMIT_ATOMIC ROLLBACK_ATOMIC DATA CORRUPTFS IN_PAGE`.split(
      /\s+/,
    ),
  CORRUPT: ['VTAB', 'SEQUENCE', 'INDEX'],
  CANTOPEN: ['NOTEMPDIR', 'ISDIR', 'FULLPATH', 'CONVPATH', 'DIRTYWAL', 'SYMLINK'],
  CONSTRAINT:
    'CHECK COMMITHOOK FOREIGNKEY FUNCTION NOTNULL PRIMARYKEY TRIGGER UNIQUE VTAB ROWID PINNED DATATYPE'.split(
      ' ',
    ),
};

/**
 * The name of an extended result code, as better-sqlite3 says it: 2067 is SQLITE_CONSTRAINT_UNIQUE. A detail that is
 * not known here is left out.
 * @param {number} code
 */
export function nameOfCode(code) {
  const result = results[code & 0xff];
  if (result === undefined) return `SQLITE_UNKNOWN_${code}`;
  const detail = details[result]?.[(code >> 8) - 1];
  return detail === undefined ? `SQLITE_${result}` : `SQLITE_${result}_${detail}`;
}
