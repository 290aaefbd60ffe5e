import type { ReactElement } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { translate } from 'shared-ui/language';
import { consoleLanguage } from '../console-language';
import type { DuplicateFindings } from '../duplicates/find-duplicates';
import { NewContentIcon } from '../duplicates/new-content-mark';
import { matchLabels } from '../matches/match-labels';
import { MatchIcon } from '../matches/match-mark';
import { sectionLabels } from './section-labels';
import styles from './section-view.module.css';

/** What is shown alone, if anything. */
export type OnlyChoice = 'new-content' | 'matches' | undefined;

interface SectionHeadProps {
  readonly title: string;
  readonly findings: DuplicateFindings;
  readonly showsDuplicates: boolean;
  readonly onShowDuplicates: (shows: boolean) => void;
  readonly matchCount: number;
  readonly only: OnlyChoice;
  readonly onShowOnly: (only: OnlyChoice) => void;
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
      <OnlyToggle
        choice="new-content"
        count={findings.newContentCount}
        label={labels.newContentCount(findings.newContentCount)}
        icon={<NewContentIcon />}
        {...toggles}
      />
      <OnlyToggle
        choice="matches"
        count={toggles.matchCount}
        label={translate(matchLabels, consoleLanguage).count(toggles.matchCount)}
        icon={<MatchIcon />}
        {...toggles}
      />
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

interface OnlyToggleProps extends Pick<SectionHeadProps, 'only' | 'onShowOnly'> {
  readonly choice: NonNullable<OnlyChoice>;
  readonly count: number;
  readonly label: string;
  readonly icon: ReactElement;
}

/** A count that, pressed, shows what it counts and nothing else. Pressed, it stays, so that it can be let go. */
function OnlyToggle({ choice, count, label, icon, only, onShowOnly }: OnlyToggleProps) {
  const isPressed = only === choice;
  if (count === 0 && !isPressed) return null;
  return (
    <button
      type="button"
      className={styles.only}
      aria-pressed={isPressed}
      onClick={() => onShowOnly(isPressed ? undefined : choice)}
    >
      {icon}
      {label}
    </button>
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
