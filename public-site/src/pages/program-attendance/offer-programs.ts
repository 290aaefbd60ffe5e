import { programs as specified } from 'contract/submissions';
import type { LoadedForm } from 'shared-ui/form-definition';
import { knownPrograms, programOf } from '../../programs/programs';
import type { Program } from '../../programs/programs';
import { offeredTexts } from './offered.texts';

/** The form with what its thanks lead to: the pages of programmes that are announced. */
export function leadToAnnounced({ labels, ...form }: LoadedForm): LoadedForm {
  const links = Object.fromEntries(
    knownPrograms().flatMap(({ page }) => {
      const program = page && programOf(page);
      return program ? [[page, offeredTexts.about(program.name)]] : [];
    }),
  );
  return { ...form, labels: { ...labels, next: { ...labels.next, links } } };
}

/** The registration form as it offers these programmes; its own sentences name those of SPEC 3. */
export function offerPrograms(definition: LoadedForm, programs: readonly Program[]): LoadedForm {
  const { fields, labels, ...form } = leadToAnnounced(definition);
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
    },
  };
}
