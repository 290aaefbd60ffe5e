import type { ListedAccount } from 'contract/staff-accounts';

/** What an account is called: its owner's name, or the e-mail of one who has not typed any. */
export const getAccountName = ({ name, email }: ListedAccount): string => name || email;
