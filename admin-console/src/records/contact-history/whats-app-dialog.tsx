import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import { emailLengths } from 'contract/contact-history-requests';
import type { EmailDrafts, EmailTemplate } from 'contract/contact-history-requests';
import { phoneCountryNames, readPhone } from 'contract/phone-number';
import type { PhoneCountry } from 'contract/phone-number';
import type { RecordKind } from 'contract/review';
import { countryTexts } from '../../base/model/country.texts';
import { internationalNumber } from '../../base/model/international-number';
import { EmailChoice, EmailTextField } from './email-choice';
import { EmailFrame } from './email-frame';
import { getChosenEmail } from './email-typing';
import type { EmailTypingStore } from './use-email-typing';
import styles from './contact-history.module.css';
import { contactHistoryTexts } from './contact-history.texts';

interface WhatsAppDialogProps {
  readonly kind: RecordKind;
  readonly recordId: string;
  readonly name: string;
  readonly phone: string;
  /** The country in the record itself. */
  readonly country: PhoneCountry | undefined;
  readonly store: EmailTypingStore;
  readonly onOpened: (template: EmailTemplate) => void;
  readonly onClose: () => void;
}

/** Hands a text over to WhatsApp. The text never contains notes of staff. */
export function WhatsAppDialog(props: WhatsAppDialogProps) {
  const { kind, recordId, name, onClose } = props;
  const title = contactHistoryTexts.whatsAppTitle(name);
  return (
    <EmailFrame {...{ kind, recordId, title, onClose }}>
      {(drafts) => <WhatsAppForm drafts={drafts} {...props} />}
    </EmailFrame>
  );
}

interface WhatsAppFormProps extends WhatsAppDialogProps {
  readonly drafts: EmailDrafts;
}

function WhatsAppForm({ drafts, phone, store, onOpened, onClose, ...props }: WhatsAppFormProps) {
  const id = useId();
  const [country, setCountry] = useState(props.country);
  const { template, language, choice, words } = getChosenEmail(store.typing, drafts, 'whatsapp');
  const { text } = words;
  const number = internationalNumber(phone, country);
  const asksCountry = readPhone(phone, undefined).state === 'ambiguous';
  const isUnreachable = number === undefined && !(asksCountry && country === undefined);
  return (
    <div className={styles.form}>
      <p className={styles.recipient}>
        {contactHistoryTexts.recipient}: <strong>{number ?? phone}</strong>
      </p>
      {asksCountry && <CountryChoice country={country} onChoose={setCountry} />}
      <EmailChoice {...{ template, language }} choose={store.choose} />
      <EmailTextField
        id={`${id}-text`}
        value={text}
        language={language}
        limit={emailLengths.whatsApp}
        onType={(typed) => store.type(choice, { ...words, text: typed })}
      />
      <p className={styles.hint}>{contactHistoryTexts.whatsAppHint}</p>
      <p role="status">{isUnreachable && contactHistoryTexts.noNumber}</p>
      <div className={styles.buttons}>
        {number !== undefined && text.length <= emailLengths.whatsApp && (
          <Button
            variant="contained"
            component="a"
            href={whatsAppAddress(number, text)}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => onOpened(template)}
            onAuxClick={({ button }) => button === 1 && onOpened(template)}
          >
            {contactHistoryTexts.openWhatsApp}
            <span className="visually-hidden">&nbsp;{contactHistoryTexts.opensInNewTab}</span>
          </Button>
        )}
        <Button onClick={onClose}>{contactHistoryTexts.close}</Button>
      </div>
    </div>
  );
}

/** Lone surrogates are removed, because `encodeURIComponent` throws on them. */
const whatsAppAddress = (number: string, text: string): string =>
  `https://wa.me/${number.slice(1)}?text=${encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''))}`;

interface CountryChoiceProps {
  readonly country: PhoneCountry | undefined;
  readonly onChoose: (country: PhoneCountry | undefined) => void;
}

function CountryChoice({ country, onChoose }: CountryChoiceProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{contactHistoryTexts.country}</label>
      <select
        id={id}
        value={country ?? ''}
        onChange={({ target }) => onChoose(phoneCountryNames.find((name) => name === target.value))}
      >
        <option value="">{contactHistoryTexts.noCountry}</option>
        {phoneCountryNames.map((name) => (
          <option key={name} value={name}>
            {countryTexts[name]}
          </option>
        ))}
      </select>
    </div>
  );
}
