import { useId, useRef, useState } from 'react';
import { submissionNames } from 'contract/submissions';
import type { SubmissionName } from 'contract/submissions';
import {
  categories,
  categoryFields,
  changeWorkSettings,
  getWorkSettings,
} from 'contract/work-settings-requests';
import type { WorkSettings } from 'contract/work-settings-requests';
import { choiceTexts } from 'contract/records/choice.texts';
import { sectionTitles } from '../../base/model/fixed-texts';
import type { OutcomeNoteState } from '../../base/outcome-note/use-outcome-note';
import boxes from '../../base/parts/forms/boxes.module.css';
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

interface WorkSettingsSectionProps {
  readonly say: OutcomeNoteState['say'];
}

/** When the records of each section are due, and which categories are urgent. Each change is stored at once. */
export function WorkSettingsSection({ say }: WorkSettingsSectionProps) {
  const titleId = useId();
  const { settings: words } = urgencyTexts;
  const answer = useRequest(getWorkSettings, {});
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId}>{words.title}</h2>
      <p className={styles.hint}>{words.intro}</p>
      <Loaded answer={answer} notLoaded={words.notLoaded}>
        {(settings) => <Settings settings={settings} say={say} />}
      </Loaded>
    </section>
  );
}

interface SettingsProps extends WorkSettingsSectionProps {
  readonly settings: WorkSettings;
}

function Settings({ settings, say }: SettingsProps) {
  const { settings: words } = urgencyTexts;
  const [shown, show] = useState(settings);
  /** One change after the other, in the order in which they were made. */
  const queue = useRef(Promise.resolve());
  const change = (body: WorkSettings, done: string) => {
    const before = shown;
    show({ ...body, dueDays: { ...before.dueDays, ...body.dueDays } });
    const save = async () => {
      const sent = await sendChange(changeWorkSettings, { body }, words.failed);
      if (!sent.ok) show(before);
      say(sent.ok ? { tone: 'success', text: done } : { tone: 'error', text: sent.message });
    };
    queue.current = queue.current.then(save);
  };
  const { dueDays, urgentCategories } = shown;
  return (
    <>
      <div className={styles.dues}>
        {submissionNames.map((kind) => (
          <DueDays
            key={kind}
            kind={kind}
            days={dueDays[kind] ?? null}
            onChoose={(days, name) =>
              change(
                { dueDays: { [kind]: days }, urgentCategories },
                words.saved(`${sectionTitles[kind]}, ${name}`),
              )
            }
          />
        ))}
      </div>
      <h3>{words.categoriesTitle}</h3>
      <p className={styles.hint}>{words.categoriesIntro}</p>
      {categoryKinds.map((kind) => (
        <Categories
          key={kind}
          kind={kind}
          chosen={urgentCategories[kind]}
          onChoose={(chosen) =>
            change(
              { dueDays: {}, urgentCategories: { ...urgentCategories, [kind]: chosen } },
              words.saved(
                `${sectionTitles[kind]}, ${chosen.map((one) => nameOf(kind, one)).join(', ') || words.noCategory}`,
              ),
            )
          }
        />
      ))}
    </>
  );
}

interface DueDaysProps {
  readonly kind: SubmissionName;
  /** Null: never due. */
  readonly days: number | null;
  readonly onChoose: (days: number | null, name: string) => void;
}

function DueDays({ kind, days, onChoose }: DueDaysProps) {
  const id = useId();
  const { settings: words } = urgencyTexts;
  const nameDays = (count: number | null) => (count === null ? words.never : words.days(count));
  // Another number may be stored than those that are offered.
  const numbers = [...new Set([...usualDays, days ?? 1])].sort((one, other) => one - other);
  return (
    <div className={styles.week}>
      <label htmlFor={id}>{sectionTitles[kind]}</label>
      <select
        id={id}
        value={days ?? never}
        onChange={({ target: { value } }) => {
          const chosen = value === never ? null : Number(value);
          onChoose(chosen, nameDays(chosen));
        }}
      >
        <option value={never}>{words.never}</option>
        {numbers.map((count) => (
          <option key={count} value={count}>
            {nameDays(count)}
          </option>
        ))}
      </select>
    </div>
  );
}

interface CategoriesProps {
  readonly kind: CategoryKind;
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
}

function Categories({ kind, chosen, onChoose }: CategoriesProps) {
  return (
    <fieldset className={boxes.boxes}>
      <legend>{sectionTitles[kind]}</legend>
      {categories[kind].map((category) => (
        <label key={category} className={boxes.box}>
          <input
            type="checkbox"
            checked={chosen.includes(category)}
            onChange={({ target: { checked } }) =>
              onChoose(
                categories[kind].filter((one) =>
                  one === category ? checked : chosen.includes(one),
                ),
              )
            }
          />
          {nameOf(kind, category)}
        </label>
      ))}
    </fieldset>
  );
}

const nameOf = (kind: CategoryKind, category: string) =>
  choiceTexts[categoryFields[kind]]?.[category] ?? category;
