import { recordKinds } from 'contract/review';
import type { RecordKind } from 'contract/review';
import { chooseStaffMails, getStaffMails, staffMailChoices } from 'contract/staff-mail-requests';
import type { StaffMails } from 'contract/staff-mail-requests';
import { FormField } from 'shared-ui/form-field';
import { useForm } from 'shared-ui/use-form';
import { sectionTitles } from '../../base/model/fixed-texts';
import { Loaded } from '../../session/loaded';
import { OutcomeMessage } from '../../base/parts/forms/outcome-message';
import { getText } from '../../base/parts/forms/get-text';
import { StaffForm } from '../../base/parts/forms/staff-form';
import { useOutcome } from '../../base/parts/forms/use-outcome';
import { sendChange } from '../../session/send';
import { useRequest } from '../../session/use-request';
import { myAccountTexts } from './my-account.texts';
import styles from './my-account-view.module.css';
import { Section } from './section';
import { YesOrNo, saysYes } from './yes-or-no';

const choice = { type: 'string', enum: staffMailChoices } as const;

/** The option that replaces an hour: no daily mail. */
const never = 'never';
const hours = Array.from({ length: 24 }, (_, hour) => String(hour));
const digestHour = { type: 'string', enum: [...hours, never] } as const;

const colleagueNews = 'colleagueNews';

/** The choice of the mails about arrivals in the user's sections. */
export function MailsSection() {
  const { mails: words } = myAccountTexts;
  const mails = useRequest(getStaffMails, {});
  return (
    <Section title={words.title}>
      <p className={styles.hint}>{words.intro}</p>
      <Loaded answer={mails} notLoaded={words.notLoaded}>
        {(body) =>
          Object.keys(body.sections).length === 0 ? <p>{words.none}</p> : <MailsForm mails={body} />
        }
      </Loaded>
    </Section>
  );
}

function MailsForm({ mails }: { readonly mails: StaffMails }) {
  const { mails: words } = myAccountTexts;
  const { outcome, say, clear } = useOutcome();
  const kinds = recordKinds.filter((kind) => mails.sections[kind] !== undefined);
  const form = useForm({
    check: () => ({ errors: {} }),
    send: async (element) => {
      clear();
      const body = readChoices(element, kinds);
      const saved = await sendChange(chooseStaffMails, { body }, words.failed);
      if (!saved.ok) return saved;
      say('success', words.saved);
      return undefined;
    },
  });
  const hourNames = hours.map((hour) => [hour, `${hour.padStart(2, '0')}:00`] as const);
  return (
    <>
      <StaffForm form={form} labels={words}>
        <div className={styles.choices}>
          {kinds.map((kind) => (
            <FormField
              key={kind}
              name={fieldOf(kind)}
              schema={choice}
              required
              behaviour={{ autocomplete: 'off' }}
              labels={{ label: sectionTitles[kind], choices: words.choices }}
              defaultValue={mails.sections[kind]}
            />
          ))}
        </div>
        <FormField
          name="digestHour"
          schema={digestHour}
          required
          behaviour={{ autocomplete: 'off' }}
          labels={{
            label: words.hour,
            hint: words.hourHint,
            choices: Object.fromEntries([...hourNames, [never, words.noDigest] as const]),
          }}
          defaultValue={String(mails.digestHour ?? never)}
        />
        <YesOrNo
          name={colleagueNews}
          label={words.colleagues}
          hint={words.colleaguesHint}
          isYes={mails.colleagueNews}
        />
      </StaffForm>
      <OutcomeMessage outcome={outcome} />
    </>
  );
}

const fieldOf = (kind: RecordKind) => `mails-${kind}`;

function readChoices(form: HTMLFormElement, kinds: readonly RecordKind[]) {
  const hour = getText(form, 'digestHour');
  const sections = kinds.map((kind) => [kind, getText(form, fieldOf(kind))] as const);
  return {
    sections: Object.fromEntries(sections),
    digestHour: hour === never ? null : Number(hour),
    colleagueNews: saysYes(form, colleagueNews),
  };
}
