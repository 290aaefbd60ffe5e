import { useState } from 'react';
import { askErasureEndpoint, withdrawConsentEndpoint } from 'contract/my-data';
import { readSentRecord } from 'contract/my-data-reader';
import type { ShownRecord } from 'contract/my-data-reader';
import { outcomeOrFailure } from 'shared-ui/faults';
import { FormThanks } from 'shared-ui/form-parts';
import { callServer } from 'shared-ui/http-client';
import type { MemberSession } from '../session/session-context';
import { AskTwice } from './ask-twice';
import { myDataTexts as words } from './my-data.texts';
import styles from './my-data.module.css';
import { SentList } from './sent-list';

interface SentViewProps {
  /** Of its receipt; its id, where a member calls. */
  readonly code: string;
  readonly found: ShownRecord;
  readonly call?: MemberSession['call'];
  readonly heading?: 'h2' | 'h3';
}

const acts = { withdraw: withdrawConsentEndpoint, erase: askErasureEndpoint } as const;
type Act = keyof typeof acts;

/** What was sent, and what can be done about it. */
export function SentView({
  code,
  found,
  call = callServer,
  heading: Heading = 'h2',
}: SentViewProps) {
  const [record, setRecord] = useState(found);
  const [done, setDone] = useState<Act>();
  /** Answers why it was not done; undefined when it was. */
  const act = (what: Act) => async (): Promise<string | undefined> => {
    setDone(undefined);
    const wish = { method: 'POST', path: acts[what], body: { code } } as const;
    const { failed } = words[what];
    return outcomeOrFailure(async () => {
      const answer = await call(wish, readSentRecord);
      if (!answer.ok) return answer.error.message ?? failed;
      setRecord(answer.body);
      setDone(what);
      return undefined;
    }, failed);
  };
  const holds = record.consent !== undefined && record.consent.withdrawnAt === undefined;
  return (
    <section className={styles.view}>
      <Heading tabIndex={-1} ref={focus}>
        {words.found}
      </Heading>
      <SentList record={record} />
      {done && (
        <FormThanks key={done} tone="success" announce="focus">
          {words[done].done}
        </FormThanks>
      )}
      {holds && <AskTwice words={words.withdraw} act={act('withdraw')} />}
      {!record.erasure && <AskTwice words={words.erase} act={act('erase')} />}
    </section>
  );
}

/** Once: the function stays the same, so React calls it when the heading comes. */
const focus = (heading: HTMLElement | null) => heading?.focus();
