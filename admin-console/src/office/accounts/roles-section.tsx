import { useId, useRef, useState } from 'react';
import { recordKinds } from 'contract/review';
import { removeRole } from 'contract/staff-account-requests';
import type { ListedRole } from 'contract/staff-account-requests';
import { Button } from 'shared-ui/button';
import { ConfirmedButton } from '../../base/parts/asked-twice-button';
import { accountsTexts } from './accounts.texts';
import styles from './accounts.module.css';
import { capabilities } from './capabilities';
import { InlineOutcomeMessage, useInlineOutcome } from './inline-outcome';
import { RoleEditor } from './role-editor';
import type { Act } from './use-staff-accounts';

interface RolesSectionProps {
  readonly roles: readonly ListedRole[];
  readonly isOwner: boolean;
  readonly act: Act;
}

/** The value of the open editor for a new role. */
const newRole = '';

/** The roles, each with its matrix while it is edited. */
export function RolesSection({ roles, isOwner, act }: RolesSectionProps) {
  const id = useId();
  const labels = accountsTexts.roles;
  const outcome = useInlineOutcome();
  const [openId, setOpenId] = useState<string>();
  const opener = useRef<HTMLButtonElement>(undefined);
  const toggle = (roleId: string, button: HTMLButtonElement) => {
    opener.current = button;
    outcome.clear();
    setOpenId(openId === roleId ? undefined : roleId);
  };
  const editor = (role?: ListedRole) => (
    <RoleEditor
      role={role}
      isOwner={isOwner}
      act={act}
      onSaved={(name) => {
        setOpenId(undefined);
        outcome.say('roles', labels.saved(name));
      }}
      onCancel={() => {
        setOpenId(undefined);
        opener.current?.focus();
      }}
    />
  );
  const remove = async ({ id: roleId, name }: ListedRole) => {
    const refusal = await act(removeRole, { id: roleId });
    if (refusal) return refusal;
    setOpenId(undefined);
    outcome.say('roles', labels.remove.done(name));
    return undefined;
  };
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{labels.title}</h2>
      <p className={styles.hint}>{labels.intro}</p>
      <InlineOutcomeMessage outcome={outcome} place="roles" />
      <ul className={styles.list}>
        {roles.map((role) => (
          <li key={role.id} className={styles.card}>
            <div className={styles.head}>
              <div>
                <h3 className={styles.name}>{role.name}</h3>
                <p className={styles.facts}>{summaryOf(role)}</p>
              </div>
              {role.isOpen && (
                <Button
                  variant="secondary"
                  aria-expanded={openId === role.id}
                  aria-label={`${labels.change}: ${role.name}`}
                  onClick={({ currentTarget }) => toggle(role.id, currentTarget)}
                >
                  {labels.change}
                </Button>
              )}
            </div>
            {openId === role.id && (
              <>
                {editor(role)}
                <div className={styles.tools}>
                  <ConfirmedButton
                    name={labels.remove.name}
                    about={role.name}
                    question={labels.remove.question(role.name)}
                    onConfirm={() => remove(role)}
                  />
                </div>
              </>
            )}
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        aria-expanded={openId === newRole}
        onClick={({ currentTarget }) => toggle(newRole, currentTarget)}
      >
        {labels.make}
      </Button>
      {openId === newRole && <div className={styles.card}>{editor()}</div>}
    </section>
  );
}

/** The owners' role can never be changed. */
function summaryOf({ id, rights }: ListedRole): string {
  const labels = accountsTexts.roles;
  if (id === 'owner') return labels.everything;
  const read = recordKinds.filter((kind) => rights.includes(`${kind}:read`));
  return labels.summary(read.length, capabilities.filter((one) => rights.includes(one)).length);
}
