import type { ReactNode } from 'react';
import { purposeNotices } from 'contract/privacy/purpose-notices.texts';
import { consentPurposes, mainPurpose } from 'contract/purposes';
import type { SubmissionName } from 'contract/submissions';
import { ConsentBox } from './consent-box';

/** What a form says of what becomes of what is sent. It is fetched beside the form, for it is the same of many. */
export interface FormTerms {
  readonly notice: string;
  /** Asks for what goes beyond what the form is for; null in forms of which nothing is declared. */
  readonly consent: ReactNode;
}

/** As it is declared of the kind (contract/processing). */
export const termsOf = (kind: SubmissionName): FormTerms => ({
  notice: purposeNotices[mainPurpose(kind)],
  consent: consentPurposes(kind).length > 0 ? <ConsentBox /> : null,
});
