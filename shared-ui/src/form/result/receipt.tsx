import { useState } from 'react';
import { localPath } from 'contract/language';
import { myDataLinkLabel, consentNotice } from 'contract/privacy/consent.texts';
import { receiptWords } from 'contract/privacy/receipt.texts';
import { myDataPage, consentPurposes } from 'contract/purposes';
import { Button } from '../../button/button';
import type { FormDefinition } from '../form-definition';
import type { ReceiptCode } from './receipt-code';
import styles from '../what-next.module.css';
import { writeReceiptFile } from 'contract/receipt-file';

interface ReceiptProps extends ReceiptCode {
  readonly definition: FormDefinition;
}

/**
 * How senders can see again what they sent: by an emailed link or, in a collapsed section because few can handle 40
 * characters, by the code of the receipt.
 */
export function Receipt({ definition, ...receipt }: ReceiptProps) {
  const { code } = receipt;
  const save = () =>
    saveText(receiptWords.fileName, receiptText(definition, receipt, location.origin));
  return (
    <section className={styles.next}>
      <h2>{receiptWords.title}</h2>
      <p>
        {receiptWords.byMail} <a href={localPath(myDataPage)}>{myDataLinkLabel}</a>.
      </p>
      <details>
        <summary>{receiptWords.useCode}</summary>
        <p>
          {receiptWords.use} <a href={localPath(myDataPage)}>{myDataLinkLabel}</a>.
        </p>
        <p>
          {/* The groups are separated by CSS only, so that copying gives the plain code. */}
          <code className={styles.code}>
            {groupsOf(code).map((group, place) => (
              <span key={place}>{group}</span>
            ))}
          </code>
        </p>
        <div className={styles.tools}>
          <CopyCode code={code} />
          <Button variant="secondary" onClick={save}>
            {receiptWords.save}
          </Button>
        </div>
      </details>
    </section>
  );
}

const groupsOf = (code: string): readonly string[] => code.match(/.{1,4}/gu) ?? [];

function CopyCode({ code }: Pick<ReceiptCode, 'code'>) {
  const [outcome, setOutcome] = useState<'copied' | 'byHand'>();
  const copy = () =>
    // The clipboard API is missing on plain http and may be refused elsewhere.
    Promise.resolve(navigator.clipboard)
      .then((clipboard) => clipboard.writeText(code))
      .then(
        () => setOutcome('copied'),
        () => setOutcome('byHand'),
      );
  return (
    <>
      <Button variant="secondary" onClick={copy}>
        {receiptWords.copy}
      </Button>
      <span role="status">{outcome && receiptWords[outcome]}</span>
    </>
  );
}

function saveText(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  link.download = name;
  link.click();
  // The browser keeps the blob once the download has begun.
  setTimeout(() => URL.revokeObjectURL(link.href));
}

const receiptText = (
  { submission, labels: { title } }: FormDefinition,
  { code, time, consent: version }: ReceiptCode,
  origin: string,
): string =>
  writeReceiptFile({
    words: receiptWords,
    title,
    time,
    code,
    address: origin + localPath(myDataPage),
    consent:
      consentPurposes(submission).length > 0 ? { version, notice: consentNotice } : undefined,
  });
