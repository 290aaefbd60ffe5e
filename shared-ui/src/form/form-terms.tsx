import type { ReactNode } from 'react';
import { purposeNotices } from 'contract/privacy/purpose-notices.texts';
import { consentPurposes, mainPurpose } from 'contract/purposes';
import type { SubmissionName } from 'contract/submissions';

/** The privacy notice and the consent of a form. Loaded separately, because many forms share it. */
export interface FormTerms {
  readonly notice: string;
  /** The checkbox for a consent; null for kinds without one. */
  readonly consent: ReactNode;
}

/** The terms of a kind (contract/purposes). The checkbox is loaded for the few forms that need it. */
export async function getTerms(kind: SubmissionName): Promise<FormTerms> {
  const notice = purposeNotices[mainPurpose(kind)];
  if (consentPurposes(kind).length === 0) return { notice, consent: null };
  const { ConsentBox } = await import('./fields/consent-box');
  return { notice, consent: <ConsentBox /> };
}
