import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { requestErasure, withdrawConsent } from 'contract/my-data-requests';
import type { SentKey, SentRecord } from 'contract/my-data-requests';
import { submissions } from 'contract/submissions';
import { Button } from 'shared-ui/button';
import { runOrFallback } from 'shared-ui/faults';
import { focusWhenShown } from 'shared-ui/focus-when-shown';
import { FormThanks } from 'shared-ui/form-parts';
import { send as sendAsVisitor, toRequestError } from 'shared-ui/send';
import { lazyPart } from '../frame/lazy-part';
import type { MemberSession } from '../session/session-context';
import { AskTwice } from './ask-twice';
import type { CorrectionDraft } from './correction-form';
import { myDataTexts as words } from './my-data.texts';
import styles from './my-data.module.css';
import { SentList } from './sent-list';

/** Loaded lazily, because few visitors correct something. */
const CorrectionForm = lazyPart(() => import('./correction-form').then((module) => module.default));

interface SentViewProps {
  readonly sentKey: SentKey;
  readonly found: SentRecord;
  /** Called with the record whenever it changes. */
  readonly onChanged?: (record: SentRecord) => void;
  /** Sends requests with the member's token, if the key is a member's. */
  readonly send?: MemberSession['send'];
  readonly heading?: 'h2' | 'h3';
  /** The draft of the correction, for a view that can be closed and opened again. */
  readonly draft?: CorrectionDraft;
}

const acts = { withdraw: withdrawConsent, erase: requestErasure } as const;

/** A sent record with its possible actions. */
export function SentView({
  sentKey,
  found,
  onChanged,
  send = sendAsVisitor,
  heading: Heading = 'h2',
  draft,
}: SentViewProps) {
  const [record, setRecord] = useState(found);
  const [done, setDone] = useState<{ readonly text: string }>();
  const [step, setStep] = useState<'seeing' | 'correcting' | 'moved'>(
    draft?.size ? 'correcting' : 'seeing',
  );
  const correct = useRef<HTMLButtonElement>(null);
  const take = (changed: SentRecord) => {
    setRecord(changed);
    onChanged?.(changed);
  };
  /** Resolves to an error message, or to undefined after a success. */
  const act = (what: keyof typeof acts) => async (): Promise<string | undefined> => {
    setDone(undefined);
    const { failed, done: text } = words[what];
    return runOrFallback(async () => {
      try {
        take(await send(acts[what], { body: sentKey }));
        setDone({ text });
        return undefined;
      } catch (error) {
        return toRequestError(error).messages.message ?? failed;
      }
    }, failed);
  };
  const goBack = () => {
    draft?.clear();
    flushSync(() => setStep('seeing'));
    // The button that had the focus is unmounted.
    correct.current?.focus();
  };
  const holds = record.consent !== undefined && record.consent.withdrawnAt === undefined;
  return (
    <section className={styles.view}>
      <Heading tabIndex={-1} ref={focusWhenShown}>
        {words.found}
      </Heading>
      <SentList record={record} />
      {done && step !== 'correcting' && (
        <FormThanks key={done.text} tone="success" announce="focus">
          {done.text}
        </FormThanks>
      )}
      {step === 'correcting' && (
        <CorrectionForm
          sentKey={sentKey}
          send={send}
          heading={Heading === 'h2' ? 'h3' : 'h4'}
          record={record}
          draft={draft}
          onReloaded={take}
          onCorrected={(corrected, text, isMoved) => {
            draft?.clear();
            take(corrected);
            setDone({ text });
            setStep(isMoved ? 'moved' : 'seeing');
          }}
          onCancel={goBack}
        />
      )}
      {step === 'seeing' && (
        <>
          {Object.hasOwn(submissions, record.kind) && (
            <p>
              <Button variant="secondary" ref={correct} onClick={() => setStep('correcting')}>
                {words.correct}
              </Button>
            </p>
          )}
          {holds && <AskTwice labels={words.withdraw} act={act('withdraw')} />}
          {!record.erasure && <AskTwice labels={words.erase} act={act('erase')} />}
        </>
      )}
    </section>
  );
}
