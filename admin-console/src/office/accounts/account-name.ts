import type { ListedAccount } from 'contract/staff-account-requests';

/** An account's display name: its owner's name, else its e-mail address. */
export const getAccountName = ({ name, email }: ListedAccount): string => name || email;
