import { useId, useSyncExternalStore } from 'react';
import { chooseScheme, readScheme, schemeChoices, subscribeToScheme } from './color-scheme';
import type { SchemeChoice } from './color-scheme';
import { schemeLabels } from './scheme-switch.texts';
import styles from './scheme-switch.module.css';

/** Chooses between day and night, or leaves it to the device. Without a script it is not shown. */
export function SchemeSwitch() {
  const nameId = useId();
  const chosen = useSyncExternalStore<SchemeChoice>(subscribeToScheme, readScheme, () => 'system');
  return (
    <div role="group" aria-labelledby={nameId} className={styles.switch}>
      <span id={nameId}>{schemeLabels.name}</span>
      {schemeChoices.map((choice) => (
        // Buttons: what is clicked before the script is here is done once it is.
        <button
          key={choice}
          type="button"
          aria-pressed={choice === chosen}
          onClick={() => chooseScheme(choice)}
        >
          {schemeLabels[choice]}
        </button>
      ))}
    </div>
  );
}
