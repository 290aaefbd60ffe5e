import { useId } from 'react';
import { FieldError } from 'shared-ui/field-error';
import { useFieldError } from 'shared-ui/form-context';
import styles from './boxes.module.css';

interface Role {
  readonly id: string;
  readonly name: string;
}

interface RoleChoiceProps<Choosable extends Role> {
  /** Of the boxes in the form around them. */
  readonly name: string;
  readonly legend: string;
  readonly roles: readonly Choosable[];
  /** The ids of those that are chosen from the start. */
  readonly chosen: readonly string[];
  /** Those that stay as they are: the caller may not give them. */
  readonly isFixed?: (role: Choosable) => boolean;
}

/** Some of the roles, as boxes to tick in the form around them, with what is wrong with the choice. */
export function RoleChoice<Choosable extends Role>(props: RoleChoiceProps<Choosable>) {
  const { name, legend, roles, chosen, isFixed } = props;
  const faultId = useId();
  const fault = useFieldError(name);
  const described = fault ? faultId : undefined;
  return (
    <fieldset className={styles.boxes} aria-describedby={described}>
      <legend>{legend}</legend>
      {fault && <FieldError id={faultId} fault={fault} />}
      {roles.map((role) => (
        <label key={role.id} className={styles.box}>
          <input
            type="checkbox"
            name={name}
            value={role.id}
            defaultChecked={chosen.includes(role.id)}
            disabled={isFixed?.(role)}
            aria-invalid={fault ? true : undefined}
            aria-describedby={described}
          />
          {role.name}
        </label>
      ))}
    </fieldset>
  );
}

/** The ids of what is chosen; what is fixed counts as it is. */
export const readRoles = (form: HTMLFormElement, name: string): string[] =>
  [...form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)]
    .filter(({ checked }) => checked)
    .map(({ value }) => value);
