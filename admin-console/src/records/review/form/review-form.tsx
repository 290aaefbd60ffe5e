import { useId } from 'react';
import Button from '@mui/material/Button';
import { reviewStates } from 'contract/review';
import type { RecordKind, StaffMember } from 'contract/review';
import type { Review } from 'contract/review-requests';
import { Message } from 'shared-ui/message';
import { innsbruckTime } from '../../../base/model/innsbruck-time';
import { useMayReview } from '../../../session/staff-account';
import { getAdminEmail } from '../../../session/admin-session';
import styles from './review-form.module.css';
import { partsTexts } from '../../../base/parts/parts.texts';
import { reviewTexts } from '../store/review.texts';
import { displayNameOf, nameOfStaff, useStaff } from '../../colleagues/staff';
import type { ReviewStore } from '../store/use-review-store';
import { useReviewForm } from './use-review-form';

interface ReviewFormProps {
  readonly recordId: string;
  readonly name: string;
  readonly store: ReviewStore;
}

/** The review of a record: a form for users who may review its section, else a summary. Give it a `key`. */
export function ReviewForm(props: ReviewFormProps) {
  const { recordId, store } = props;
  const mayReview = useMayReview(store.kind);
  if (store.state === 'failed')
    return (
      <div className={styles.form}>
        <Message tone="error">{reviewTexts.loadFailed}</Message>
        <Button variant="outlined" onClick={store.refresh}>
          {partsTexts.tryAgain}
        </Button>
      </div>
    );
  if (mayReview) return <ChangeableReview {...props} />;
  return store.state === 'loaded' ? (
    <ReviewSummary review={store.index.reviews.get(recordId)} kind={store.kind} />
  ) : null;
}

/** The form: state and assignee are saved when they are chosen. */
function ChangeableReview({ recordId, name, store }: ReviewFormProps) {
  const form = useReviewForm({ recordId, name }, store);
  const { review } = form;
  return (
    <div className={styles.form}>
      <StateChoice form={form} />
      <AssigneeChoice form={form} kind={store.kind} />
      {review && (
        <p className={styles.lastChange}>
          {reviewTexts.lastChange(review.updatedBy, innsbruckTime(review.updatedAt) ?? '')}
        </p>
      )}
      {form.rejection && (
        <Message key={form.rejection.attempt} tone="error">
          {form.rejection.text}
        </Message>
      )}
      <p role="status" className="visually-hidden">
        {form.isSaved && reviewTexts.saved}
      </p>
    </div>
  );
}

type Form = ReturnType<typeof useReviewForm>;

function StateChoice({ form }: { readonly form: Form }) {
  const name = useId();
  const current = form.review?.state ?? 'new';
  return (
    <fieldset className={styles.states} disabled={!form.isReady}>
      <legend className="visually-hidden">{reviewTexts.state}</legend>
      {reviewStates.map((state) => (
        <label key={state} className={styles.state} data-state={state}>
          <input
            type="radio"
            name={name}
            value={state}
            checked={state === current}
            onChange={() => form.save({ state })}
          />
          {reviewTexts.states[state]}
        </label>
      ))}
    </fieldset>
  );
}

function AssigneeChoice({ form, kind }: { readonly form: Form; readonly kind: RecordKind }) {
  const id = useId();
  const known = useStaff(kind);
  const staff = typeof known === 'string' ? [] : known;
  const assignee = form.review?.assignee ?? '';
  const me = staff.find(({ email }) => email === getAdminEmail());
  const assign = (staffId: string) => form.save({ assignee: staffId || null });
  return (
    <div className={styles.assignee}>
      <label htmlFor={id}>{reviewTexts.assignee}</label>
      <select
        id={id}
        value={assignee}
        disabled={!form.isReady}
        onChange={(event) => assign(event.target.value)}
      >
        <option value="">{reviewTexts.nobody}</option>
        {withFormer(staff, assignee, nameOfStaff(known, assignee)).map((one) => (
          <option key={one._id} value={one._id}>
            {displayNameOf(one)}
          </option>
        ))}
      </select>
      {me && me._id !== assignee && (
        <Button size="small" disabled={!form.isReady} onClick={() => assign(me._id)}>
          {reviewTexts.assignToMe}
        </Button>
      )}
      {known === 'lost' && <Message tone="error">{reviewTexts.staffNotLoaded}</Message>}
    </div>
  );
}

/** An assignee whose account was deleted, or is not loaded yet, stays in the options. */
const withFormer = (staff: readonly StaffMember[], assignee: string, name: string) =>
  assignee === '' || staff.some(({ _id }) => _id === assignee)
    ? staff
    : [...staff, { _id: assignee, email: name }];

interface ReviewSummaryProps {
  /** Undefined for a record without a review. */
  readonly review: Review | undefined;
  readonly kind: RecordKind;
}
/** The review of a record, for users who may only read it. */
function ReviewSummary({ review, kind }: ReviewSummaryProps) {
  const staff = useStaff(kind);
  return (
    <div className={styles.form}>
      <dl className={styles.summary}>
        <dt>{reviewTexts.state}</dt>
        <dd>{reviewTexts.states[review?.state ?? 'new']}</dd>
        <dt>{reviewTexts.assignee}</dt>
        <dd>{review?.assignee ? nameOfStaff(staff, review.assignee) : reviewTexts.nobody}</dd>
      </dl>
      {review && (
        <p className={styles.lastChange}>
          {reviewTexts.lastChange(review.updatedBy, innsbruckTime(review.updatedAt) ?? '')}
        </p>
      )}
      <p role="status" className={styles.lastChange}>
        {reviewTexts.onlyRead}
      </p>
    </div>
  );
}
