import { screen } from '@testing-library/react';
import { BreachesSection } from '../office/privacy/breaches/breaches-section';
import { PersonSection } from '../office/privacy/person/person-section';
import { RequestsSection } from '../office/privacy/requests-section';
import { RetentionSection } from '../office/privacy/retention/retention-section';
import { click, open, steps, type } from './refused-call';
import type { RefusedCall } from './refused-call';
import { privacyAnswers } from './refused-samples';

const answers = privacyAnswers;
const find = steps(type('E-mail', 'ruth@example.org'), click('Find everything'));

export const refusedPrivacyChanges: readonly RefusedCall[] = [
  {
    by: 'office/privacy/breaches/breach-card.tsx',
    answers,
    call: 'PUT /api/admin/privacy/breaches/b1',
    view: <BreachesSection />,
    press: click('Save'),
  },
  {
    by: 'office/privacy/breaches/new-breach-form.tsx',
    answers,
    call: 'POST /api/admin/privacy/breaches',
    view: <BreachesSection />,
    prepare: steps(open('Note a new one'), type('When did you notice it?', '2026-03-01T09:00')),
    press: click('Note it'),
  },
  {
    by: 'office/privacy/requests-section.tsx',
    answers,
    call: 'PUT /api/admin/privacy/requests/q1',
    view: <RequestsSection />,
    prepare: click(/^It is met/),
    press: click(/^It is met/),
  },
  {
    by: 'office/privacy/requests-section.tsx',
    answers,
    call: 'POST /api/admin/people/erasure-plan',
    view: <RequestsSection />,
    press: click('See what would be erased'),
  },
  {
    by: 'office/privacy/retention/retained-kind-card.tsx',
    answers,
    call: 'POST /api/admin/retention/enquiry/confirm',
    view: <RetentionSection />,
    prepare: click('Agree to remove them: Enquiries'),
    press: click('Agree to remove them: Enquiries'),
  },
  {
    by: 'office/privacy/retention/hold-form.tsx',
    answers,
    call: 'PUT /api/admin/retention/enquiry/holds/e1',
    view: <RetentionSection />,
    prepare: steps(
      open('Show 1 record'),
      async (user) => user.click((await screen.findAllByText('Hold it'))[0] as HTMLElement),
      type('Why must it stay?', 'A dispute'),
      type('Until which day?', '2026-12-31'),
    ),
    press: click('Hold it'),
  },
  {
    by: 'office/privacy/retention/held-records.tsx',
    answers,
    call: 'DELETE /api/admin/retention/welfare/holds/w1',
    view: <RetentionSection />,
    prepare: click('Hold it no longer: w1'),
    press: click('Hold it no longer: w1'),
  },
  {
    by: 'office/privacy/person/person-section.tsx',
    answers,
    call: 'POST /api/admin/people/find',
    view: <PersonSection />,
    prepare: type('E-mail', 'ruth@example.org'),
    press: click('Find everything'),
  },
  {
    by: 'office/privacy/person/found-person-view.tsx',
    answers,
    call: 'POST /api/admin/people/erasure-plan',
    view: <PersonSection />,
    prepare: find,
    press: click('See what would be erased'),
  },
  {
    by: 'office/privacy/person/person-export.tsx',
    answers,
    call: 'POST /api/admin/people/export',
    view: <PersonSection />,
    prepare: find,
    press: click(/^Save/),
  },
  {
    by: 'office/privacy/person/found-person-view.tsx',
    answers,
    call: 'POST /api/admin/people/erasure-plan',
    view: <PersonSection />,
    prepare: find,
    press: click('See what would be erased'),
  },
  {
    by: 'office/privacy/person/erasure-plan-view.tsx',
    answers,
    call: 'POST /api/admin/people/erasure',
    view: <PersonSection />,
    prepare: steps(find, click('See what would be erased'), click(/^Erase for good/)),
    press: click(/^Erase for good/),
  },
];
