import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { previewErasure } from 'contract/people-requests';
import type { ErasurePlan } from 'contract/people-requests';
import { changePrivacyRequest, listPrivacyRequests } from 'contract/privacy-requests';
import type { PrivacyRequest } from 'contract/privacy-requests';
import { Button } from 'shared-ui/button';
import { Message } from 'shared-ui/message';
import { sectionTitles } from '../../base/model/fixed-texts';
import { innsbruckTime } from '../../base/model/innsbruck-time';
import { recordAddress } from '../../base/model/record-address';
import { ConfirmedButton } from '../../base/parts/asked-twice-button';
import { Loaded } from '../../session/loaded';
import { sendChange } from '../../session/send';
import { useRequest } from '../../session/use-request';
import { ErasurePlanView } from './person/erasure-plan-view';
import { privacyRequestTexts } from './privacy-requests.texts';
import { privacyTexts } from './privacy.texts';
import { personTexts } from './person.texts';
import styles from './privacy.module.css';

/** The requests that people made with the code of their receipt, the most urgent first (Art. 12(3) GDPR). */
export function RequestsSection() {
  const id = useId();
  const answer = useRequest(listPrivacyRequests, {});
  const { title, intro, unreadable, none, met } = privacyRequestTexts;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{title}</h2>
      <p className={styles.intro}>{intro}</p>
      <Loaded answer={answer} notLoaded={answer.reason ?? unreadable}>
        {(requests) => {
          const open = requests.filter(({ state }) => state === 'open');
          const doneCount = requests.length - open.length;
          return (
            <>
              {open.length === 0 && <p>{none}</p>}
              <ul className={styles.list}>
                {open.map((request) => (
                  <RequestCard key={request._id} request={request} />
                ))}
              </ul>
              {doneCount > 0 && <p className={styles.hint}>{met(doneCount)}</p>}
            </>
          );
        }}
      </Loaded>
    </section>
  );
}

function RequestCard({ request }: { readonly request: PrivacyRequest }) {
  const { _id, recordKind, recordId, createdAt, dueAt } = request;
  const texts = privacyRequestTexts;
  const [now] = useState(Date.now);
  const [plan, setPlan] = useState<ErasurePlan>();
  const [failure, setFailure] = useState<string>();
  const erasureRequest = { records: [{ kind: recordKind, _id: recordId }] };
  const makePlan = async () => {
    const outcome = await sendChange(previewErasure, { body: erasureRequest }, personTexts.failed);
    setFailure(outcome.ok ? undefined : outcome.message);
    setPlan(outcome.ok ? outcome.response : undefined);
  };
  const close = async () => {
    const parts = { id: _id, body: { state: 'done' } } as const;
    const outcome = await sendChange(changePrivacyRequest, parts, privacyTexts.failed);
    return outcome.ok ? undefined : outcome;
  };
  const due = innsbruckTime(dueAt) ?? dueAt;
  const isLate = Date.parse(dueAt) < now;
  return (
    <li className={styles.card}>
      <h3>{texts.erasure}</h3>
      <p>
        <Link to={recordAddress(recordKind, recordId)}>
          <span lang="en">{sectionTitles[recordKind]}</span>: {texts.record}
        </Link>
      </p>
      <p className={styles.due} data-state={isLate ? 'overdue' : undefined}>
        {texts.asked(innsbruckTime(createdAt) ?? createdAt)},{' '}
        {isLate ? texts.overdue(due) : texts.due(due)}
      </p>
      <div>
        <Button variant="secondary" onClick={() => void makePlan()}>
          {personTexts.plan}
        </Button>
      </div>
      {failure && <Message tone="error">{failure}</Message>}
      {plan && <ErasurePlanView plan={plan} request={erasureRequest} />}
      <div>
        <ConfirmedButton
          name={texts.done}
          about={`${sectionTitles[recordKind]}, ${due}`}
          question={texts.doneQuestion}
          onConfirm={close}
        />
      </div>
    </li>
  );
}
