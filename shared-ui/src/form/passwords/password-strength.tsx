import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import type { PasswordOwner, PasswordStrength as Strength } from 'contract/password-strength';
import { shownName } from 'contract/shown-name';
import styles from '../form.module.css';
import { findControl } from './find-control';
import { passwordStrengthTexts as words } from './password-strength.texts';

interface PasswordStrengthProps {
  readonly field: string;
  readonly owner: PasswordOwner;
  readonly place: RefObject<Element | null>;
}

/**
 * Milliseconds without typing after which the password is measured, because measuring at each key would slow down
 * typing.
 */
const pause = 300;

export default function PasswordStrength(props: PasswordStrengthProps) {
  const strength = useStrength(props);
  if (strength === undefined) return null;
  return (
    <span className={styles.hint}>{strength.isEnough ? words.enough : explain(strength)}</span>
  );
}

const explain = ({ warning }: Strength) =>
  `${warning === undefined ? words.common : words.reasons[warning]} ${words.suggestion}`;

/** Undefined while the password is too short, which the field's own hint says. */
function useStrength({ field, owner, place }: PasswordStrengthProps): Strength | undefined {
  const [strength, setStrength] = useState<Strength>();
  useEffect(() => {
    const form = place.current?.closest('form');
    const control = findControl(place.current, field);
    if (!form || !control) return;
    let timer: ReturnType<typeof setTimeout>;
    const measure = async () => {
      const { measurePassword } = await import('contract/password-strength');
      const { value, minLength } = control;
      const isLongEnough = value !== '' && value.length >= minLength;
      setStrength(isLongEnough ? measurePassword(value, owner, ownTexts(form)) : undefined);
    };
    const measureSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void measure().catch(() => setStrength(undefined)), pause);
    };
    measureSoon();
    form.addEventListener('input', measureSoon);
    return () => {
      clearTimeout(timer);
      form.removeEventListener('input', measureSoon);
    };
  }, [field, owner, place]);
  return strength;
}

const ownControls = ['name', 'username', 'email', 'address-line1']
  .map((token) => `[autocomplete=${token}]`)
  .join();

/** The person's data in the form, and the church's name. */
const ownTexts = (form: HTMLFormElement): string[] => [
  ...[...form.querySelectorAll<HTMLInputElement>(ownControls)].map(({ value }) => value),
  shownName(),
];
