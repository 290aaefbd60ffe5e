import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Migration } from 'kysely/migration';
import { hasTable } from './has-table';
import { firstTables } from './migrations/0001-first-tables';
import { memberTables } from './migrations/0002-member-tables';
import { quarantine } from './migrations/0003-quarantine';
import { reviewTables } from './migrations/0004-review-tables';
import { addressAllowances } from './migrations/0005-address-allowances';
import { hiddenTestimonies } from './migrations/0006-hidden-testimonies';
import { loginGuard } from './migrations/0007-login-guard';
import { idempotencyHashes } from './migrations/0008-idempotency-hashes';
import { confirmedEmails } from './migrations/0009-confirmed-emails';
import { testimonyApproval } from './migrations/0010-testimony-approval';
import { searchChanges } from './migrations/0011-search-changes';
import { loosePictures } from './migrations/0012-loose-pictures';
import { roles } from './migrations/0013-roles';
import { staffAccounts } from './migrations/0014-staff-accounts';
import { secondFactors } from './migrations/0015-second-factors';
import { auditReading } from './migrations/0016-audit-reading';
import { mergeAccounts } from './migrations/0017-merge-accounts';
import { readersLanguages } from './migrations/0018-languages';
import { content } from './migrations/0019-content';
import { contentStarters } from './migrations/0020-content-starters';
import { contentSlugs } from './migrations/0021-content-slugs';
import { media } from './migrations/0022-media';
import { contentPlans } from './migrations/0025-content-plans';
import { unknownMedia } from './migrations/0026-unknown-media';
import { registrationsOfPrograms } from './migrations/0027-registrations-of-programs';
import { slugOrder } from './migrations/0028-slug-order';
import { consents } from './migrations/0029-consents';
import { mediaOwner } from './migrations/0031-media-owner';
import { erasures } from './migrations/0031-erasures';
import { retention } from './migrations/0032-retention';
import { breaches } from './migrations/0034-breaches';
import { privacyRequests } from './migrations/0035-privacy-requests';
import { dataKeys } from './migrations/0036-data-keys';
import { myDataLinks } from './migrations/0037-my-data-links';
import { profileNotices } from './migrations/0039-profile-notices';
import { removedEvents } from './migrations/0040-removed-events';
import { formMails } from './migrations/0041-form-mails';
import { staffMails } from './migrations/0042-staff-mails';
import { outreach } from './migrations/0043-outreach';
import { forgottenKeys } from './migrations/0044-forgotten-keys';
import { securityLog } from './migrations/0048-security-log';
import { ownersSecondFactor } from './migrations/0049-owners-second-factor';
import { sendersOfMails } from './migrations/0050-senders-of-mails';
import { noSearchIndex } from './migrations/0051-no-search-index';
import { today } from './migrations/0052-today';
import { recordNotes } from './migrations/0053-record-notes';
import { replies } from './migrations/0054-replies';
import { urgentAlerts } from './migrations/0055-urgent-alerts';
import { contactOutcomes } from './migrations/0056-contact-outcomes';
import { startPages } from './migrations/0057-start-pages';
import { recordsOfNews } from './migrations/0058-records-of-news';
import { releases } from './migrations/0059-releases';
import { persons } from './migrations/0060-persons';
import { households } from './migrations/0061-households';
import { recordEntries } from './migrations/0062-record-entries';
import { imports } from './migrations/0063-imports';
import { savedViews } from './migrations/0064-saved-views';
import { monthlyReports } from './migrations/0065-monthly-reports';
import { wordsOfRemovedEvents } from './migrations/0046-words-of-removed-events';
import type { DatabaseKind } from './database-kind';
import type { Tables } from './tables/tables';

