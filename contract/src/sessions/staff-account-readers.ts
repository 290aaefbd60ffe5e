import { anyText, listReader, objectReader, sentence, wholeNumber } from '../wire/answer-reader';
import type { AnswerReader } from '../wire/answer-reader';
import { allRights } from '../records/rights';
import type { Right } from '../records/rights';
import { accountStates } from './staff-accounts';
import type { ListedAccount, ListedInvitation, ListedRole, StaffAccounts } from './staff-accounts';

/** The parsers of the responses about accounts (contract/staff-accounts). */

const flag: AnswerReader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

const state: AnswerReader<ListedAccount['state']> = (value) =>
  accountStates.find((one) => one === value);

/** Keeps the values that this release knows: a newer server may send more. */
const rights: AnswerReader<readonly Right[]> = (list) =>
  Array.isArray(list) ? allRights.filter((right) => list.includes(right)) : undefined;

type OptionalOfAccount = 'lastLoginAt' | 'secondFactors';

const account = objectReader<
  Omit<ListedAccount, OptionalOfAccount>,
  Required<Pick<ListedAccount, OptionalOfAccount>>
>(
  {
    _id: sentence,
    email: sentence,
    name: anyText,
    roles: listReader(sentence),
    createdAt: anyText,
    state,
    isOpen: flag,
  },
  { lastLoginAt: sentence, secondFactors: wholeNumber },
);

const invitation = objectReader<ListedInvitation>({
  id: sentence,
  email: sentence,
  roles: listReader(sentence),
  createdAt: anyText,
  expiresAt: anyText,
  invitedBy: anyText,
  isOpen: flag,
});

const role = objectReader<ListedRole>({
  id: sentence,
  name: sentence,
  rights,
  isGivable: flag,
  isOpen: flag,
});

export const readStaffAccounts = objectReader<StaffAccounts>({
  accounts: listReader(account),
  invitations: listReader(invitation),
  roles: listReader(role),
});
