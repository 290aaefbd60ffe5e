import { useId, useState } from 'react';
import { listNeverContacted, neverContactedPage } from 'contract/follow-up-requests';
import type { NeverContacted, UnreachedPerson } from 'contract/follow-up-requests';
import { Button } from 'shared-ui/button';
import { innsbruckTime } from '../../base/model/innsbruck-time';
import { Loaded } from '../../session/loaded';
import { useRequest } from '../../session/use-request';
import styles from './follow-up.module.css';
import { followUpTexts } from './follow-up.texts';
import { PersonList } from './person-list';

const orders = ['oldest', 'newest'] as const;

/** All first timers whom nobody has ever contacted, in pages. */
export function NeverList() {
  const id = useId();
  const [order, setOrder] = useState<(typeof orders)[number]>('newest');
  const [from, setFrom] = useState(0);
  const answer = useRequest(listNeverContacted, { query: { order, from } });
  const { never, notLoaded } = followUpTexts;
  return (
    <div className={styles.part}>
      <p className={styles.hint}>{never.intro}</p>
      <div className={styles.order}>
        <label htmlFor={id}>{never.order}</label>
        <select
          id={id}
          value={order}
          onChange={({ target }) => {
            setOrder(orders.find((one) => one === target.value) ?? 'newest');
            setFrom(0);
          }}
        >
          {orders.map((one) => (
            <option key={one} value={one}>
              {never.orders[one]}
            </option>
          ))}
        </select>
      </div>
      <Loaded answer={answer} notLoaded={answer.reason ?? notLoaded}>
        {(page) => <NeverPage {...{ page, order, from }} onTurn={setFrom} />}
      </Loaded>
    </div>
  );
}

interface NeverPageProps {
  readonly page: NeverContacted;
  readonly order: string;
  readonly from: number;
  readonly onTurn: (from: number) => void;
}

function NeverPage({ page: { people, total }, order, from, onTurn }: NeverPageProps) {
  const { never } = followUpTexts;
  const last = from + people.length;
  const where = never.where(Math.min(from + 1, last), last, total);
  return (
    <>
      <PersonList
        people={people}
        listName={`${order} ${from}`}
        summary={where}
        describe={describe}
        isLate={() => false}
      />
      {total > neverContactedPage && (
        <nav className={styles.pages} aria-label={never.pages}>
          <Button
            variant="secondary"
            aria-disabled={from === 0 || undefined}
            onClick={() => onTurn(Math.max(0, from - neverContactedPage))}
          >
            {never.previous}
          </Button>
          <span>{where}</span>
          <Button
            variant="secondary"
            aria-disabled={last >= total || undefined}
            onClick={() => last < total && onTurn(from + neverContactedPage)}
          >
            {never.next}
          </Button>
        </nav>
      )}
    </>
  );
}

const describe = ({ receivedAt }: UnreachedPerson) =>
  followUpTexts.never.came(innsbruckTime(receivedAt) ?? receivedAt);
