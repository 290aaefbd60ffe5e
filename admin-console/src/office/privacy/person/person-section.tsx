import { useId, useState } from 'react';
import type { SubmitEvent } from 'react';
import { findPerson, personQueryLimits } from 'contract/people-requests';
import type { FoundPerson, PersonQuery } from 'contract/people-requests';
import { Button } from 'shared-ui/button';
import { Message } from 'shared-ui/message';
import { LimitedInput, focusFirstTooLongField } from '../../../base/parts/forms/limited-text';
import { getText } from '../../../base/parts/forms/get-text';
import { sendChange } from '../../../session/send';
import { FoundPersonView } from './found-person-view';
import { personTexts as texts } from '../person.texts';
import styles from '../privacy.module.css';

const fields = ['email', 'phone', 'name'] as const;

/** Finds everything about a person in all sections (Art. 15 GDPR), and erases it (Art. 17). */
export function PersonSection() {
  const id = useId();
  const [search, setSearch] = useState<Search>({ count: 0 });
  const [isFinding, setIsFinding] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isFinding || focusFirstTooLongField(event.currentTarget)) return;
    const query = readQuery(event.currentTarget);
    setIsFinding(true);
    const found = query ? await find(query) : { failure: texts.nothingAsked };
    setIsFinding(false);
    setSearch(({ count }) => ({ count: count + 1, ...found }));
  };
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{texts.title}</h2>
      <p className={styles.intro}>{texts.intro}</p>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {fields.map((name) => (
          <div key={name} className={styles.field}>
            <label htmlFor={`${id}-${name}`}>{texts.fields[name]}</label>
            <LimitedInput
              id={`${id}-${name}`}
              name={name}
              limit={personQueryLimits[name]}
              autoComplete="off"
            />
          </div>
        ))}
        <Button type="submit" variant="secondary" aria-disabled={isFinding}>
          {isFinding ? texts.finding : texts.find}
        </Button>
      </form>
      {search.failure && (
        <Message key={search.count} tone="error">
          {search.failure}
        </Message>
      )}
      {search.found && <FoundPersonView key={search.count} {...search} found={search.found} />}
    </section>
  );
}

interface Search {
  readonly count: number;
  readonly email?: string | undefined;
  readonly name?: string | undefined;
  readonly found?: FoundPerson;
  readonly failure?: string;
}

function readQuery(form: HTMLFormElement): PersonQuery | undefined {
  const typed = fields.flatMap((name) => {
    const text = getText(form, name).trim();
    return text === '' ? [] : [[name, text] as const];
  });
  return typed.length === 0 ? undefined : Object.fromEntries(typed);
}

async function find(query: PersonQuery) {
  const outcome = await sendChange(findPerson, { body: query }, texts.failed);
  if (!outcome.ok) return { failure: outcome.message };
  return { found: outcome.response, email: query.email, name: query.name };
}
