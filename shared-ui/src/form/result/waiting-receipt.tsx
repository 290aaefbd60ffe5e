import { formAction } from 'contract/form-action';
import { language } from 'contract/language';
import { lifetimes } from 'contract/lifetimes';
import { receiptWords as words } from 'contract/privacy/receipt.texts';
import { showReceipt } from 'contract/receipts';
import styles from '../what-next.module.css';

/**
 * The link to the receipt of a form that was sent without JavaScript: the server renders that one, since this page is
 * the same for all senders.
 */
export const WaitingReceipt = () => (
  <section className={styles.next}>
    <h2>{words.title}</h2>
    <p>{words.waits(lifetimes.receiptCookie / 60_000)}</p>
    <p>
      <a href={formAction(showReceipt.path, language)}>{words.show}</a>
    </p>
  </section>
);
