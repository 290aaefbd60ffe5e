import { localPath } from 'contract/language';
import { consentField } from 'contract/consent-field';
import { consentNotice, myDataLink } from 'contract/privacy/consent.texts';
import { myDataPage } from 'contract/purposes';
import styles from '../consent-box.module.css';
import { optional } from './optional.texts';

const moreId = 'consent-more';

/** A browser may tick it again when the page is read anew. Set by the script: HTML does not allow it of a box. */
const keepUnticked = (box: HTMLInputElement | null) => box?.setAttribute('autocomplete', 'off');

/** Asks to be allowed what goes beyond the answer. The visitor need not tick it. */
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
        {more} <a href={localPath(myDataPage)}>{myDataLink}</a>.
      </p>
    </div>
  );
}
