import { useState } from 'react';
import { allRights } from 'contract/rights';
import type { Right } from 'contract/rights';
import { addRole, changeRole, roleName } from 'contract/staff-account-requests';
import type { ListedRole } from 'contract/staff-account-requests';
import { findFieldErrors } from 'shared-ui/find-field-errors';
import { FormField } from 'shared-ui/form-field';
import { useForm } from 'shared-ui/use-form';
import { partsTexts } from '../../base/parts/parts.texts';
import { StaffForm } from '../../base/parts/forms/staff-form';
import { useRights } from '../../session/staff-account';
import { accountsTexts } from './accounts.texts';
import styles from './accounts.module.css';
import { RightsMatrix } from './rights-matrix';
import type { ChosenRights } from './rights-matrix';
import { useSeen } from './use-seen';
import type { Act } from './use-staff-accounts';

interface RoleEditorProps {
  readonly role?: ListedRole | undefined;
  readonly isOwner: boolean;
  readonly act: Act;
  readonly onSaved: (name: string) => void;
  readonly onCancel: () => void;
}

/** A form for the name and rights of a role. The user's choice stays when a colleague changes the role meanwhile. */
export function RoleEditor({ role, isOwner, act, onSaved, onCancel }: RoleEditorProps) {
  const rights = useRights();
  const [chosen, setChosen] = useState<ChosenRights>(() => new Set(role?.rights));
  const mayGive = (right: Right) =>
    isOwner || (right !== 'accounts:manage' && (rights?.has(right) ?? false));
  const form = useForm({
    check: (element) => ({ errors: findFieldErrors(element, { name: roleName }) }),
    send: async (element) => {
      const name = readName(element);
      const role = { name, rights: inOrder(chosen) };
      const refusal = await (seen
        ? act(changeRole, {
            id: seen.id,
            body: { ...role, seenName: seen.name, seenRights: seen.rights },
          })
        : act(addRole, { body: role }));
      if (!refusal) onSaved(name);
      return refusal;
    },
  });
  const seen = useSeen(role, form.progress);
  return (
    <StaffForm
      form={form}
      labels={{
        submit: accountsTexts.roles.save,
        submitting: partsTexts.saving,
        failed: accountsTexts.failed,
      }}
      onCancel={onCancel}
    >
      <FormField
        name="name"
        schema={roleName}
        required
        behaviour={{ autocomplete: 'off' }}
        labels={{ label: accountsTexts.roles.name, whenEmpty: accountsTexts.roles.nameNeeded }}
        defaultValue={role?.name}
      />
      <RightsMatrix chosen={chosen} mayGive={mayGive} onChange={setChosen} />
      {!isOwner && <p className={styles.hint}>{accountsTexts.roles.beyond}</p>}
    </StaffForm>
  );
}

const readName = (form: HTMLFormElement) => String(new FormData(form).get('name')).trim();

const inOrder = (chosen: ChosenRights) => allRights.filter((right) => chosen.has(right));
