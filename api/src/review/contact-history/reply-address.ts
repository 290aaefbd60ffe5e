import type { SignedIds } from '../../auth/signed-ids';
import type { InboxSettings } from '../../mail/inbox/inbox-settings';

type Address = InboxSettings['address'];

/** Different tokens of one message that are looked at: somebody may answer two emails at once. */
const mostTokens = 5;

/** Makes the address to which a person replies to an email of staff. It is in lower case, as mail servers make it. */
export async function makeReplyAddress(
  { name, domain }: Address,
  tokens: Pick<SignedIds, 'make'>,
  outreachId: string,
): Promise<string> {
  return `${name}+${(await tokens.make(outreachId)).toLowerCase()}@${domain}`;
}

/** Finds what stands behind the plus sign in our address among recipients. */
export function findTokens(
  recipients: readonly string[],
  { name, domain }: Address,
): readonly string[] {
  const start = `${name}+`;
  const end = `@${domain}`;
  const tokens = recipients
    .filter((one) => one.startsWith(start) && one.endsWith(end))
    .map((one) => one.slice(start.length, -end.length));
  return [...new Set(tokens)].slice(0, mostTokens);
}
