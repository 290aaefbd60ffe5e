import { useId } from 'react';
import { fixedLanguage, fixedTexts } from '../../base/model/fixed-texts';
import type { RowsByProgram } from './group-by-program';
import { programKinds } from './known-programs';
import type { ProgramKind } from './known-programs';
import { addCountToTitle, programTitles, titleLanguage } from './program-titles';
import styles from './program-tables.module.css';

export type ProgramChoice = ProgramKind | 'all';

interface ProgramFilterProps {
  readonly choice: ProgramChoice;
  readonly shown: RowsByProgram;
  readonly onChoose: (choice: ProgramChoice) => void;
}

/** The filter by programme; each option has its number of rows (requirements 2.10). */
export function ProgramFilter({ choice, shown, onChoose }: ProgramFilterProps) {
  const id = useId();
  const total = programKinds.reduce((sum, kind) => sum + shown[kind].length, 0);
  return (
    <div className={styles.filter}>
      <label htmlFor={id} lang={fixedLanguage}>
        {fixedTexts.filter}
      </label>
      <select
        id={id}
        value={choice}
        onChange={(event) => onChoose(event.target.value as ProgramChoice)}
      >
        <option value="all" lang={fixedLanguage}>
          {addCountToTitle(fixedTexts.allPrograms, total)}
        </option>
        {programKinds.map((kind) => (
          <option key={kind} value={kind} lang={titleLanguage(kind)}>
            {addCountToTitle(programTitles[kind], shown[kind].length)}
          </option>
        ))}
      </select>
    </div>
  );
}
