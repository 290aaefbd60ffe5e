import { useId } from 'react';
import { FieldError } from 'shared-ui/field-error';
import { useFieldError } from 'shared-ui/form-context';
import styles from './boxes.module.css';

interface Role {
  readonly id: string;
  readonly name: string;
}

interface RoleChoiceProps<Choosable extends Role> {
  readonly name: string;
  readonly legend: string;
  readonly roles: readonly Choosable[];
  /** The ids of the roles that are checked initially. */
  readonly chosen: readonly string[];
  /** Roles that cannot be changed, because the user may not grant them. */
  readonly isFixed?: (role: Choosable) => boolean;
}

/** A group of checkboxes for roles, with the error of the field. */
export function RoleChoice<Choosable extends Role>(props: RoleChoiceProps<Choosable>) {
  const { name, legend, roles, chosen, isFixed } = props;
  const errorId = useId();
  const error = useFieldError(name);
  const described = error ? errorId : undefined;
  return (
    <fieldset className={styles.boxes} aria-describedby={described}>
      <legend>{legend}</legend>
      {error && <FieldError id={errorId} message={error} />}
      {roles.map((role) => (
        <label key={role.id} className={styles.box}>
          <input
            type="checkbox"
            name={name}
            value={role.id}
            defaultChecked={chosen.includes(role.id)}
            disabled={isFixed?.(role)}
            aria-invalid={error ? true : undefined}
            aria-describedby={described}
          />
          {role.name}
        </label>
      ))}
    </fieldset>
  );
}

/** The ids of the checked roles, including fixed ones. */
export const getChosenRoles = (form: HTMLFormElement, name: string): string[] =>
  [...form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)]
    .filter(({ checked }) => checked)
    .map(({ value }) => value);
