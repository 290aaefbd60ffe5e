import { useId } from 'react';
import { submissionNames } from 'contract/submissions';
import type { SubmissionName } from 'contract/submissions';
import {
  categories,
  categoryFields,
  changeWorkSettings,
  getWorkSettings,
} from 'contract/work-settings-requests';
import type { WorkSettings } from 'contract/work-settings-requests';
import { FormField } from 'shared-ui/form-field';
import { useForm } from 'shared-ui/use-form';
import { choiceTexts } from '../../base/model/choice.texts';
import { sectionTitles } from '../../base/model/fixed-texts';
import boxes from '../../base/parts/forms/boxes.module.css';
import { getText } from '../../base/parts/forms/get-text';
import { OutcomeMessage } from '../../base/parts/forms/outcome-message';
import { StaffForm } from '../../base/parts/forms/staff-form';
import { useOutcome } from '../../base/parts/forms/use-outcome';
import { Loaded } from '../../session/loaded';
import { sendChange } from '../../session/send';
import { useRequest } from '../../session/use-request';
import { urgencyTexts } from './urgency.texts';
import styles from './urgency.module.css';

/** The option of a section whose records are never due. */
const never = 'never';
const usualDays = [1, 2, 3, 4, 5, 6, 7, 10, 14, 21, 30, 60, 90];

type CategoryKind = keyof typeof categories;
const categoryKinds = Object.keys(categories) as readonly CategoryKind[];

/** When the records of each section are due, and which categories are urgent. */
export function WorkSettingsSection() {
  const titleId = useId();
  const { settings: words } = urgencyTexts;
  const answer = useRequest(getWorkSettings, {});
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId}>{words.title}</h2>
      <p className={styles.hint}>{words.intro}</p>
      <Loaded answer={answer} notLoaded={words.notLoaded}>
        {(settings) => <SettingsForm settings={settings} />}
      </Loaded>
    </section>
  );
}

function SettingsForm({ settings }: { readonly settings: WorkSettings }) {
  const { settings: words } = urgencyTexts;
  const { outcome, say, clear } = useOutcome();
  const form = useForm({
    check: () => ({ errors: {} }),
    send: async (element) => {
      clear();
      const body = readSettings(element);
      const saved = await sendChange(changeWorkSettings, { body }, words.failed);
      if (!saved.ok) return saved;
      say('success', words.saved);
      return undefined;
    },
  });
  return (
    <>
      <StaffForm form={form} labels={words}>
        <div className={styles.dues}>
          {submissionNames.map((kind) => (
            <DueDays key={kind} kind={kind} days={settings.dueDays[kind] ?? null} />
          ))}
        </div>
        <h3>{words.categoriesTitle}</h3>
        <p className={styles.hint}>{words.categoriesIntro}</p>
        {categoryKinds.map((kind) => (
          <fieldset key={kind} className={boxes.boxes}>
            <legend>{sectionTitles[kind]}</legend>
            {categories[kind].map((category) => (
              <label key={category} className={boxes.box}>
                <input
                  type="checkbox"
                  name={categoryField(kind)}
                  value={category}
                  defaultChecked={settings.urgentCategories[kind].some((one) => one === category)}
                />
                {choiceTexts[categoryFields[kind]]?.[category] ?? category}
              </label>
            ))}
          </fieldset>
        ))}
      </StaffForm>
      <OutcomeMessage outcome={outcome} />
    </>
  );
}

interface DueDaysProps {
  readonly kind: SubmissionName;
  /** Null: never due. */
  readonly days: number | null;
}

function DueDays({ kind, days }: DueDaysProps) {
  const { settings: words } = urgencyTexts;
  // Another number may be stored than those that are offered.
  const numbers = [...new Set([...usualDays, days ?? 1])].sort((one, other) => one - other);
  const names = numbers.map((number) => [String(number), words.days(number)] as const);
  return (
    <FormField
      name={dueField(kind)}
      schema={{ type: 'string', enum: [never, ...numbers.map(String)] }}
      required
      behaviour={{ autocomplete: 'off' }}
      labels={{
        label: sectionTitles[kind],
        choices: { [never]: words.never, ...Object.fromEntries(names) },
      }}
      defaultValue={String(days ?? never)}
    />
  );
}

const dueField = (kind: SubmissionName) => `due-${kind}`;
const categoryField = (kind: CategoryKind) => `categories-${kind}`;

function readSettings(form: HTMLFormElement): WorkSettings {
  const dueDays = submissionNames.map((kind) => {
    const chosen = getText(form, dueField(kind));
    return [kind, chosen === never ? null : Number(chosen)] as const;
  });
  const checked = new FormData(form);
  const chosenOf = <const Category extends string>(
    kind: CategoryKind,
    all: readonly Category[],
  ): readonly Category[] => all.filter((one) => checked.getAll(categoryField(kind)).includes(one));
  return {
    dueDays: Object.fromEntries(dueDays),
    urgentCategories: {
      welfare: chosenOf('welfare', categories.welfare),
      request: chosenOf('request', categories.request),
    },
  };
}
