import { useId } from 'react';
import { countryTexts } from '../../base/model/country.texts';
import { matchTexts } from './match.texts';
import styles from './matches.module.css';
import { choosePhoneCountry, usePhoneCountry } from './phone-country';
import { phoneCountryNames } from 'contract/phone-number';

/** The choice of the country for phones without a country code. */
export function PhoneCountryChoice() {
  const id = useId();
  const country = usePhoneCountry();
  return (
    <div className={styles.country}>
      <label htmlFor={id}>{matchTexts.readNumbersAs}</label>
      <select
        id={id}
        value={country ?? ''}
        onChange={({ target }) =>
          choosePhoneCountry(phoneCountryNames.find((name) => name === target.value))
        }
      >
        <option value="">{matchTexts.noCountry}</option>
        {phoneCountryNames.map((name) => (
          <option key={name} value={name}>
            {countryTexts[name]}
          </option>
        ))}
      </select>
    </div>
  );
}
