import { formAction } from 'contract/form-action';
import { language } from 'contract/language';
import { lifetimes } from 'contract/lifetimes';
import { receiptWords as words } from 'contract/privacy/receipt.texts';
import { receiptPageEndpoint } from 'contract/receipts';
import styles from '../what-next.module.css';

/** Where the receipt of a form is that was sent without JavaScript: this page is the same for all senders. */
export const WaitingReceipt = () => (
  <section className={styles.next}>
    <h2>{words.title}</h2>
    <p>{words.waits(lifetimes.receiptCookie / 60_000)}</p>
    <p>
      <a href={formAction(receiptPageEndpoint, language)}>{words.show}</a>
    </p>
  </section>
);
