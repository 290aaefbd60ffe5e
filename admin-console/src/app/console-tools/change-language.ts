import type { Language } from 'contract/languages';
import { changeStaffAccount } from 'contract/my-account-requests';
import { sendChange } from '../../session/send';
import { reloadStaffAccount } from '../../session/staff-account';
import { consoleToolsTexts } from './console-tools.texts';

/**
 * Changes the language of the account; the console is loaded again in another one (`use-account-language.ts`).
 * @returns the message if it fails
 */
export async function changeLanguage(language: Language): Promise<string | undefined> {
  const failed = consoleToolsTexts.languageFailed;
  const sent = await sendChange(changeStaffAccount, { body: { language } }, failed);
  if (!sent.ok) return sent.message;
  await reloadStaffAccount();
  return undefined;
}
