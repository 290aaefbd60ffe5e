import { Suspense, lazy, useEffect, useRef, useState } from 'react';
import type { PasswordOwner } from 'contract/password-strength';
import { findControl } from './find-control';

interface PasswordNoteProps {
  /** The name of the field that holds the new password. */
  readonly field: string;
  readonly owner: PasswordOwner;
}

/** Weighs a megabyte with its words. Where it cannot be had, the server's answer says the same. */
const PasswordStrength = lazy(() =>
  import('./password-strength').catch(() => ({ default: () => null })),
);

/** Says at a new password, while it is typed, whether it is easy to guess, and why: the `note` of its field. */
export function PasswordNote({ field, owner }: PasswordNoteProps) {
  const [isTyped, setIsTyped] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const control = findControl(place.current, field);
    const begin = () => setIsTyped(true);
    control?.addEventListener('input', begin, { once: true });
    return () => control?.removeEventListener('input', begin);
  }, [field]);
  return (
    <span ref={place} role="status">
      {isTyped && (
        <Suspense>
          <PasswordStrength field={field} owner={owner} place={place} />
        </Suspense>
      )}
    </span>
  );
}
