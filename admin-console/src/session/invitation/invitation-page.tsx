import { Button } from 'shared-ui/button';
import { Message } from 'shared-ui/message';
import { PageFrame } from 'shared-ui/page-frame';
import { InvitationForm } from './invitation-form';
import { invitationTexts } from './invitation.texts';
import styles from './invitation-page.module.css';
import { useInvitation } from './use-invitation';

interface InvitationPageProps {
  readonly token: string;
  /** Shows the login, which is at the same address. */
  readonly onLeave: () => void;
}

/** The page on which an invited person creates their account, or reads why the link cannot be used. */
export function InvitationPage({ token, onLeave }: InvitationPageProps) {
  const { known, lookAgain, accept } = useInvitation(token);
  if (known.state === 'refused') return <Refused reason={known.reason} onLeave={onLeave} />;
  return (
    <PageFrame
      title={invitationTexts.title}
      intro={known.state === 'open' ? invitationTexts.intro(known.invitation.email) : undefined}
      width="narrow"
    >
      <title>{invitationTexts.title}</title>
      {known.state === 'loading' && <p role="status">{invitationTexts.loading}</p>}
      {known.state === 'unreachable' && (
        <div className={styles.parts}>
          <Message tone="error">{invitationTexts.unreachable}</Message>
          <Button onClick={lookAgain}>{invitationTexts.tryAgain}</Button>
        </div>
      )}
      {known.state === 'open' && (
        <div className={styles.parts}>
          <p>{invitationTexts.roles(known.invitation.roles.join(', '))}</p>
          <InvitationForm email={known.invitation.email} accept={accept} />
        </div>
      )}
    </PageFrame>
  );
}

interface RefusedProps {
  readonly reason: string | undefined;
  readonly onLeave: () => void;
}

function Refused({ reason, onLeave }: RefusedProps) {
  return (
    <PageFrame title={invitationTexts.refusedTitle} width="narrow">
      <title>{invitationTexts.refusedTitle}</title>
      <div className={styles.parts}>
        <Message tone="info">{reason ?? invitationTexts.refused}</Message>
        <p>{invitationTexts.hint}</p>
        <Button variant="secondary" onClick={onLeave}>
          {invitationTexts.login}
        </Button>
      </div>
    </PageFrame>
  );
}
