import { compactNumber, printIban } from 'contract/bank-numbers';
import type { ReactNode } from 'react';
import { getEntry } from '../../shown-content/page-content';
import { wrapInLanguage } from '../../page/wrap-in-language';
import { SitePage } from '../../page/site-page';
import { Verse } from '../../page/verse';
import { paymentTexts as texts } from './payment.texts';
import styles from './payment-page.module.css';
import { SepaCode } from './sepa-code';
import { CopyButton } from './copy-button';

const path = '/giving/payment';

/**
 * Give Now: both accounts, the church's texts, and the address for cheques (requirements 2.5). It has a print layout.
 */
export function Component() {
  const giving = getEntry('giving');
  const { accountNumber, sortCode } = giving;
  const euro = {
    ...{ holder: giving.euroHolder, bank: giving.euroBank },
    ...{ iban: printIban(giving.iban), bic: compactNumber(giving.bic) },
  };
  const naira = { holder: giving.nairaHolder, bank: giving.nairaBank, accountNumber, sortCode };
  const words = getEntry('gifts');
  const { language, purpose: remittance } = words;
  return (
    <SitePage texts={{ ...texts, intro: wrapInLanguage(words.intro, language) }} path={path}>
      <div className={styles.slips}>
        <AccountSlip title={texts.euro} account={euro}>
          <figure className={styles.scan}>
            <SepaCode transfer={{ ...euro, remittance }} name={texts.code.name} />
            <figcaption>{texts.code.help}</figcaption>
          </figure>
        </AccountSlip>
        <AccountSlip title={texts.naira} account={naira} />
        <ChequeAddress lead={wrapInLanguage(words.cheque, language)} />
      </div>
      <Verse words={words.verse} place={words.reference} lang={language} />
    </SitePage>
  );
}

function ChequeAddress({ lead }: { readonly lead: ReactNode }) {
  const { name, street, postalCode, city, country, language } = getEntry('identity');
  return (
    <section className={styles.cheque}>
      <h2>{texts.cheque.title}</h2>
      <p>{lead}</p>
      <address>
        {name}
        <br />
        {street}
        <br />
        {postalCode} {city}
        <br />
        {language ? <span lang={language}>{country}</span> : country}
      </address>
    </section>
  );
}

type FieldName = keyof typeof texts.fields;
interface AccountSlipProps {
  readonly title: string;
  readonly account: Readonly<Partial<Record<FieldName, string>>>;
  readonly children?: ReactNode;
}
const copied: readonly string[] = ['iban', 'bic', 'accountNumber', 'sortCode'];
/** A bank account, field by field, in the look of a payment slip. */
function AccountSlip({ title, account, children }: AccountSlipProps) {
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
