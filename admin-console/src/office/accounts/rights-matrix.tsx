import { useId } from 'react';
import type { RecordKind } from 'contract/review';
import type { Right } from 'contract/rights';
import { fixedLanguage, sectionTitles } from '../../base/model/fixed-texts';
import { sectionNames } from '../../base/model/sections';
import { accountsTexts } from './accounts.texts';
import boxes from '../../base/parts/forms/boxes.module.css';
import styles from './accounts.module.css';
import { capabilities } from './capabilities';

const verbs = ['read', 'review', 'export'] as const;

export type ChosenRights = ReadonlySet<Right>;

interface RightsMatrixProps {
  readonly chosen: ChosenRights;
  /** Whether the user may grant a right; any right may be revoked. */
  readonly mayGive: (right: Right) => boolean;
  readonly onChange: (chosen: ChosenRights) => void;
}

/** The rights of a role: a table of sections by verbs, and below the rights that concern no section. */
export function RightsMatrix({ chosen, mayGive, onChange }: RightsMatrixProps) {
  const id = useId();
  const labels = accountsTexts.roles;
  const box = (right: Right, label?: string) => (
    <input
      type="checkbox"
      aria-label={label}
      checked={chosen.has(right)}
      disabled={!chosen.has(right) && !mayGive(right)}
      onChange={({ target }) => onChange(withRight(chosen, right, target.checked))}
    />
  );
  return (
    <>
      <table className={styles.matrix} aria-describedby={id}>
        <caption>{labels.rights}</caption>
        <thead>
          <tr>
            <th scope="col">{labels.section}</th>
            {verbs.map((verb) => (
              <th key={verb} scope="col">
                {labels.verbs[verb]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sectionNames.map((kind) => (
            <tr key={kind}>
              <th scope="row" lang={fixedLanguage}>
                {sectionTitles[kind]}
              </th>
              {verbs.map((verb) => (
                <td key={verb}>
                  {/* The whole cell is the touch target. */}
                  <label className={styles.cell}>
                    {box(`${kind}:${verb}`, labels.right(sectionTitles[kind], labels.verbs[verb]))}
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p id={id} className={styles.hint}>
        {labels.verbsExplained}
      </p>
      <fieldset className={boxes.boxes}>
        <legend>{labels.others}</legend>
        {capabilities.map((right) => (
          <label key={right} className={boxes.box}>
            {box(right)}
            {labels.capabilities[right]}
          </label>
        ))}
      </fieldset>
    </>
  );
}

/** The right to review a section includes the right to read it, so both are granted or revoked together. */
function withRight(chosen: ChosenRights, right: Right, isGiven: boolean): ChosenRights {
  const next = new Set(chosen);
  const [subject, verb] = right.split(':');
  const kind = sectionNames.find((name): name is RecordKind => name === subject);
  if (isGiven) {
    next.add(right);
    if (kind) next.add(`${kind}:read`);
    return next;
  }
  next.delete(right);
  if (kind && verb === 'read') for (const other of verbs) next.delete(`${kind}:${other}`);
  return next;
}