/** The migrations in order. A released migration is never edited. */
const migrations = (kind: DatabaseKind): Record<string, Migration> => ({
  '0001-first-tables': firstTables(kind),
  '0002-member-tables': memberTables,
  '0003-quarantine': quarantine,
  '0004-review-tables': reviewTables(kind),
  '0005-address-allowances': addressAllowances,
  '0006-hidden-testimonies': hiddenTestimonies,
  '0007-login-guard': loginGuard,
  '0008-idempotency-hashes': idempotencyHashes,
  '0009-confirmed-emails': confirmedEmails,
  '0010-testimony-approval': testimonyApproval,
  '0011-search-changes': searchChanges(kind),
  '0012-loose-pictures': loosePictures,
  '0013-roles': roles,
  '0014-staff-accounts': staffAccounts,
  '0015-second-factors': secondFactors,
  '0016-audit-reading': auditReading,
  '0017-merge-accounts': mergeAccounts,
  '0018-languages': readersLanguages,
  '0019-content': content,
  '0020-content-starters': contentStarters,
  '0021-content-slugs': contentSlugs,
  '0022-media': media,
  '0025-content-plans': contentPlans,
  '0026-unknown-media': unknownMedia,
  '0027-registrations-of-programs': registrationsOfPrograms,
  '0028-slug-order': slugOrder,
  '0029-consents': consents,
  '0031-erasures': erasures,
  '0031-media-owner': mediaOwner,
  '0032-retention': retention(kind),
  '0034-breaches': breaches,
  '0035-privacy-requests': privacyRequests,
  '0036-data-keys': dataKeys(kind),
  '0037-my-data-links': myDataLinks,
  '0039-profile-notices': profileNotices,
  '0040-removed-events': removedEvents,
  '0041-form-mails': formMails,
  '0042-staff-mails': staffMails,
  '0043-outreach': outreach,
  '0044-forgotten-keys': forgottenKeys,
  '0046-words-of-removed-events': wordsOfRemovedEvents,
  '0048-security-log': securityLog,
  '0049-owners-second-factor': ownersSecondFactor,
  '0050-senders-of-mails': sendersOfMails,
  '0051-no-search-index': noSearchIndex(kind),
  '0052-today': today,
  '0053-record-notes': recordNotes(kind),
  '0054-replies': replies,
  '0055-urgent-alerts': urgentAlerts,
  '0056-contact-outcomes': contactOutcomes,
  '0057-start-pages': startPages,
  '0058-records-of-news': recordsOfNews,
  '0059-releases': releases,
  '0060-persons': persons,
  '0061-households': households,
  '0062-record-entries': recordEntries,
  '0063-imports': imports,
  '0064-saved-views': savedViews,
  '0065-monthly-reports': monthlyReports,
});

/**
 * Runs pending migrations in one transaction: two processes that start at once wait for each other, and a killed run
 * leaves nothing behind. Throws the error of the migration that failed, or NewerDatabaseError.
 */
export async function migrate(database: Kysely<Tables>, kind: DatabaseKind): Promise<void> {
  const known = migrations(kind);
  if (await haveRun(database, Object.keys(known))) return;
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: () => Promise.resolve(known) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const [, newer] = missing.exec(error instanceof Error ? error.message : '') ?? [];
  // oxlint-disable-next-line typescript/only-throw-error -- what Kysely caught, as it was
  throw newer === undefined ? error : new NewerDatabaseError(newer);
}

/**
 * Returns whether exactly these migrations have run. It saves Kysely's own look, which reads the columns of all tables
 * first.
 */
async function haveRun(database: Kysely<Tables>, names: readonly string[]): Promise<boolean> {
  if (!(await hasTable(database, 'kysely_migration'))) return false;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database);
  const run = new Set(rows.map(({ name }) => name));
  return run.size === names.length && names.every((name) => run.has(name));
}

/** Kysely's message where the database has a migration that this release lacks. */
const missing = /previously executed migration (\S+) is missing/;

/** The tables are those of a newer release, which this one would not understand. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';
  constructor(migration: string) {
    super(
      `The database was changed by a newer release (${migration}). Use that release, or restore a backup from before it.`,
    );
  }
}
