import { useId } from 'react';
import { date } from 'contract/field';
import { changeSecondFactorPolicy, getSecondFactorPolicy } from 'contract/staff-account-requests';
import type { SecondFactorPolicy as Policy } from 'contract/staff-account-requests';
import { findFieldErrors } from 'shared-ui/find-field-errors';
import { FormField } from 'shared-ui/form-field';
import type { FormCheck } from 'shared-ui/form-progress';
import { useForm } from 'shared-ui/use-form';
import { Loaded } from '../loaded';
import { OutcomeMessage } from '../../base/parts/forms/outcome-message';
import { getText } from '../../base/parts/forms/get-text';
import { renameIssues } from '../../base/parts/forms/rename-issues';
import { RoleChoice, getChosenRoles } from '../../base/parts/forms/role-choice';
import { StaffForm } from '../../base/parts/forms/staff-form';
import { useOutcome } from '../../base/parts/forms/use-outcome';
import { reloadStaffAccount } from '../staff-account';
import { sendChange } from '../send';
import { useRequest } from '../use-request';
import { policyTexts as words } from './policy.texts';
import styles from './second-factor-policy.module.css';

interface SecondFactorPolicyProps {
  /** All roles, in the order of display. */
  readonly roles: readonly { readonly id: string; readonly name: string }[];
}

/** The owners' form for the day from which chosen roles need a second factor. */
export function SecondFactorPolicy({ roles }: SecondFactorPolicyProps) {
  const titleId = useId();
  const answer = useRequest(getSecondFactorPolicy, {});
  return (
    <section aria-labelledby={titleId} className={styles.policy}>
      <h2 id={titleId}>{words.title}</h2>
      <p className={styles.hint}>{words.intro}</p>
      <Loaded answer={answer} notLoaded={words.notLoaded}>
        {(policy) => <PolicyForm policy={policy} roles={roles} />}
      </Loaded>
    </section>
  );
}

interface PolicyFormProps extends SecondFactorPolicyProps {
  readonly policy: Policy;
}

const schemas = { policyFrom: date } as const;

function PolicyForm({ policy, roles }: PolicyFormProps) {
  const { outcome, say, clear } = useOutcome();
  const form = useForm({
    check: checkPolicy,
    send: async (element) => {
      clear();
      const body = readPolicy(element);
      const changed = await sendChange(changeSecondFactorPolicy, { body }, words.failed);
      if (!changed.ok) return renameIssues(changed, { from: 'policyFrom', roles: 'policyRoles' });
      say('success', words.saved);
      // The policy may now require something else of the user's own account.
      void reloadStaffAccount();
      return undefined;
    },
  });
  return (
    <>
      <StaffForm form={form} labels={words}>
        <FormField
          name="policyFrom"
          schema={date}
          required={false}
          behaviour={{ autocomplete: 'off' }}
          labels={{ label: words.from, hint: words.fromHint }}
          defaultValue={policy.from ?? undefined}
        />
        <RoleChoice name="policyRoles" legend={words.roles} roles={roles} chosen={policy.roles} />
      </StaffForm>
      <OutcomeMessage outcome={outcome} />
    </>
  );
}

function readPolicy(form: HTMLFormElement): Policy {
  return { from: getText(form, 'policyFrom') || null, roles: getChosenRoles(form, 'policyRoles') };
}

/** A day without a role would require a second factor of nobody, although it looks as if it did. */
function checkPolicy(form: HTMLFormElement): FormCheck {
  const { rolesNeeded } = words;
  const { from, roles } = readPolicy(form);
  const isForNobody = from !== null && roles.length === 0;
  return {
    errors: {
      ...findFieldErrors(form, schemas),
      ...(isForNobody && { policyRoles: { message: rolesNeeded } }),
    },
  };
}
