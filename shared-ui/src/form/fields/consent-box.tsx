import { localPath } from 'contract/language';
import { consentField } from 'contract/consent-field';
import { consentNotice, myDataLinkLabel } from 'contract/privacy/consent.texts';
import { myDataPage } from 'contract/purposes';
import styles from '../consent-box.module.css';
import { optional } from './optional.texts';

const moreId = 'consent-more';

/**
 * Stops browsers from ticking the box again after a reload. Set by script, because HTML does not allow the attribute on
 * a checkbox.
 */
const keepUnticked = (box: HTMLInputElement | null) => box?.setAttribute('autocomplete', 'off');

/** The optional checkbox for the consent to follow-up beyond the answer. */
export function ConsentBox() {
  const { label, more, hash } = consentNotice;
  return (
    <div className={styles.consent}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          name={consentField}
          value={hash}
          ref={keepUnticked}
          aria-describedby={moreId}
        />
        <span>
          {label} <span className={styles.soft}>{optional}</span>
        </span>
      </label>
      <p id={moreId} className={styles.more}>
        {more} <a href={localPath(myDataPage)}>{myDataLinkLabel}</a>.
      </p>
    </div>
  );
}
