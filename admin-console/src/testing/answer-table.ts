import { allRights } from 'contract/rights';
import { getReportChoice } from 'contract/report-requests';
import { getStaffMails } from 'contract/staff-mail-requests';
import { getStaffAccount } from 'contract/my-account-requests';
import { fakeNetwork } from 'shared-ui/fake-network';
import type { FakeAnswer, SentCall } from 'shared-ui/fake-network';

/** Responses of the fake server by `METHOD /path`. An array is used up in order; its last item repeats. */
export type AnswerTable = Record<string, FakeAnswer | FakeAnswer[]>;

/** The logged-in account, with every right. */
export const account = {
  staff: { _id: '1', email: 'office@example.org' },
  roles: ['Office'],
  rights: allRights,
  name: 'Office',
  language: 'en',
  secondFactor: { need: 'none' },
};

/**
 * Answers by a table, and with empty lists otherwise. Returns the requests to the table's routes that change something.
 */
export function answerByTable(table: AnswerTable): readonly SentCall[] {
  const known: AnswerTable = {
    [`GET ${getStaffAccount.path}`]: { status: 200, body: account },
    [`GET ${getStaffMails.path}`]: {
      status: 200,
      body: { sections: {}, digestHour: null, colleagueNews: true },
    },
    [`GET ${getReportChoice.path}`]: { status: 200, body: { isWanted: false } },
    ...table,
  };
  const changes: SentCall[] = [];
  fakeNetwork((call) => {
    if (call.method !== 'GET') changes.push(call);
    const answer = known[`${call.method} ${call.path}`];
    if (!Array.isArray(answer)) return answer ?? { status: 200, body: [] };
    const [next = 'down', ...rest] = answer;
    if (rest.length > 0) known[`${call.method} ${call.path}`] = rest;
    return next;
  });
  return changes;
}
