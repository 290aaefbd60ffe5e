import type { FilterField } from 'contract/filter-fields';
import { personFilterFields, readPersonFilter } from 'contract/person-filter';
import type { RecordKind } from 'contract/review';
import { sectionTitles } from '../../../base/model/fixed-texts';
import { sectionNames } from '../../../base/model/sections';
import type { KnownStaff } from '../../colleagues/staff';
import type { FilterChoice, FilterSubject } from '../../filters/filter-subject';
import { choiceLabel, factLabel, peopleOf } from '../../filters/section-subject';
import { peopleFilterTexts } from './people-filter.texts';

/** The filters of people, by the sections that the user may read. */
export const peopleSubject = (
  mayRead: (kind: RecordKind) => boolean,
  staff: KnownStaff,
): FilterSubject => ({
  fields: personFilterFields,
  labelOf: (field) =>
    Object.hasOwn(peopleFilterTexts.fields, field)
      ? peopleFilterTexts.fields[field as keyof typeof peopleFilterTexts.fields]
      : factLabel(field),
  read: (item) => readPersonFilter([item])?.[0],
  choicesOf: (field) => choicesOf(field, mayRead, staff),
});

function choicesOf(
  { field, type, choices = [] }: FilterField,
  mayRead: (kind: RecordKind) => boolean,
  staff: KnownStaff,
): readonly FilterChoice[] {
  if (type === 'person') return peopleOf(staff);
  if (field === 'section')
    return sectionNames.filter(mayRead).map((value) => ({ value, label: sectionTitles[value] }));
  const labels: Readonly<Record<string, string>> =
    field === 'open' || field === 'household' ? peopleFilterTexts[field] : {};
  return choices.map((value) => ({ value, label: labels[value] ?? choiceLabel(field, value) }));
}
