import Button from '@mui/material/Button';
import { getEditions } from 'contract/editions';
import { fixedLanguage, fixedTexts } from '../../base/model/fixed-texts';
import { LineIcon } from '../../base/line-icon';
import { consoleToolsTexts } from './console-tools.texts';
import styles from './console-tools.module.css';

/** The files at the site's root (requirements 7.4), by language. */
const [first, ...others] = getEditions({
  en: '/downloads/remittance-form.pdf',
  de: '/downloads/remittance-form-de.pdf',
});

const newTab = { target: '_blank', rel: 'noopener' } as const;

/** The button of the remittance form in the page's language (requirements 2.10). On a phone it is an icon. */
export const RemittanceLink = () => (
  <Button
    variant="outlined"
    component="a"
    href={first?.href}
    hrefLang={first?.hrefLang}
    {...newTab}
    className={styles.remittance}
  >
    <LineIcon path="M10 3v10m-4-4 4 4 4-4M4 17h12" />
    <span lang={fixedLanguage} className={styles.remittanceName}>
      {fixedTexts.remittanceForm}
    </span>
    <span className="visually-hidden">&nbsp;{consoleToolsTexts.opensInNewTab}</span>
  </Button>
);

/** The form in the other languages, for the branches. */
export const RemittanceEditions = () =>
  others.map(({ code, href, hrefLang }) => (
    <li key={code}>
      <a href={href} hrefLang={hrefLang} {...newTab} className={styles.entry}>
        {consoleToolsTexts.remittanceEdition[code]}
        <span className="visually-hidden">&nbsp;{consoleToolsTexts.opensInNewTab}</span>
      </a>
    </li>
  ));
