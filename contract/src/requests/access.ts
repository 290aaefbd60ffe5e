import type { Right, SectionVerb } from '../records/rights';

/**
 * Who may send a request. The server checks it before it reads the body.
 * - `public`: every caller, logged in or not.
 * - `{ right }`: staff who are logged in and have it (requirements 6, decision 43); a change also needs the CSRF token,
 *   and JSON (safety 1).
 * - `{ sectionRight }`: the same for the right over the section in the path (`:kind`).
 * - `{ contentRight }`: the same for the right to the kind of content in the path. `show` is for changes of what
 *   visitors see: for the church's own content it needs a recent confirmation (requirements 10.11).
 * - `staff`: all staff, whatever their rights: the response holds only what these allow.
 * - `{ confirmed }`, also beside a right: staff who proved their identity in the last minutes, or even typed their
 *   password (decision 45); all others are asked to (428).
 * - `own-profile`: the member whose profile the path names.
 * - `by-handler`: the handler checks, because its response depends on the caller.
 */
export type Access = 'public' | 'own-profile' | 'by-handler' | StaffAccess;

export type StaffAccess =
  | 'staff'
  | (Only<'right'> & { readonly confirmed?: Confirmed })
  | (Only<'sectionRight'> & { readonly confirmed?: Confirmed })
  | (Only<'contentRight'> & { readonly confirmed?: never })
  | Only<'confirmed'>;

/** Requires a recent confirmation, with the password where it says so. */
type Confirmed = true | 'password';

/** Everything that the access of staff can require. */
export interface StaffAccessRules {
  readonly right: Right;
  readonly sectionRight: SectionVerb;
  readonly contentRight: 'write' | 'show';
  readonly confirmed: Confirmed;
}

type Only<Rule extends keyof StaffAccessRules> = Pick<StaffAccessRules, Rule> & {
  readonly [Other in Exclude<keyof StaffAccessRules, Rule | 'confirmed'>]?: never;
};
