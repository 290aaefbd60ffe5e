import type { ReactNode } from 'react';
import { purposeNotices } from 'contract/privacy/purpose-notices.texts';
import { consentPurposes, mainPurpose } from 'contract/purposes';
import type { SubmissionName } from 'contract/submissions';

/** What a form says of what becomes of what is sent. It is fetched beside the form, for it is the same of many. */
export interface FormTerms {
  readonly notice: string;
  /** Asks for what goes beyond what the form is for; null in forms of which nothing is declared. */
  readonly consent: ReactNode;
}

/** As it is declared of the kind (contract/purposes). The box is fetched for the few forms that have one. */
export async function getTerms(kind: SubmissionName): Promise<FormTerms> {
  const notice = purposeNotices[mainPurpose(kind)];
  if (consentPurposes(kind).length === 0) return { notice, consent: null };
  const { ConsentBox } = await import('./fields/consent-box');
  return { notice, consent: <ConsentBox /> };
}
