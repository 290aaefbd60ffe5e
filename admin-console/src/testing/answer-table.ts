import { allRights, staffAccountEndpoint } from 'contract/rights';
import { staffMailsEndpoint } from 'contract/staff-mails';
import { fakeNetwork } from 'shared-ui/fake-network';
import type { FakeAnswer, SentCall } from 'shared-ui/fake-network';

/** What the fake server answers, by `METHOD /path`. A list is answered one after the other, its last again and again. */
export type AnswerTable = Record<string, FakeAnswer | FakeAnswer[]>;

/** Who is logged in, with every right. */
export const account = {
  staff: { _id: '1', email: 'office@example.org' },
  roles: ['Office'],
  rights: allRights,
  name: 'Office',
  language: 'en',
  secondFactor: { need: 'none' },
};

/** Answers by a table, and empty lists otherwise. The calls are those of the table that change something. */
export function answerByTable(table: AnswerTable): readonly SentCall[] {
  const known: AnswerTable = {
    [`GET ${staffAccountEndpoint}`]: { status: 200, body: account },
    [`GET ${staffMailsEndpoint}`]: { status: 200, body: { sections: {}, digestHour: null } },
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
