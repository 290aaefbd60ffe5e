import { useId } from 'react';
import { translate } from 'shared-ui/language';
import { consoleLanguage } from '../console-language';
import { matchLabels } from './match-labels';
import styles from './matches.module.css';
import { choosePhoneCountry, usePhoneCountry } from './phone-country';
import { phoneCountryNames } from 'contract/phone-number';

/** Asks whose the numbers are that say no country. */
export function PhoneCountryChoice() {
  const id = useId();
  const country = usePhoneCountry();
  const labels = translate(matchLabels, consoleLanguage);
  return (
    <div className={styles.country}>
      <label htmlFor={id}>{labels.readNumbersAs}</label>
      <select
        id={id}
        value={country ?? ''}
        onChange={({ target }) =>
          choosePhoneCountry(phoneCountryNames.find((name) => name === target.value))
        }
      >
        <option value="">{labels.noCountry}</option>
        {phoneCountryNames.map((name) => (
          <option key={name} value={name}>
            {labels.countries[name]}
          </option>
        ))}
      </select>
    </div>
  );
}
