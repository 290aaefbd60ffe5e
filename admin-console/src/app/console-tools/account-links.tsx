import { localPath } from 'contract/language';
import { Link } from 'react-router-dom';
import { SchemeSwitch } from 'shared-ui/scheme-switch';
import { myAccountAddress } from '../../base/paths';
import { staffViewTexts } from '../staff-view.texts';
import { consoleToolsTexts } from './console-tools.texts';
import styles from './console-tools.module.css';
import { LanguageSwitch } from './language-switch';
import { RemittanceEditions } from './remittance-links';

/** What the user chooses for the own account: in the menu of the name, and on small screens below More. */
export function AccountLinks() {
  return (
    <>
      <ul className={styles.entries}>
        <li>
          <Link to={myAccountAddress} className={styles.entry}>
            {staffViewTexts['my-account']}
          </Link>
        </li>
        <li>
          <a href={localPath('/')} className={styles.entry}>
            {consoleToolsTexts.viewSite}
          </a>
        </li>
        <RemittanceEditions />
      </ul>
      <div className={styles.choices}>
        <SchemeSwitch />
        <LanguageSwitch />
      </div>
    </>
  );
}
