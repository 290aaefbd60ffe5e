import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { fixedLanguage, sectionTitles } from '../../../base/model/fixed-texts';
import { sectionNames } from '../../../base/model/sections';
import { useRights } from '../../../session/staff-account';
import { peopleAddress } from '../people-address';
import type { PeopleChoice } from '../people-address';
import styles from '../people.module.css';
import { peopleTexts } from '../people.texts';

/** The choice of one section, which is in the address. */
export function SectionFilter({ choice }: { readonly choice: PeopleChoice }) {
  const id = useId();
  const navigate = useNavigate();
  const rights = useRights();
  const choose = (value: string) => {
    const kind = sectionNames.find((name) => name === value);
    void navigate(peopleAddress({ ...choice, kind }), { preventScrollReset: true });
  };
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{peopleTexts.section}</label>
      <select id={id} value={choice.kind ?? ''} onChange={({ target }) => choose(target.value)}>
        <option value="">{peopleTexts.allSections}</option>
        {sectionNames
          .filter((kind) => rights?.has(`${kind}:read`) ?? true)
          .map((kind) => (
            <option key={kind} value={kind} lang={fixedLanguage}>
              {sectionTitles[kind]}
            </option>
          ))}
      </select>
    </div>
  );
}
