import { screen } from '@testing-library/react';
import { PeopleView } from '../records/people/people-view';
import { dashboardPath } from '../base/paths';
import { fakePerson, fakeProposal, recordOf } from './fake-people-server';
import { click, steps, type } from './refused-call';
import type { RefusedCall } from './refused-call';

const ada = fakePerson('Ada', [recordOf('contact', 'Ada'), recordOf('welfare', 'Ada')], {
  changes: [{ _id: 'c1', what: 'join', at: '2026-03-01T09:00:00.000Z', by: null, records: [] }],
});
const bela = fakePerson('Bela');
const people = {
  'GET /api/admin/persons?list=all': { persons: [ada, bela], total: 2 },
  'GET /api/admin/persons/proposals': { proposals: [fakeProposal(ada, bela)], total: 1 },
  'GET /api/admin/persons/p-Ada': ada,
  'GET /api/admin/persons/p-Bela': bela,
  'GET /api/admin/persons/p-Ada/timeline': { entries: [] },
  'GET /api/admin/households/proposals?person=p-Ada': { proposals: [], total: 0 },
};
const sample = { _id: 'h1', name: 'Sample', version: 0 };
const proposal = { persons: [ada, bela], reasons: ['address'] };
const households = {
  'GET /api/admin/households/proposals': { proposals: [proposal], total: 1 },
  'GET /api/admin/households': { households: [{ ...sample, persons: [ada, bela] }], total: 1 },
};
/** A household that the other one of the proposal would join. */
const joinable = {
  ...households,
  'GET /api/admin/households/proposals': {
    proposals: [
      {
        ...proposal,
        persons: [{ ...ada, household: { _id: 'h1', name: 'Sample' } }, bela],
        household: { _id: 'h1', version: 0 },
      },
    ],
    total: 1,
  },
};
const address = `${dashboardPath}?section=people`;
const view = { view: <PeopleView />, answers: people };
const householdList = {
  view: <PeopleView />,
  answers: { ...people, ...households },
  address: `${address}&list=households`,
};
const householdActs = { ...householdList, by: 'records/people/households/use-household-acts.ts' };
const acts = { ...view, by: 'records/people/use-person-acts.ts' };

/** Requests about persons, some of which are sent when a view is opened. */
export const refusedPeopleCalls: readonly RefusedCall[] = [
  {
    ...view,
    by: 'records/people/use-person-pages.ts',
    call: 'GET /api/admin/persons?list=all',
    address,
  },
  {
    ...view,
    by: 'records/people/use-person-pages.ts',
    call: 'GET /api/admin/persons/proposals',
    address: `${address}&list=decide`,
  },
  {
    ...view,
    by: 'records/people/list/found-people.tsx',
    call: 'POST /api/admin/persons/search',
    address: `${address}#search=ada`,
  },
  {
    ...view,
    by: 'records/people/person/person-page.tsx',
    call: 'GET /api/admin/persons/p-Ada',
    address: `${address}&person=p-Ada`,
  },
  {
    ...view,
    by: 'records/people/person/timeline.tsx',
    call: 'GET /api/admin/persons/p-Ada/timeline',
    address: `${address}&person=p-Ada`,
  },
  {
    ...view,
    by: 'records/people/proposals/person-compare-dialog.tsx',
    call: 'GET /api/admin/persons/p-Bela',
    address: `${address}&list=decide`,
    press: click(/^Compare/),
  },
  {
    ...view,
    by: 'records/people/person-finder.tsx',
    call: 'POST /api/admin/persons/search',
    address: `${address}&person=p-Ada`,
    prepare: steps(click('Join with another person'), type('Find a person', 'Bela')),
    press: click('Find'),
  },
  {
    ...acts,
    call: 'POST /api/admin/persons/joins',
    address: `${address}&list=decide`,
    press: click(/^Same person/),
  },
  {
    ...acts,
    call: 'POST /api/admin/persons/separations',
    address: `${address}&list=decide`,
    press: click(/^Not the same/),
  },
  {
    ...acts,
    call: 'POST /api/admin/persons/p-Ada/parts',
    address: `${address}&person=p-Ada`,
    prepare: async (user) => {
      await click('A record belongs to somebody else')(user);
      await user.click(screen.getByRole('checkbox', { name: /^Welfare/ }));
    },
    press: click('Separate this record'),
  },
  {
    ...acts,
    call: 'POST /api/admin/persons/changes/c1/undo',
    address: `${address}&person=p-Ada`,
    press: click(/^Undo/),
  },
  {
    ...householdList,
    by: 'records/people/households/household-pages.ts',
    call: 'GET /api/admin/households',
  },
  {
    ...householdList,
    by: 'records/people/households/household-pages.ts',
    call: 'GET /api/admin/households/proposals',
  },
  {
    ...view,
    by: 'records/people/households/person-household.tsx',
    call: 'GET /api/admin/households/proposals?person=p-Ada',
    address: `${address}&person=p-Ada`,
  },
  {
    ...householdActs,
    call: 'POST /api/admin/households',
    press: click(/^A household/),
  },
  {
    ...householdActs,
    call: 'POST /api/admin/households/refusals',
    press: click(/^Not a household/),
  },
  {
    ...householdActs,
    call: 'GET /api/admin/persons/p-Ada',
    answers: { ...people, ...joinable },
    press: click(/^Add to the household/),
  },
  {
    ...householdActs,
    call: 'PUT /api/admin/households/h1',
    prepare: async (user) => {
      await click(/^Change/)(user);
      await user.click(screen.getByRole('checkbox', { name: 'Bela' }));
    },
    press: click('They are no household'),
  },
];
