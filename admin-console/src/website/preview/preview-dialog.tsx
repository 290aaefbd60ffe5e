import { useId, useState, useSyncExternalStore } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import type { ContentKind } from 'contract/content-kinds';
import { pagesShowing, previewAddress, previewPages } from 'contract/content-preview';
import type { PageShowing } from 'contract/content-preview';
import { language as pageLanguage } from 'contract/language';
import { languageCodes, languageNames, pathIn } from 'contract/languages';
import type { EntryStore } from '../entry-store';
import { websiteTexts } from '../website.texts';
import { PreviewStage } from './preview-stage';
import { RadioChoice } from './radio-choice';
import { usePreview } from './use-preview';
import { previewTexts as words } from './preview.texts';
import styles from './preview.module.css';

/** In CSS pixels: of a common phone, a tablet held upright, a small computer. */
const widths = { phone: 390, tablet: 820, computer: 1350 } as const;
type WidthName = keyof typeof widths;
const widthNames = Object.keys(widths) as WidthName[];

interface PreviewDialogProps {
  readonly kind: ContentKind;
  readonly store: EntryStore;
  readonly onClose: () => void;
}

/** The page as visitors would find it if what is typed were published: which page, in which language, how wide. */
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
  const isMade = asked.preview.is === 'made';
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
          <span className={styles.legend}>{words.page}</span>
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
          {words.address} <b className={styles.address}>{address}</b>
        </span>
        <span>{words.hint}</span>
        {stored && isMade && (
          <a
            href={previewAddress(kind, stored.id, { page, language })}
            target="_blank"
            rel="noreferrer"
          >
            {words.inTab} <span className="visually-hidden">{websiteTexts.opensInNewTab}</span>
          </a>
        )}
      </p>
      <PreviewStage kind={kind} asked={asked} width={widths[width]} name={nameOf(page)} />
    </Dialog>
  );
}

const isNamed = (page: string): page is PageShowing => Object.hasOwn(words.pages, page);

const nameOf = (page: string): string => (isNamed(page) ? words.pages[page] : words.ownPage);
