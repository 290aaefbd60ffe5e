import { useId, useState, useSyncExternalStore } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import type { ContentKind } from 'contract/content-kinds';
import { findMailAtPath, pagesShowing, previewPages } from 'contract/content-preview';
import { getPreview } from 'contract/preview-requests';
import { language as pageLanguage } from 'contract/language';
import { languageCodes, languageNames, pathIn } from 'contract/languages';
import { isMailKind } from 'contract/mail-kinds';
import { toAddress } from 'contract/request';
import type { EntryStore } from '../store/entry-store';
import { mailFieldTexts } from '../fields/mail-fields.texts';
import { websiteTexts } from '../website.texts';
import { PreviewStage } from './preview-stage';
import { TestMail } from './test-mail';
import { usePreview } from './use-preview';
import { previewTexts as words } from './preview.texts';
import styles from './preview.module.css';

/** Widths in CSS pixels: a common phone, a tablet in portrait, a small computer. */
const widths = { phone: 390, tablet: 820, computer: 1350 } as const;
type WidthName = keyof typeof widths;
const widthNames = Object.keys(widths) as WidthName[];

interface PreviewDialogProps {
  readonly kind: ContentKind;
  readonly store: EntryStore;
  readonly onClose: () => void;
}

/** Shows the page, or the mail, as if the draft were published, with choices of page, language and width. */
export function PreviewDialog({ kind, store, onClose }: PreviewDialogProps) {
  const id = useId();
  const { stored, text } = useSyncExternalStore(store.subscribe, store.read);
  const [language, setLanguage] = useState(pageLanguage);
  const [width, setWidth] = useState<WidthName>(window.innerWidth < 820 ? 'phone' : 'computer');
  const [chosen, setChosen] = useState<string>();
  const pages = previewPages(kind, stored?.id ?? '', text);
  const page = pages.find((one) => one === chosen) ?? pages[0] ?? pagesShowing[kind][0];
  const asked = usePreview(kind, store, { page, language });
  const address = window.location.origin + pathIn(language, page);
  const isMail = isMailKind(kind);
  const { preview } = asked;
  const isMade = preview.is === 'made';
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby={`${id}-title`}>
      <div className={styles.bar}>
        <h2 id={`${id}-title`} tabIndex={-1} className={styles.title}>
          {words.title}
        </h2>
        <Button variant="contained" className={styles.close} onClick={onClose}>
          {words.close}
        </Button>
        <label className={styles.choice}>
          <span className={styles.legend}>{isMail ? words.mail : words.page}</span>
          <select
            className={styles.select}
            value={page}
            onChange={({ target }) => setChosen(target.value)}
          >
            {pages.map((one) => (
              <option key={one} value={one}>
                {nameOf(one)}
              </option>
            ))}
          </select>
        </label>
        <RadioChoice
          legend={words.language}
          options={languageCodes.map((code) => ({
            value: code,
            name: languageNames[code],
            lang: code,
          }))}
          value={language}
          onChange={setLanguage}
        />
        <RadioChoice
          legend={words.width}
          options={widthNames.map((name) => ({
            value: name,
            name: `${words.widths[name]}, ${widths[name]}`,
          }))}
          value={width}
          onChange={setWidth}
        />
      </div>
      <p className={styles.facts}>
        <span>
          {isMail ? words.subject : words.address}{' '}
          <b className={styles.address} lang={isMade ? preview.language : undefined}>
            {isMail ? isMade && preview.subject : address}
          </b>
        </span>
        <span>{isMail ? words.mailHint : words.hint}</span>
        {stored && isMade && (
          <a
            href={toAddress(getPreview, { kind, id: stored.id, query: { page, language } })}
            target="_blank"
            rel="noreferrer"
          >
            {words.inTab} <span className="visually-hidden">{websiteTexts.opensInNewTab}</span>
          </a>
        )}
      </p>
      {isMail && stored && isMade && (
        <TestMail
          key={`${language} ${page}`}
          mail={{ kind, id: stored.id, body: { page, language } }}
        />
      )}
      <PreviewStage kind={kind} asked={asked} width={widths[width]} name={nameOf(page)} />
    </Dialog>
  );
}

const isNamed = (page: string): page is keyof typeof words.pages =>
  Object.hasOwn(words.pages, page);

function nameOf(page: string): string {
  const mail = findMailAtPath(page);
  if (mail !== undefined) return mailFieldTexts.mails[mail].label;
  return isNamed(page) ? words.pages[page] : words.ownPage;
}

interface RadioChoiceProps<Value extends string> {
  readonly legend: string;
  readonly options: readonly {
    readonly value: Value;
    readonly name: string;
    /** The language of the name, if it is not the page's. */
    readonly lang?: string;
  }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}
function RadioChoice<Value extends string>(props: RadioChoiceProps<Value>) {
  const { legend, options, value, onChange } = props;
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option} lang={option.lang}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
