import { useEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import { localPath } from 'contract/language';
import { submissions } from 'contract/submissions';
import { earlierThan } from 'contract/testimony';
import type { PublicTestimony } from 'contract/testimony';
import { ButtonLink } from 'shared-ui/button';
import { Message } from 'shared-ui/message';
import { formatDay } from '../../time/format-day';
import { testimoniesTexts as texts } from './testimonies.texts';
import styles from './testimonies-page.module.css';
import type { EarlierState, LoadedTestimonies } from './use-testimonies';

interface TestimonySectionProps {
  /** Undefined while they are not known. */
  readonly known: LoadedTestimonies | undefined;
  readonly earlier: EarlierState;
  readonly onEarlier: () => void;
}

const { page } = submissions.testimony;

/** Who tells something without a name is kept under this one (requirements 3), and called so in the page's language. */
const anonymous: string = submissions.testimony.body.properties.fullName.default;

const nameOf = (fullName: string): string =>
  fullName.trim() === '' || fullName === anonymous ? texts.anonymous : fullName;

/** What visitors have told. It is only ever text. */
export function TestimonySection({ known, earlier, onEarlier }: TestimonySectionProps) {
  return (
    <section className={styles.told} aria-busy={known === undefined}>
      <h2>{texts.listTitle}</h2>
      <Testimonies known={known} earlier={earlier} onEarlier={onEarlier} />
    </section>
  );
}

function Testimonies({ known, earlier, onEarlier }: TestimonySectionProps) {
  const newPart = useFocusWhenAdded(earlier);
  if (!known) return <p>{texts.loading}</p>;
  const { parts, hasEarlier, before } = known;
  const last = parts.flat().at(-1);
  if (!last) return <p>{texts.empty}</p>;
  return (
    <>
      {before !== undefined && <NewestLink />}
      {parts.map((testimonies, index) => (
        <TestimonyList
          key={index}
          testimonies={testimonies}
          listRef={index > 0 && index === parts.length - 1 ? newPart : undefined}
        />
      ))}
      {hasEarlier && (
        <EarlierLink before={last._id} isLoading={earlier === 'loading'} onEarlier={onEarlier} />
      )}
      <Outcome earlier={earlier} count={parts.at(-1)?.length ?? 0} />
    </>
  );
}

/** What was asked for is where the focus is: a reader goes on from there, and the link may be gone. */
function useFocusWhenAdded(earlier: EarlierState) {
  const newPart = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (earlier === 'added') newPart.current?.focus();
  }, [earlier]);
  return newPart;
}

interface TestimonyListProps {
  readonly testimonies: readonly PublicTestimony[];
  /** Of a list that takes the focus. */
  readonly listRef: React.Ref<HTMLUListElement> | undefined;
}

function TestimonyList({ testimonies, listRef }: TestimonyListProps) {
  return (
    <ul className={styles.testimonies} {...(listRef && { ref: listRef, tabIndex: -1 })}>
      {testimonies.map(({ _id, fullName, message, createdAt }) => (
        <li key={_id}>
          <blockquote className={styles.words}>{message}</blockquote>
          <p className={styles.from}>
            {nameOf(fullName)} · <time dateTime={createdAt}>{formatDay(createdAt)}</time>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Leads to a page of its own where there is no script. */
export function NewestLink() {
  return (
    <p className={styles.newest}>
      <a href={localPath(page)}>{texts.newest}</a>
    </p>
  );
}

interface EarlierLinkProps {
  /** The `_id` of the last that is shown. */
  readonly before: string;
  readonly isLoading: boolean;
  readonly onEarlier: () => void;
}

/** Adds the earlier ones to the page; without a script, or in another tab, it leads to a page with them. */
export function EarlierLink({ before, isLoading, onEarlier }: EarlierLinkProps) {
  const add = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onEarlier();
  };
  return (
    <p className={styles.earlier}>
      <ButtonLink variant="secondary" href={localPath(earlierThan(page, before))} onClick={add}>
        {isLoading ? texts.loading : texts.earlier}
      </ButtonLink>
    </p>
  );
}

/** Tells how it went. What is said politely stands in the page before there is anything to say. */
function Outcome({ earlier, count }: { readonly earlier: EarlierState; readonly count: number }) {
  const added = count > 0 ? texts.added(count) : texts.noneAdded;
  return (
    <>
      {earlier === 'failed' && <Message tone="error">{texts.failed}</Message>}
      <p role="status" className="visually-hidden">
        {earlier === 'added' && added}
      </p>
    </>
  );
}
