import { useId } from 'react';
import type { ReactNode } from 'react';
import boxes from '../../base/parts/forms/boxes.module.css';
import { fieldLabel } from '../../base/model/field-labels';
import { fixedLanguage, sectionTitles } from '../../base/model/fixed-texts';
import { sectionNames } from '../../base/model/sections';
import { useRights } from '../../session/staff-account';
import { groupByLabel } from '../groups/group-by';
import { groupTexts } from '../groups/groups.texts';
import { OwnFilter } from './own-filter';
import { askInCommon, commonAmounts, commonGroupings } from './own-address';
import type { OwnQuestion } from './own-address';
import { ownQuestionTexts } from './own-question.texts';
import styles from './questions.module.css';

interface OwnQuestionFormProps {
  /** Undefined without a section. */
  readonly question: OwnQuestion | undefined;
  /** @param isFurther whether it goes on with the last change */
  readonly onChange: (question: OwnQuestion | undefined, isFurther?: boolean) => void;
}

/** The choices of sections, groups and a number. Each is asked at once. */
export function OwnQuestionForm({ question, onChange }: OwnQuestionFormProps) {
  const rights = useRights();
  const { kinds = [], groupBy = '', amount = '' } = question ?? {};
  const [first, ...others] = kinds;
  const amounts = commonAmounts(kinds);
  const ask = (change: Partial<OwnQuestion>, isFurther = false) => {
    const next = { kinds, filter: [], ...question, ...change };
    onChange(next.kinds.length > 0 ? askInCommon(next) : undefined, isFurther);
  };
  return (
    <div className={styles.choices}>
      <fieldset className={styles.sections}>
        <legend>{ownQuestionTexts.sections}</legend>
        {sectionNames
          .filter((kind) => rights?.has(`${kind}:read`))
          .map((kind) => (
            <label key={kind} className={boxes.box} lang={fixedLanguage}>
              <input
                type="checkbox"
                checked={kinds.includes(kind)}
                onChange={({ target }) =>
                  ask({
                    kinds: sectionNames.filter((one) =>
                      one === kind ? target.checked : kinds.includes(one),
                    ),
                  })
                }
              />
              {sectionTitles[kind]}
            </label>
          ))}
      </fieldset>
      {question && first && (
        <OwnFilter
          kinds={[first, ...others]}
          filter={question.filter}
          onChange={(filter, isFurther) => ask({ filter }, isFurther)}
        />
      )}
      {question && (
        <Choice
          label={groupTexts.menu}
          value={groupBy}
          onChoose={(value) => ask({ groupBy: value })}
        >
          <option value="">{groupTexts.notGrouped}</option>
          {commonGroupings(kinds).map((field) => (
            <option key={field} value={field}>
              {groupByLabel(field)}
            </option>
          ))}
        </Choice>
      )}
      {amounts.length > 0 && (
        <Choice
          label={ownQuestionTexts.number}
          value={amount}
          onChoose={(value) => ask({ amount: value })}
        >
          <option value="">{ownQuestionTexts.numberOfRecords}</option>
          {amounts.map((field) => (
            <option key={field} value={field}>
              {ownQuestionTexts.sumOf(fieldLabel(field))}
            </option>
          ))}
        </Choice>
      )}
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onChoose: (value: string) => void;
  readonly children: ReactNode;
}

function Choice({ label, value, onChoose, children }: ChoiceProps) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        {children}
      </select>
    </div>
  );
}
