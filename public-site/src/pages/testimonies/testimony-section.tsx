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
  readonly known: LoadedTestimonies | undefined;
  readonly earlier: EarlierState;
  readonly onEarlier: () => void;
}

const { page } = submissions.testimony;

/** The stored name of a testimony without a name (requirements 3); the page shows it in its own language. */
const anonymous: string = submissions.testimony.body.properties.fullName.default;

const nameOf = (fullName: string): string =>
  fullName.trim() === '' || fullName === anonymous ? texts.anonymous : fullName;

/** The list of testimonies. They are rendered as plain text only. */
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

/** Focuses newly loaded testimonies, because readers continue there and the link may be gone. */
function useFocusWhenAdded(earlier: EarlierState) {
  const newPart = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (earlier === 'added') newPart.current?.focus();
  }, [earlier]);
  return newPart;
}

interface TestimonyListProps {
  readonly testimonies: readonly PublicTestimony[];
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

/** Links to a page of its own, which works without JavaScript. */
export function NewestLink() {
  return (
    <p className={styles.newest}>
      <a href={localPath(page)}>{texts.newest}</a>
    </p>
  );
}

interface EarlierLinkProps {
  /** `_id` of the last testimony in the list. */
  readonly before: string;
  readonly isLoading: boolean;
  readonly onEarlier: () => void;
}

/** Loads earlier testimonies into the page. Without JavaScript, or in a new tab, it leads to a page with them. */
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

/** Announces the result. The live region is rendered before it has a text, so that screen readers notice the change. */
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
