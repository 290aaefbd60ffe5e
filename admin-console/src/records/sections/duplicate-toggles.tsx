import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { fixedLanguage, fixedTexts } from '../../base/model/fixed-texts';
import styles from './section-view.module.css';

interface DuplicateTogglesProps {
  readonly showsDuplicates: boolean;
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
        checked={props.showsDuplicates}
        onChange={props.onShowDuplicates}
      />
      <Toggle
        label={fixedTexts.manageGroups}
        checked={props.managesGroups}
        onChange={props.onManageGroups}
      />
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
