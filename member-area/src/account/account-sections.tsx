import styles from './account.module.css';
import { LanguageSection } from './language-section';
import { OwnSentSection } from './own-sent-section';
import { PasswordSection } from './password-section';
import { PictureSection } from './picture-section';
import { SessionsSection } from './sessions-section';

interface AccountSectionsProps {
  readonly id: string;
  readonly email: string | undefined;
}

/** The settings of a member's account beside the profile's fields. */
export default function AccountSections({ id, email }: AccountSectionsProps) {
  return (
    <div className={styles.sections}>
      <PictureSection id={id} />
      <PasswordSection id={id} email={email} />
      <LanguageSection id={id} />
      <OwnSentSection id={id} email={email} />
      <SessionsSection id={id} />
    </div>
  );
}
