import { useId } from 'react';
import type { ListedRole } from 'contract/staff-accounts';
import styles from './accounts.module.css';

interface RoleChoiceProps {
  readonly legend: string;
  readonly roles: readonly ListedRole[];
  readonly chosen: readonly string[];
  /** Those that stay as they are: the caller may not give them. */
  readonly isFixed?: (role: ListedRole) => boolean;
  /** What is wrong with the choice. */
  readonly fault?: string | undefined;
}

/** The name of the checkboxes in their form. */
export const roleField = 'roles';

/** Some of the roles, as checkboxes of the form around them. */
export function RoleChoice({ legend, roles, chosen, isFixed, fault }: RoleChoiceProps) {
  const id = useId();
  return (
    <fieldset className={styles.choice} aria-describedby={fault ? id : undefined}>
      <legend>{legend}</legend>
      {fault && (
        <p id={id} className={styles.fault}>
          {fault}
        </p>
      )}
      {roles.map((role) => (
        <label key={role.id} className={styles.check}>
          <input
            type="checkbox"
            name={roleField}
            value={role.id}
            defaultChecked={chosen.includes(role.id)}
            disabled={isFixed?.(role)}
          />
          {role.name}
        </label>
      ))}
    </fieldset>
  );
}

/** The ids of what is chosen; what is fixed counts as it is. */
export const readRoles = (form: HTMLFormElement): string[] =>
  [...form.querySelectorAll<HTMLInputElement>(`[name="${roleField}"]`)]
    .filter(({ checked }) => checked)
    .map(({ value }) => value);
