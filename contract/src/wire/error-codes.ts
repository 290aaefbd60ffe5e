/** Codes of error responses, which pages translate. The meaning of a code never changes; new ones may be added. */

/** Codes without parameters. Those from `missing` on are about a field. */
export type PlainCode =
  | StaffCode
  | `file-${FileError}`
  | 'unreadable-request'
  | 'empty-body'
  | 'invalid-body'
  | 'missing-fields'
  | 'wrong-login'
  | 'account-paused'
  | 'login-needed'
  | 'cross-site-request'
  | 'not-found'
  | 'no-profile'
  | 'no-such-place'
  | 'method-not-allowed'
  | 'request-timeout'
  | 'email-taken'
  | 'too-large'
  | 'incomplete-upload'
  | 'unsupported-media-type'
  | 'key-used'
  | 'program-full'
  | 'no-receipt'
  | 'sent-link-over'
  | 'sent-held'
  | 'sent-merged'
  | 'sent-program-limited'
  | 'sent-unreadable'
  | 'storage-full'
  | 'server-error'
  | 'reset-link-needed'
  | 'reset-link-over'
  | 'confirm-link-needed'
  | 'confirm-link-used'
  | 'confirm-link-over'
  | 'weak-password'
  | 'password-needed'
  | 'wrong-password'
  | 'password-changed'
  | 'wrong-picture-type'
  | 'too-many-pixels'
  | 'picture-too-slow'
  | 'damaged-picture'
  | 'rights-changed'
  | 'changed-meanwhile'
  | 'last-owner'
  | 'beyond-own-rights'
  | 'owners-only'
  | 'own-account'
  | 'own-factors'
  | 'account-closed'
  | 'account-exists'
  | 'account-suspended'
  | 'invited-already'
  | 'invitation-gone'
  | 'role-removed'
  | 'role-in-use'
  | 'role-name-taken'
  | 'too-many-roles'
  | 'wrong-code'
  | 'wrong-app-code'
  | 'wrong-passkey'
  | 'wrong-proof'
  | 'took-too-long'
  | 'last-factor'
  | 'known-passkey'
  | 'missing'
  | 'no-email'
  | 'no-phone'
  | 'no-date'
  | 'no-past-date'
  | 'no-near-date'
  | 'no-moment'
  | 'no-link'
  | 'no-rich-text'
  | 'no-slug'
  | 'no-number'
  | 'no-whole-number'
  | 'no-text'
  | 'not-one-line'
  | 'not-plain-text'
  | 'not-listed'
  | 'too-many-decimals';

/** Codes without parameters that only staff get. */
type StaffCode =
  | 'staff-login-needed'
  | 'staff-only'
  | 'session-over'
  | 'second-factor-needed'
  | 'confirmation-needed'
  | 'password-missing'
  | 'no-passkey'
  | 'no-factor'
  | 'address-taken'
  | 'mail-link-over'
  | 'invitation-unknown'
  | 'invitation-used'
  | 'invitation-over'
  | 'no-account'
  | 'no-role'
  | 'read-needed'
  | 'no-record'
  | 'record-twice'
  | 'record-changed'
  | 'record-merged'
  | 'record-unreadable'
  | 'no-merge'
  | 'unconfirmed-survivor'
  | 'merged-again'
  | 'changed-since-merge'
  | 'not-choosable'
  | 'no-such-value'
  | 'no-kept-pair'
  | 'no-person'
  | 'no-right'
  | 'person-twice'
  | 'nothing-left'
  | 'not-in-quarantine'
  | 'no-network'
  | 'review-changed'
  | 'no-assignee'
  | 'no-colleague'
  | 'note-closed'
  | 'login-address'
  | 'unconfirmed-account'
  | 'profile-exists'
  | 'too-many-notes'
  | 'too-many-views'
  | 'too-many-pins'
  | 'too-many-tabs'
  | 'no-entry'
  | 'entry-changed'
  | 'entry-shown'
  | 'last-entry'
  | 'entry-not-published'
  | 'entry-incomplete'
  | 'plan-time-skipped'
  | 'plan-time-over'
  | 'plan-time-none'
  | 'plan-nothing-shown'
  | 'preview-incomplete'
  | 'preview-absent'
  | 'preview-failed'
  | 'test-mail-failed'
  | 'entries-changed'
  | ImportCode
  | 'release-refused'
  | 'no-site';

/** Why an import is refused. */
type ImportCode =
  | `import-${ImportFileError}`
  | 'import-running'
  | 'import-nothing'
  | 'import-undone'
  | 'import-built-on';

/** Why a file of records is refused as a whole. */
export type ImportFileError =
  | 'unreadable'
  | 'too-large'
  | 'empty'
  | 'too-many-rows'
  | 'too-many-columns';

/** What is wrong with a media file, or why an upload is refused. */
export type FileError =
  | 'gone'
  | 'not-awaited'
  | 'empty'
  | 'unknown-type'
  | 'too-large'
  | 'too-many-pixels'
  | 'too-slow'
  | 'damaged'
  | 'cut-short'
  | 'no-sound'
  | 'not-prepared'
  | 'no-room'
  | 'too-many-uploads'
  | 'too-many-files'
  | 'other-offset'
  | 'being-written'
  | 'in-use'
  | 'needs-words'
  | 'changed-meanwhile';

/** Codes with a number, and the name of that parameter. */
interface CountedCodes {
  /** From one network. */
  'too-many-requests': 'seconds';
  /** From one member. */
  'too-many-changes': 'seconds';
  'too-many-passwords': 'seconds';
  /** Too many attempts to prove an identity, by any means. */
  'too-many-tries': 'seconds';
  busy: 'seconds';
  unavailable: 'seconds';
  restarting: 'seconds';
  'picture-too-large': 'megabytes';
  /** UTF-16 code units, as everywhere (contract/field). */
  'too-short': 'limit';
  /** UTF-16 code units beyond the limit. */
  'too-many-characters': 'excess';
  'too-low': 'limit';
  'too-high': 'limit';
  'too-many-factors': 'limit';
  'too-many-entries': 'limit';
  /** Minimum length of a search, in characters. */
  'not-searchable': 'limit';
}
export type CountedCode = keyof CountedCodes;

export type ErrorCode = PlainCode | CountedCode;

/** A code with its parameters: `Reason<'too-short'>` is `{ code: 'too-short', params: { limit: number } }`. */
export type Reason<Code extends ErrorCode = ErrorCode> =
  | CountedReason<Extract<Code, CountedCode>>
  | { readonly code: Exclude<Code, CountedCode> };

type CountedReason<Code extends CountedCode> = Code extends CountedCode
  ? { readonly code: Code; readonly params: Readonly<Record<CountedCodes[Code], number>> }
  : never;
