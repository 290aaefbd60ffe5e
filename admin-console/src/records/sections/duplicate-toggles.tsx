import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { language } from 'contract/language';
import { fixedLanguage, fixedTexts } from '../../base/model/fixed-texts';
import { sectionTexts } from './section.texts';
import styles from './section-view.module.css';

interface DuplicateTogglesProps {
  readonly showsDuplicates: boolean;
  /** Whether they are shown whatever is chosen, because of a filter or groups. */
  readonly alwaysShows: boolean;
  readonly onShowDuplicates: (shows: boolean) => void;
  readonly managesGroups: boolean;
  readonly onManageGroups: (manages: boolean) => void;
}

/** The two checkboxes of a section with duplicates (requirements 2.10). */
export function DuplicateToggles(props: DuplicateTogglesProps) {
  return (
    <div className={styles.toggles} lang={fixedLanguage}>
      <Toggle
        label={fixedTexts.showDuplicates}
        checked={props.showsDuplicates || props.alwaysShows}
        isDisabled={props.alwaysShows}
        onChange={props.onShowDuplicates}
      />
      <Toggle
        label={fixedTexts.manageGroups}
        checked={props.managesGroups}
        onChange={props.onManageGroups}
      />
      {props.alwaysShows && (
        <span lang={language} className={styles.alwaysShown}>
          {sectionTexts.alwaysShown}
        </span>
      )}
    </div>
  );
}

interface ToggleProps {
  readonly label: string;
  readonly checked: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}

function Toggle({ label, checked, isDisabled = false, onChange }: ToggleProps) {
  return (
    <FormControlLabel
      label={label}
      labelPlacement="start"
      disabled={isDisabled}
      control={<Checkbox checked={checked} onChange={(_event, isChecked) => onChange(isChecked)} />}
    />
  );
}
