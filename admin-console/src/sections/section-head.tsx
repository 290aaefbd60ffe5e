import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { translate } from 'shared-ui/language';
import { consoleLanguage } from '../console-language';
import type { DuplicateFindings } from '../duplicates/find-duplicates';
import { NewContentIcon } from '../duplicates/new-content-mark';
import { sectionLabels } from './section-labels';
import styles from './section-view.module.css';

interface SectionHeadProps {
  readonly title: string;
  readonly findings: DuplicateFindings;
  readonly showsDuplicates: boolean;
  readonly onShowDuplicates: (shows: boolean) => void;
  readonly showsOnlyNewContent: boolean;
  readonly onShowOnlyNewContent: (shows: boolean) => void;
  readonly managesGroups: boolean;
  readonly onManageGroups: (manages: boolean) => void;
}

/** A section's name and counts and, where there are duplicates, what to do with them (SPEC 2.10). */
export function SectionHead({ title, findings, ...toggles }: SectionHeadProps) {
  const labels = translate(sectionLabels, consoleLanguage);
  return (
    <div className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.counts}>
        <span>{labels.uniqueCount(findings.uniqueCount)}</span>
        <span>{labels.duplicateCount(findings.duplicateCount)}</span>
      </p>
      {findings.newContentCount > 0 && (
        <button
          type="button"
          className={styles.only}
          aria-pressed={toggles.showsOnlyNewContent}
          onClick={() => toggles.onShowOnlyNewContent(!toggles.showsOnlyNewContent)}
        >
          <NewContentIcon />
          {labels.newContentCount(findings.newContentCount)}
        </button>
      )}
      {findings.duplicateCount > 0 && (
        <div className={styles.toggles}>
          <Toggle
            label={labels.showDuplicates}
            checked={toggles.showsDuplicates}
            onChange={toggles.onShowDuplicates}
          />
          <Toggle
            label={labels.manageGroups}
            checked={toggles.managesGroups}
            onChange={toggles.onManageGroups}
          />
        </div>
      )}
    </div>
  );
}

interface ToggleProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

function Toggle({ label, checked, onChange }: ToggleProps) {
  return (
    <FormControlLabel
      label={label}
      labelPlacement="start"
      control={<Checkbox checked={checked} onChange={(_event, isChecked) => onChange(isChecked)} />}
    />
  );
}
