import type { InputEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { programParameter } from '../../programs/registration-path';

/** The programme that the address asks for. It follows the form, so that a reload shows what was chosen last. */
export function useAskedProgram() {
  const [parameters, setParameters] = useSearchParams();
  const program = parameters.get(programParameter);
  const follow = ({ target }: InputEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLSelectElement) || target.name !== programParameter) return;
    parameters.set(programParameter, target.value);
    setParameters(parameters, { replace: true, preventScrollReset: true });
  };
  return { asked: program === null ? undefined : { [programParameter]: program }, follow };
}
