import { church, churchBranches } from 'contract/church';

import type { RemittanceWords } from './words.ts';

export const english: RemittanceWords = {
  language: 'en-GB',
  file: 'remittance-form.pdf',
  title: 'Remittance form',
  subject: 'Monthly report of gifts received and sent on by a branch',
  intro: `For the branches of ${church.name}. Please fill in one sheet for each month, in one currency, and send it to ${church.emails[0]} together with the bank slip.`,
  sections: ['Branch and period', 'Gifts received', 'Remarks', 'Signatures'],
  branch: {
    caption: 'Branch',
    tooltip: 'Branch that sends the gifts',
    options: [...churchBranches, 'Another branch'],
  },
  currency: { caption: 'Currency', tooltip: 'Currency of all amounts on this sheet' },
  periodFrom: {
    caption: 'Period from',
    tooltip: 'First day of the period, for example 1 June 2025',
  },
  periodTo: { caption: 'Period to', tooltip: 'Last day of the period, for example 30 June 2025' },
  gifts: {
    tithes: 'Tithes',
    offerings: 'Offerings',
    firstFruits: 'First fruits',
    thanksgiving: 'Thanksgiving',
    buildingFund: 'Building fund',
    missions: 'Missions',
    welfare: 'Welfare',
    other: 'Other gifts',
  },
  received: (gift) => `${gift}: amount received in the period`,
  totals: {
    total: { caption: 'Total received', tooltip: 'Sum of all gifts received in the period' },
    kept: { caption: 'Kept for local work', tooltip: 'Amount that stays in the branch' },
    remitted: { caption: 'Amount remitted', tooltip: 'Amount sent to the head office' },
  },
  bankReference: {
    caption: 'Bank reference',
    tooltip: 'Reference of the transfer as on the bank slip',
  },
  remarks: 'Anything the head office should know',
  signers: { preparedBy: 'Prepared by', approvedBy: 'Approved by' },
  signature: {
    office: 'name and office',
    date: { caption: 'Date', tooltip: 'date' },
    signed: { caption: 'Signature', tooltip: 'signature, or the name typed as one' },
  },
};
