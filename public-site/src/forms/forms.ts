import type { SubmissionName } from 'contract/submissions';
import type { FormDefinitionOf, LoadedForm } from 'shared-ui/form-definition';

/** `babyNaming` is defined in `definitions/baby-naming.form.ts`. */
const fileOf = (name: SubmissionName) =>
  name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

/** Loads the form of a submission. Rejects if it has no definition. */
export async function loadForm<Name extends SubmissionName>(
  name: Name,
): Promise<FormDefinitionOf<Name> & LoadedForm> {
  const [{ form }, { getTerms }] = await Promise.all([
    import(`./definitions/${fileOf(name)}.form.ts`) as Promise<{
      readonly form: FormDefinitionOf<Name>;
    }>,
    import('./form-terms'),
  ]);
  return { ...form, terms: await getTerms(name) };
}
