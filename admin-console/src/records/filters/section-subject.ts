import { filterFields, meAsAssignee, nobodyAsAssignee } from 'contract/filter-fields';
import type { FilterField } from 'contract/filter-fields';
import { languageNames } from 'contract/languages';
import { readFilter } from 'contract/record-filter';
import { foldForSearch } from 'contract/text-folding';
import { fieldLabel } from '../../base/model/field-labels';
import { formatFieldValue } from '../../base/model/format-field-value';
import { formatValue } from '../../base/model/format-value';
import { receivedField } from '../../base/model/record-fields';
import type { SectionName } from '../../base/model/sections';
import { displayNameOf } from '../colleagues/staff';
import type { KnownStaff } from '../colleagues/staff';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import { reviewTexts } from '../review/store/review.texts';
import type { FilterChoice, FilterSubject } from './filter-subject';
import { filterTexts } from './filters.texts';

/** Values of a text that can be chosen at most; longer ones are no names of something. */
const most = { choices: 30, letters: 60 };

/** The filters of a section. The values of its texts are those of `rows`. */
export function sectionSubject(
  kind: SectionName,
  rows: readonly MarkedRecord[],
  staff: KnownStaff,
): FilterSubject {
  const fields = filterFields(kind);
  const found = new Map<string, readonly FilterChoice[]>();
  return {
    fields: [
      ...fields.filter(({ field }) => field === receivedField),
      ...fields.filter(({ field }) => field !== receivedField),
    ],
    labelOf: factLabel,
    read: (item) => readFilter(kind, [item])?.[0],
    choicesOf: ({ field, type, choices = [] }) => {
      if (type === 'person') return peopleOf(staff);
      if (type !== 'text')
        return choices.map((value) => ({ value, label: choiceLabel(field, value) }));
      const values = found.get(field) ?? valuesOf(rows, field);
      found.set(field, values);
      return values;
    },
  };
}

/** The label of a field, or of what is known of a record besides. */
export const factLabel = (field: string): string =>
  Object.hasOwn(filterTexts.facts, field)
    ? filterTexts.facts[field as keyof typeof filterTexts.facts]
    : fieldLabel(field);

const factLabels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'review.state': reviewTexts.states,
  'review.urgency': filterTexts.urgency,
  contacted: filterTexts.contacted,
  consent: filterTexts.consent,
  language: languageNames,
};

export const choiceLabel = (field: string, value: string): string =>
  factLabels[field]?.[value] ?? formatFieldValue(field, value);

/** The staff accounts that a record may be assigned to. */
export const peopleOf = (staff: KnownStaff): readonly FilterChoice[] => [
  { value: meAsAssignee, label: filterTexts.me },
  { value: nobodyAsAssignee, label: reviewTexts.nobody },
  ...(typeof staff === 'string' ? [] : staff).map((member) => ({
    value: member._id,
    label: displayNameOf(member),
  })),
];

/** The values of a text, the most frequent first. Values that the search takes for the same are one. */
function valuesOf(rows: readonly MarkedRecord[], field: FilterField['field']) {
  const counts = new Map<string, { readonly label: string; count: number }>();
  for (const { record } of rows) {
    const label = formatValue(record[field]).trim();
    if (label === '' || label.length > most.letters) continue;
    const folded = foldForSearch(label);
    const known = counts.get(folded);
    if (known) known.count += 1;
    else counts.set(folded, { label, count: 1 });
  }
  return [...counts.values()]
    .sort((one, other) => other.count - one.count || one.label.localeCompare(other.label))
    .slice(0, most.choices)
    .map(({ label, count }): FilterChoice => ({ value: label, label, count }));
}
