import { HeaderTools } from 'shared-ui/header-tools';
import { AddRecordButton } from './add-record-button';
import { AccountMenu } from './account-menu';
import { PaletteButton } from '../palette-button/palette-button';
import styles from './console-tools.module.css';
import { LogoutButton } from './logout-button';
import { RemittanceLink } from './remittance-links';
import { SearchBox } from './search-box';

interface ConsoleToolsProps {
  /** Whether the user has sections to search. */
  readonly hasSearch?: boolean;
}

/** The console's tools in the header of every page: the search, the remittance form, the account, the logout. */
export const ConsoleTools = ({ hasSearch = true }: ConsoleToolsProps) => (
  <HeaderTools>
    <div className={styles.tools}>
      {hasSearch && (
        <>
          <SearchBox />
          <PaletteButton />
          <AddRecordButton />
        </>
      )}
      <div className={styles.end}>
        <RemittanceLink />
        <AccountMenu />
        <LogoutButton />
      </div>
    </div>
  </HeaderTools>
);
