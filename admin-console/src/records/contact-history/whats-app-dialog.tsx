import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import { letterLengths } from 'contract/outreach';
import type { LetterDrafts, LetterTemplate } from 'contract/outreach';
import { phoneCountryNames, readPhone } from 'contract/phone-number';
import type { PhoneCountry } from 'contract/phone-number';
import type { RecordKind } from 'contract/review';
import { countryTexts } from '../../base/model/country.texts';
import { internationalNumber } from '../../base/model/international-number';
import { LetterChoice, LetterText } from './letter-choice';
import { LetterFrame } from './letter-frame';
import { chosenLetter } from './letter-typing';
import type { LetterTypingStore } from './use-letter-typing';
import styles from './outreach.module.css';
import { outreachTexts } from './outreach.texts';

interface WhatsAppDialogProps {
  readonly kind: RecordKind;
  readonly recordId: string;
  /** What the record is called. */
  readonly name: string;
  readonly phone: string;
  /** The country that the record itself says. */
  readonly country: PhoneCountry | undefined;
  readonly store: LetterTypingStore;
  /** WhatsApp was opened. */
  readonly onOpened: (template: LetterTemplate) => void;
  readonly onClose: () => void;
}

/** Hands a text over to WhatsApp: what staff noted of the record never stands in it. */
export function WhatsAppDialog(props: WhatsAppDialogProps) {
  const { kind, recordId, name, onClose } = props;
  const title = outreachTexts.whatsAppTitle(name);
  return (
    <LetterFrame {...{ kind, recordId, title, onClose }}>
      {(drafts) => <WhatsAppForm drafts={drafts} {...props} />}
    </LetterFrame>
  );
}

interface WhatsAppFormProps extends WhatsAppDialogProps {
  readonly drafts: LetterDrafts;
}

function WhatsAppForm({ drafts, phone, store, onOpened, onClose, ...props }: WhatsAppFormProps) {
  const id = useId();
  const [country, setCountry] = useState(props.country);
  const { template, language, choice, words } = chosenLetter(store.typing, drafts);
  const { text } = words;
  const number = internationalNumber(phone, country);
  const asksCountry = readPhone(phone, undefined).state === 'ambiguous';
  const isUnreachable = number === undefined && !(asksCountry && country === undefined);
  return (
    <div className={styles.form}>
      <p className={styles.recipient}>
        {outreachTexts.recipient}: <strong>{number ?? phone}</strong>
      </p>
      {asksCountry && <CountryChoice country={country} onChoose={setCountry} />}
      <LetterChoice {...{ template, language }} choose={store.choose} />
      <LetterText
        id={`${id}-text`}
        value={text}
        language={language}
        limit={letterLengths.whatsApp}
        onType={(typed) => store.type(choice, { ...words, text: typed })}
      />
      <p className={styles.hint}>{outreachTexts.whatsAppHint}</p>
      <p role="status">{isUnreachable && outreachTexts.noNumber}</p>
      <div className={styles.buttons}>
        {number !== undefined && text.length <= letterLengths.whatsApp && (
          <Button
            variant="contained"
            component="a"
            href={whatsAppAddress(number, text)}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => onOpened(template)}
            onAuxClick={({ button }) => button === 1 && onOpened(template)}
          >
            {outreachTexts.openWhatsApp}
            <span className="visually-hidden">&nbsp;{outreachTexts.opensInNewTab}</span>
          </Button>
        )}
        <Button onClick={onClose}>{outreachTexts.cancel}</Button>
      </div>
    </div>
  );
}

/** Half of a character cannot stand in an address. */
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
      <label htmlFor={id}>{outreachTexts.country}</label>
      <select
        id={id}
        value={country ?? ''}
        onChange={({ target }) => onChoose(phoneCountryNames.find((name) => name === target.value))}
      >
        <option value="">{outreachTexts.noCountry}</option>
        {phoneCountryNames.map((name) => (
          <option key={name} value={name}>
            {countryTexts[name]}
          </option>
        ))}
      </select>
    </div>
  );
}
