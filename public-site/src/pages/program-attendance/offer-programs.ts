import { programs as specified } from 'contract/submissions';
import type { LoadedForm } from 'shared-ui/form-definition';
import { knownPrograms } from '../../programs/programs';
import type { Program } from '../../programs/programs';
import { offeredTexts } from './offered.texts';

/**
 * Links to the pages of announced programmes. If several have the same page, the last one gives the text, as on that
 * page.
 */
export const linksToAnnounced = (): LoadedForm['labels']['next']['links'] =>
  Object.fromEntries(
    knownPrograms().flatMap(({ page, name }) => (page ? [[page, offeredTexts.about(name)]] : [])),
  );

/** The registration form with these programmes as choices; its own texts name those of requirements 3. */
export function offerPrograms(
  { fields, labels, ...form }: LoadedForm,
  programs: readonly Program[],
): LoadedForm {
  const values = programs.map(({ program }) => program);
  const isAsSpecified = values.join('\n') === specified.join('\n');
  const names = Object.fromEntries(programs.map(({ program, name }) => [program, name]));
  return {
    ...form,
    fields: { ...fields, program: { autocomplete: 'off', choices: values } },
    labels: {
      ...labels,
      ...(isAsSpecified ? {} : offeredTexts.others),
      fields: {
        ...labels.fields,
        program: { label: '', ...labels.fields['program'], choices: names },
      },
      next: { ...labels.next, links: linksToAnnounced() },
    },
  };
}
