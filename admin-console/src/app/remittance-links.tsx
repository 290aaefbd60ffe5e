import Button from '@mui/material/Button';
import { getEditions } from 'contract/editions';
import { fixedLanguage, fixedTexts } from '../base/model/fixed-texts';
import { dashboardTexts } from './dashboard.texts';
import styles from './dashboard-bar.module.css';

/** The files at the site's root (requirements 7.4), by language. */
const [first, ...others] = getEditions({
  en: '/downloads/remittance-form.pdf',
  de: '/downloads/remittance-form-de.pdf',
});

const newTab = { target: '_blank', rel: 'noopener' } as const;

/** The remittance form in the page's language (requirements 2.10), and in the others for the branches. */
export function RemittanceLinks() {
  const { remittanceEdition, opensInNewTab } = dashboardTexts;
  return (
    <>
      <Button
        variant="outlined"
        component="a"
        href={first?.href}
        hrefLang={first?.hrefLang}
        {...newTab}
        className={styles.remittance}
      >
        <span lang={fixedLanguage}>{fixedTexts.remittanceForm}</span>
        <span className="visually-hidden">&nbsp;{opensInNewTab}</span>
      </Button>
      {others.map(({ code, href, hrefLang }) => (
        <a key={code} href={href} hrefLang={hrefLang} {...newTab} className={styles.edition}>
          <span translate="no">{code.toUpperCase()}</span>
          <span className="visually-hidden">
            &nbsp;{remittanceEdition[code]} {opensInNewTab}
          </span>
        </a>
      ))}
    </>
  );
}
