import { anyText, listOf, objectOf, sentence, wholeNumber } from '../wire/answer-reader';
import type { AnswerReader } from '../wire/answer-reader';
import { allRights } from '../records/rights';
import type { Right } from '../records/rights';
import { accountStates } from './staff-accounts';
import type {
  ListedAccount,
  ListedInvitation,
  ListedRole,
  OpenInvitation,
  StaffAccounts,
} from './staff-accounts';

/** The schemas of what the console is answered about accounts (contract/staff-accounts). */

const flag: AnswerReader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

const state: AnswerReader<ListedAccount['state']> = (value) =>
  accountStates.find((one) => one === value);

/** Those that this release knows: a newer server may name more. */
const rights: AnswerReader<readonly Right[]> = (list) =>
  Array.isArray(list) ? allRights.filter((right) => list.includes(right)) : undefined;

type OptionalOfAccount = 'lastLoginAt' | 'secondFactors';

const account = objectOf<
  Omit<ListedAccount, OptionalOfAccount>,
  Required<Pick<ListedAccount, OptionalOfAccount>>
>(
  {
    _id: sentence,
    email: sentence,
    name: anyText,
    roles: listOf(sentence),
    createdAt: anyText,
    state,
    isOpen: flag,
  },
  { lastLoginAt: sentence, secondFactors: wholeNumber },
);

const invitation = objectOf<ListedInvitation>({
  id: sentence,
  email: sentence,
  roles: listOf(sentence),
  createdAt: anyText,
  expiresAt: anyText,
  invitedBy: anyText,
  isOpen: flag,
});

const role = objectOf<ListedRole>({
  id: sentence,
  name: sentence,
  rights,
  isGivable: flag,
  isOpen: flag,
});

export const readStaffAccounts = objectOf<StaffAccounts>({
  accounts: listOf(account),
  invitations: listOf(invitation),
  roles: listOf(role),
});

export const readOpenInvitation = objectOf<OpenInvitation>({
  email: sentence,
  roles: listOf(sentence),
});
