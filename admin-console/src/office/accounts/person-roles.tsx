import { changeAccount } from 'contract/staff-account-requests';
import type { ListedAccount, ListedRole } from 'contract/staff-account-requests';
import { useForm } from 'shared-ui/use-form';
import { partsTexts } from '../../base/parts/parts.texts';
import { RoleChoice, getChosenRoles } from '../../base/parts/forms/role-choice';
import { StaffForm } from '../../base/parts/forms/staff-form';
import { getAccountName } from './account-name';
import { accountsTexts } from './accounts.texts';
import { getRoleNames } from './role-names';
import { useSeen } from './use-seen';
import type { Act } from './use-staff-accounts';

interface PersonRolesProps {
  readonly account: ListedAccount;
  readonly roles: readonly ListedRole[];
  readonly act: Act;
  readonly onSaved: (text: string) => void;
}

/** The roles of an account. The user's choice stays when a colleague changes them meanwhile. */
export function PersonRoles({ account, roles, act, onSaved }: PersonRolesProps) {
  const form = useForm({
    check: () => ({ errors: {} }),
    send: async (element) => {
      const chosen = getChosenRoles(element, 'roles');
      const body = { roles: chosen, seenRoles: seen.roles };
      const refusal = await act(changeAccount, { id: account._id, body });
      const names = getRoleNames(chosen, roles) || accountsTexts.people.noRole;
      if (!refusal) onSaved(accountsTexts.people.rolesSaved(getAccountName(account), names));
      return refusal;
    },
  });
  const seen = useSeen(account, form.progress);
  return (
    <StaffForm
      form={form}
      labels={{
        submit: accountsTexts.people.saveRoles,
        submitting: partsTexts.saving,
        failed: accountsTexts.failed,
      }}
    >
      <RoleChoice
        name="roles"
        legend={accountsTexts.people.roles}
        roles={roles}
        chosen={account.roles}
        isFixed={({ id, isGivable }) => !isGivable && !account.roles.includes(id)}
      />
    </StaffForm>
  );
}
