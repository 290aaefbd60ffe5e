import { useId, useRef, useState } from 'react';
import { commandId, inviteAgain, withdrawInvitation } from 'contract/staff-account-requests';
import type { ListedInvitation, ListedRole } from 'contract/staff-account-requests';
import { Button } from 'shared-ui/button';
import { Message } from 'shared-ui/message';
import { innsbruckTime } from '../../base/model/innsbruck-time';
import { ConfirmedButton } from '../../base/parts/asked-twice-button';
import { accountsTexts } from './accounts.texts';
import styles from './accounts.module.css';
import { InviteForm } from './invite-form';
import { InlineOutcomeMessage, useInlineOutcome } from './inline-outcome';
import type { InlineOutcome } from './inline-outcome';
import { getRoleNames } from './role-names';
import type { Act, Refusal } from './use-staff-accounts';

interface InvitationsSectionProps {
  readonly invitations: readonly ListedInvitation[];
  readonly roles: readonly ListedRole[];
  readonly act: Act;
}

/** The destination of a success message about an invitation that is no longer listed. */
const place = 'invitations';

/** The pending invitations, and a form for a new one. */
export function InvitationsSection({ invitations, roles, act }: InvitationsSectionProps) {
  const id = useId();
  const labels = accountsTexts.invitations;
  const outcome = useInlineOutcome();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{labels.title}</h2>
      <p className={styles.hint}>{labels.intro}</p>
      <InlineOutcomeMessage outcome={outcome} place={place} />
      <Button
        ref={opener}
        variant="secondary"
        aria-expanded={isOpen}
        onClick={() => {
          outcome.clear();
          setIsOpen(!isOpen);
        }}
      >
        {labels.open}
      </Button>
      {isOpen && (
        <div className={styles.card}>
          <InviteForm
            roles={roles}
            act={act}
            onSent={(email) => {
              setIsOpen(false);
              outcome.say(place, labels.sent(email));
            }}
            onCancel={() => {
              setIsOpen(false);
              opener.current?.focus();
            }}
          />
        </div>
      )}
      {invitations.length === 0 && <p className={styles.facts}>{labels.none}</p>}
      <ul className={styles.list}>
        {invitations.map((invitation) => (
          <InvitationCard key={invitation.id} {...{ invitation, roles, act, outcome }} />
        ))}
      </ul>
    </section>
  );
}

interface InvitationCardProps {
  readonly invitation: ListedInvitation;
  readonly roles: readonly ListedRole[];
  readonly act: Act;
  readonly outcome: InlineOutcome;
}

function InvitationCard({ invitation, roles, act, outcome }: InvitationCardProps) {
  const labels = accountsTexts.invitations;
  const [refusal, setRefusal] = useState<Refusal>();
  const { id, email, invitedBy } = invitation;
  const inviter = invitedBy === commandId ? labels.byCommand : labels.by(invitedBy);
  const sendAgain = async () => {
    outcome.clear();
    setRefusal(undefined);
    const refused = await act(inviteAgain, { id });
    if (refused) setRefusal(refused);
    else outcome.say(id, labels.sentAgain(email));
  };
  const withdraw = async () => {
    const refused = await act(withdrawInvitation, { id });
    if (!refused) outcome.say(place, labels.withdraw.done(email));
    return refused;
  };
  return (
    <li className={styles.card}>
      <div>
        <h3 className={styles.name}>{email}</h3>
        <p className={styles.facts}>
          {[getRoleNames(invitation.roles, roles), validity(invitation), inviter].join(' · ')}
        </p>
      </div>
      <InlineOutcomeMessage outcome={outcome} place={id} />
      {refusal && <Message tone="error">{refusal.message}</Message>}
      {invitation.isOpen && (
        <div className={styles.tools}>
          <Button variant="quiet" aria-label={`${labels.again}: ${email}`} onClick={sendAgain}>
            {labels.again}
          </Button>
          <ConfirmedButton
            name={labels.withdraw.name}
            about={email}
            question={labels.withdraw.question(email)}
            onConfirm={withdraw}
          />
        </div>
      )}
    </li>
  );
}

/** Uses the browser's clock for display only; the server checks by its own. */
function validity({ expiresAt }: ListedInvitation): string {
  const labels = accountsTexts.invitations;
  const time = innsbruckTime(expiresAt) ?? '';
  return new Date(expiresAt) > new Date() ? labels.until(time) : labels.over(time);
}
