import { useId, useSyncExternalStore } from 'react';
import { translate } from '../language/language';
import type { Language, Translated } from '../language/language';
import { chooseScheme, readScheme, schemeChoices, subscribeToScheme } from './color-scheme';
import type { SchemeChoice } from './color-scheme';
import styles from './scheme-switch.module.css';

type SchemeLabels = Readonly<Record<SchemeChoice | 'name', string>>;

const schemeLabels: Translated<SchemeLabels> = {
  en: { name: 'Colours', system: 'Automatic', light: 'Light', dark: 'Dark' },
  de: { name: 'Farben', system: 'Automatisch', light: 'Hell', dark: 'Dunkel' },
};

interface SchemeSwitchProps {
  readonly language: Language;
}

/** Chooses between day and night, or leaves it to the device. Without a script it is not shown. */
export function SchemeSwitch({ language }: SchemeSwitchProps) {
  const nameId = useId();
  const chosen = useSyncExternalStore<SchemeChoice>(subscribeToScheme, readScheme, () => 'system');
  const labels = translate(schemeLabels, language);
  return (
    <div role="group" aria-labelledby={nameId} className={styles.switch}>
      <span id={nameId}>{labels.name}</span>
      {schemeChoices.map((choice) => (
        // Buttons: what is clicked before the script is here is done once it is.
        <button
          key={choice}
          type="button"
          aria-pressed={choice === chosen}
          onClick={() => chooseScheme(choice)}
        >
          {labels[choice]}
        </button>
      ))}
    </div>
  );
}
