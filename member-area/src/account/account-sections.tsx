import styles from './account.module.css';
import { LanguageSection } from './language-section';
import { OwnSentSection } from './own-sent-section';
import { PasswordSection } from './password-section';
import { PictureSection } from './picture-section';
import { SessionsSection } from './sessions-section';

interface AccountSectionsProps {
  /** Of the profile. */
  readonly id: string;
  readonly email: string | undefined;
}

/** What belongs to a member beside the profile's fields: the picture, the password, the language of mails, what was sent and where one is logged in. */
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
