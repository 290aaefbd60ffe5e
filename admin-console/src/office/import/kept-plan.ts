import { importPlan } from 'contract/import-plan';
import type { ImportPlan } from 'contract/import-plan';
import { readValue } from 'contract/read-value';
import { getTabStored, writeTab } from 'shared-ui/tab-storage';
import { getAdminEmail } from '../../session/admin-session';

/**
 * What was chosen and decided for a file, kept until this tab is closed, so that it comes back when the same file is
 * chosen again. The name contains the account: another user in the same tab sees nothing of it.
 */
const keyOf = (fileDigest: string) => `import:${getAdminEmail() ?? ''}:${fileDigest}`;

/** The plan of this file; undefined if there is none that this release can use. */
export const loadPlan = (fileDigest: string): ImportPlan | undefined =>
  readValue(importPlan, getTabStored(keyOf(fileDigest)));

export const keepPlan = (fileDigest: string, plan: ImportPlan): void =>
  writeTab(keyOf(fileDigest), plan);
