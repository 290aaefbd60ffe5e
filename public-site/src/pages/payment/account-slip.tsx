import type { ReactNode } from 'react';
import { CopyButton } from './copy-button';
import { paymentTexts as texts } from './payment.texts';
import styles from './payment-page.module.css';

type FieldName = keyof typeof texts.fields;

interface AccountSlipProps {
  readonly title: string;
  readonly account: Readonly<Partial<Record<FieldName, string>>>;
  readonly children?: ReactNode;
}

/** The numbers that a visitor copies rather than reads. */
const copied: readonly string[] = ['iban', 'bic', 'accountNumber', 'sortCode'];

/** A bank account, field by field, like the slip that lies in the pews. */
export function AccountSlip({ title, account, children }: AccountSlipProps) {
  return (
    <section className={styles.slip}>
      <div>
        <h2>{title}</h2>
        <dl className={styles.fields}>
          {(Object.entries(account) as [FieldName, string][]).map(([name, value]) => (
            <div key={name}>
              <dt>{texts.fields[name]}</dt>
              <dd>
                <span className={styles.value}>{value}</span>
                {copied.includes(name) && (
                  <CopyButton text={value.replaceAll(' ', '')} name={texts.fields[name]} />
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {children}
    </section>
  );
}
