import { Message } from 'shared-ui/message';
import { MemberPage } from '../frame/member-page';
import { NoReferrer } from '../mailed-link/no-referrer';
import { NewLink } from './new-link';
import { ResetPasswordForm } from './reset-password-form';
import { resetPasswordTexts as words } from './reset-password.texts';
import styles from './reset-password.module.css';
import { useResetLink } from './use-reset-link';

/** Requirements 2.5: sets a new password with the token of an emailed link. */
export function Component() {
  const link = useResetLink();
  return (
    <MemberPage
      title={words.title}
      description={words.description}
      intro={link && words.intro(link.email)}
    >
      <NoReferrer />
      {link ? (
        <ResetPasswordForm link={link} />
      ) : (
        <div className={styles.gone}>
          <Message tone="info">{words.linkGone}</Message>
          <p>
            <NewLink email="" />
          </p>
        </div>
      )}
    </MemberPage>
  );
}
