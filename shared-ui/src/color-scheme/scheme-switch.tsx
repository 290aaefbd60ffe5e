import { useId, useSyncExternalStore } from 'react';
import { chooseScheme, getScheme, schemeChoices, subscribeToScheme } from './color-scheme';
import type { SchemeChoice } from './color-scheme';
import { schemeLabels } from './scheme-switch.texts';
import styles from './scheme-switch.module.css';

/** The choice between light, dark and the device's scheme. Hidden without JavaScript. */
export function SchemeSwitch() {
  const nameId = useId();
  const chosen = useSyncExternalStore<SchemeChoice>(subscribeToScheme, getScheme, () => 'system');
  return (
    <div role="group" aria-labelledby={nameId} className={styles.switch}>
      <span id={nameId}>{schemeLabels.name}</span>
      {schemeChoices.map((choice) => (
        // Buttons, because React replays a click on them that came before hydration.
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
