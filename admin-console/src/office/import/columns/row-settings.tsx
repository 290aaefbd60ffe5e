import { useId } from 'react';
import { dateOrders, fieldInSection, importedBody, wholeOfPart } from 'contract/import-fields';
import { phoneCountryCodes, phoneCountryNames } from 'contract/phone-number';
import type { ImportFile } from 'contract/import-requests';
import type { RecordKind } from 'contract/review';
import { countryTexts } from '../../../base/model/country.texts';
import boxes from '../../../base/parts/forms/boxes.module.css';
import styles from '../import.module.css';
import { choicesOf, importFieldLabel } from '../import-field';
import type { ImportSettings, SettingsChange } from '../use-import';
import { columnsTexts as words } from './columns.texts';

interface RowSettingsProps {
  /** What the file tells of its dates with slashes; undefined if there are none. */
  readonly foundOrder: ImportFile['dateOrder'];
  readonly settings: ImportSettings;
  readonly onChange: (change: SettingsChange) => void;
}

/** What is said once for all rows. */
export function RowSettings({ foundOrder, settings, onChange }: RowSettingsProps) {
  const { target, country, dateOrder, defaults, isOpenWork } = settings;
  const missing = target === 'as-said' ? [] : missingFields(target, settings.columns);
  return (
    <>
      {target !== 'as-said' && missing.length > 0 && (
        <div className={styles.group}>
          <h3>{words.missing}</h3>
          <p className={styles.hint}>{words.missingHint}</p>
          {missing.map((field) => (
            <DefaultValue
              key={field}
              kind={target}
              field={field}
              text={defaults[field] ?? ''}
              onChange={(text) => onChange({ defaults: withValue(defaults, field, text) })}
            />
          ))}
        </div>
      )}
      <Choice
        label={words.country}
        hint={country === undefined ? undefined : words.countryHint(phoneCountryCodes[country])}
        value={country ?? ''}
        options={[
          ...phoneCountryNames.map((one) => [one, countryTexts[one]] as const),
          ['', words.noCountry],
        ]}
        onChoose={(value) => onChange({ country: phoneCountryNames.find((one) => one === value) })}
      />
      {foundOrder !== undefined && (
        <Choice
          label={words.dateOrder}
          hint={words.dateOrderHint}
          value={dateOrder ?? ''}
          options={[
            ['', words.noDateOrder],
            ...dateOrders.map((one) => [one, words.dateOrders[one]] as const),
          ]}
          onChoose={(value) => onChange({ dateOrder: dateOrders.find((one) => one === value) })}
        />
      )}
      <div>
        <label className={boxes.box}>
          <input
            type="checkbox"
            checked={isOpenWork}
            onChange={({ target: box }) => onChange({ isOpenWork: box.checked })}
          />
          {words.isOpenWork}
        </label>
        <p className={styles.hint}>{words.isOpenWorkHint}</p>
      </div>
    </>
  );
}

/** The required fields of a section for which no column is chosen. */
function missingFields(kind: RecordKind, columns: ImportSettings['columns']): readonly string[] {
  const filled = new Set(
    columns.map((field) => field && fieldInSection(kind, wholeOfPart(field) ?? field)),
  );
  return importedBody(kind).required.filter((field) => !filled.has(field));
}

function withValue(defaults: ImportSettings['defaults'], field: string, text: string) {
  const { [field]: _before, ...others } = defaults;
  return text === '' ? others : { ...others, [field]: text };
}

interface ChoiceProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChoose: (value: string) => void;
}

function Choice({ label, hint, value, options, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <div className={styles.setting}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={({ target }) => onChoose(target.value)}
      >
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
      {hint !== undefined && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
    </div>
  );
}

interface DefaultValueProps {
  readonly kind: RecordKind;
  readonly field: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
}

function DefaultValue({ kind, field, text, onChange }: DefaultValueProps) {
  const id = useId();
  const choices = choicesOf(kind, field);
  const label = words.forAll(importFieldLabel(field));
  if (choices)
    return (
      <Choice
        label={label}
        value={text}
        options={[
          ['', words.perRow],
          ...choices.map(({ value, label: name }) => [value, name] as const),
        ]}
        onChoose={onChange}
      />
    );
  return (
    <div className={styles.setting}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        defaultValue={text}
        placeholder={words.perRow}
        autoComplete="off"
        onBlur={({ target }) => {
          // Leaving the field unchanged must not make the rows be checked again.
          if (target.value.trim() !== text) onChange(target.value.trim());
        }}
      />
    </div>
  );
}
