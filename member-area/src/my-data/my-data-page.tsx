import { useState } from 'react';
import { readSentRecord } from 'contract/my-data-reader';
import type { ShownRecord } from 'contract/my-data-reader';
import { findSentEndpoint, receiptBody } from 'contract/my-data';
import type { ReceiptBody } from 'contract/my-data';
import { findFaults } from 'shared-ui/find-faults';
import { callServer } from 'shared-ui/http-client';
import { useForm } from 'shared-ui/use-form';
import { MemberField } from '../form/member-field';
import { MemberForm } from '../form/member-form';
import { readText } from '../form/read-text';
import { MemberPage } from '../frame/member-page';
import { NoReferrer } from '../mailed-link/no-referrer';
import { myDataTexts as words } from './my-data.texts';
import styles from './my-data.module.css';
import type { SentView } from './sent-view';
import { useCodeInFragment } from './use-code-in-fragment';

/** What was found, and with which code. `count` tells one answer from the next. */
interface Found {
  readonly code: string;
  readonly record: ShownRecord;
  readonly View: typeof SentView;
  readonly count: number;
}

/** Shows who has the code of a receipt what was sent. The code is kept in memory alone. */
export function Component() {
  const [found, setFound] = useState<Found>();
  const form = useForm({
    check: (element) => ({ faults: findFaults(element, receiptBody.properties) }),
    send: async (element) => {
      const body: ReceiptBody = { code: readText(new FormData(element), 'code') };
      setFound(undefined);
      // Shown only where something is found.
      const view = import('./sent-view').catch(() => undefined);
      const call = { method: 'POST', path: findSentEndpoint, body } as const;
      const answer = await callServer(call, readSentRecord);
      if (!answer.ok) return answer.error;
      const View = (await view)?.SentView;
      if (!View) return {};
      setFound((last) => ({ ...body, record: answer.body, View, count: (last?.count ?? 0) + 1 }));
      return undefined;
    },
  });
  const content = useCodeInFragment();

  return (
    <MemberPage title={words.title} description={words.description} intro={words.intro}>
      <NoReferrer />
      <div ref={content}>
        <MemberForm form={form} words={words} notice={words.notice}>
          <MemberField
            name="code"
            schema={receiptBody.properties.code}
            required
            labels={{ label: words.code, hint: words.codeHint, whenEmpty: words.noCode }}
            autocomplete="off"
          />
        </MemberForm>
      </div>
      {found && (
        <div className={styles.found}>
          <found.View key={found.count} code={found.code} found={found.record} />
        </div>
      )}
    </MemberPage>
  );
}
