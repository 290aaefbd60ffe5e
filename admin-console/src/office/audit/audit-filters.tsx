import { useId } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import { auditActions, auditKinds } from 'contract/audit';
import type { AuditPerson } from 'contract/audit-requests';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from 'shared-ui/button';
import { useRights } from '../../session/staff-account';
import { auditAddress, auditFilters } from './audit-address';
import type { AuditFilter } from './audit-address';
import { auditTexts } from './audit.texts';
import styles from './audit-view.module.css';
import { isRecordKind, describeAuditSubject, writeAction } from './audit-labels';

interface AuditFiltersProps {
  readonly parameters: URLSearchParams;
  /** Undefined until they are loaded. */
  readonly people: readonly AuditPerson[] | undefined;
}

/** The form with the filters. Give it the address as its `key`, from which it takes its initial values. */
export function AuditFilters({ parameters, people }: AuditFiltersProps) {
  const navigate = useNavigate();
  const rights = useRights();
  const show = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const chosen = auditFilters.map((name) => [name, String(form.get(name) ?? '')]);
    void navigate(auditAddress(new URLSearchParams(chosen)));
  };
  const kinds = auditKinds.filter((kind) => !isRecordKind(kind) || rights?.has(`${kind}:read`));
  const person = parameters.get('person');
  // The address's person is an option before the others are loaded.
  const persons = people ?? (person ? [{ _id: person, name: person }] : []);
  const choice = (name: AuditFilter, options: readonly Option[], all: string) => (
    <Choice name={name} chosen={parameters.get(name) ?? ''}>
      <option value="">{all}</option>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Choice>
  );
  return (
    <form role="search" aria-label={auditTexts.filter} className={styles.filters} onSubmit={show}>
      {rights?.has('audit:read') && (
        // Remounted when the people are loaded, so that the select gets its default from the address again.
        <span key={people ? 'known' : 'unknown'} className={styles.contents}>
          {choice(
            'person',
            persons.map(({ _id, name }) => [_id, name]),
            auditTexts.everybody,
          )}
        </span>
      )}
      {choice(
        'action',
        auditActions.map((one) => [one, writeAction(one)]),
        auditTexts.everything,
      )}
      {choice(
        'about',
        kinds.map((one) => [one, describeAuditSubject(one)]),
        auditTexts.everything,
      )}
      <Day chosen={parameters.get('day') ?? ''} />
      <div className={styles.shows}>
        <Button type="submit">{auditTexts.show}</Button>
        <Link className={styles.link} to={auditAddress(new URLSearchParams())}>
          {auditTexts.showAll}
        </Link>
      </div>
    </form>
  );
}

type Option = readonly [value: string, text: string];

interface ChoiceProps {
  readonly name: AuditFilter;
  readonly chosen: string;
  readonly children: ReactNode;
}

function Choice({ name, chosen, children }: ChoiceProps) {
  const id = useId();
  const { filters } = auditTexts;
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{filters[name]}</label>
      <select id={id} name={name} defaultValue={chosen}>
        {children}
      </select>
    </div>
  );
}

function Day({ chosen }: { readonly chosen: string }) {
  const id = useId();
  const { filters } = auditTexts;
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{filters.day}</label>
      <input id={id} type="date" name="day" defaultValue={chosen} />
    </div>
  );
}
