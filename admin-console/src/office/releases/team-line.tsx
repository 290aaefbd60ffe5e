import { email as emailSchema } from 'contract/field';
import { setTeamEmail } from 'contract/release-requests';
import type { ReleasesOfPackage } from 'contract/release-requests';
import { findFieldErrors } from 'shared-ui/find-field-errors';
import { FormField } from 'shared-ui/form-field';
import { useForm } from 'shared-ui/use-form';
import { getText } from '../../base/parts/forms/get-text';
import { OpenedForm } from '../../base/parts/forms/opened-form';
import { StaffForm } from '../../base/parts/forms/staff-form';
import { useFocusOnOpening } from '../../base/parts/forms/use-focus-on-opening';
import { sendChange } from '../../session/send';
import styles from './releases.module.css';
import { releasesTexts } from './releases.texts';

interface TeamLineProps {
  readonly name: ReleasesOfPackage['name'];
  readonly team: ReleasesOfPackage['team'];
  readonly mayChange: boolean;
}

/** Whose package it is, and who is mailed if its trial is stopped. */
export function TeamLine({ name, team, mayChange }: TeamLineProps) {
  const texts = releasesTexts.team;
  // The shell has no trials, so nobody is mailed.
  const isMailed = name !== 'shell';
  return (
    <div className={styles.team}>
      <p>
        {texts.name(team.name)} {isMailed && texts.mailed(team.email)}
      </p>
      {isMailed && mayChange && (
        <OpenedForm open={texts.change} about={releasesTexts.packages[name]} variant="quiet">
          {(done, leave) => (
            <TeamForm {...{ name, team }} onSaved={() => done(texts.saved)} onCancel={leave} />
          )}
        </OpenedForm>
      )}
    </div>
  );
}

interface TeamFormProps extends Pick<TeamLineProps, 'name' | 'team'> {
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

function TeamForm({ name, team, onSaved, onCancel }: TeamFormProps) {
  const { label, hint, ...labels } = releasesTexts.team;
  const form = useForm({
    check: (element) => ({ errors: findFieldErrors(element, { email: emailSchema }) }),
    send: async (element) => {
      const email = getText(element, 'email').trim() || null;
      const sent = await sendChange(
        setTeamEmail,
        { package: name, body: { email } },
        labels.failed,
      );
      if (!sent.ok) return sent;
      onSaved();
      return undefined;
    },
  });
  useFocusOnOpening(form.element);
  return (
    <StaffForm form={form} labels={labels} onCancel={onCancel}>
      <FormField
        name="email"
        schema={emailSchema}
        required={false}
        behaviour={{ autocomplete: 'off' }}
        labels={{ label, hint }}
        defaultValue={team.email ?? ''}
      />
    </StaffForm>
  );
}
