import { Button } from 'shared-ui/button';
import { translate } from 'shared-ui/language';
import { Message } from 'shared-ui/message';
import { PageFrame } from 'shared-ui/page-frame';
import { consoleLanguage } from '../console-language';
import { InvitationForm } from './invitation-form';
import { invitationLabels } from './invitation-labels';
import styles from './invitation-page.module.css';
import { useInvitation } from './use-invitation';

interface InvitationPageProps {
  readonly token: string;
  /** Leads to the login, which is at the same address. */
  readonly onLeave: () => void;
}

/** Where somebody who is invited makes their account, and reads why a link cannot be used. */
export function InvitationPage({ token, onLeave }: InvitationPageProps) {
  const labels = translate(invitationLabels, consoleLanguage);
  const { known, lookAgain, accept } = useInvitation(token);
  if (known.state === 'refused') return <Refused reason={known.reason} onLeave={onLeave} />;
  return (
    <PageFrame
      title={labels.title}
      intro={known.state === 'open' ? labels.intro(known.invitation.email) : undefined}
      width="narrow"
    >
      <title>{labels.title}</title>
      {known.state === 'loading' && <p role="status">{labels.loading}</p>}
      {known.state === 'unreachable' && (
        <div className={styles.parts}>
          <Message tone="error">{labels.unreachable}</Message>
          <Button onClick={lookAgain}>{labels.tryAgain}</Button>
        </div>
      )}
      {known.state === 'open' && (
        <div className={styles.parts}>
          <p>{labels.roles(known.invitation.roles.join(', '))}</p>
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
  const labels = translate(invitationLabels, consoleLanguage);
  return (
    <PageFrame title={labels.refusedTitle} width="narrow">
      <title>{labels.refusedTitle}</title>
      <div className={styles.parts}>
        <Message tone="info">{reason ?? labels.refused}</Message>
        <p>{labels.hint}</p>
        <Button variant="secondary" onClick={onLeave}>
          {labels.login}
        </Button>
      </div>
    </PageFrame>
  );
}
