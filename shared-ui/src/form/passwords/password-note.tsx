import { Suspense, lazy, useEffect, useRef, useState } from 'react';
import type { PasswordOwner } from 'contract/password-strength';
import { findControl } from './find-control';

interface PasswordNoteProps {
  readonly field: string;
  readonly owner: PasswordOwner;
}

/** Loaded lazily, because its word lists are a megabyte. If loading fails, the server's response says the same. */
const PasswordStrength = lazy(() =>
  import('./password-strength').catch(() => ({ default: () => null })),
);

/** The `note` of a new-password field: tells while typing whether the password is easy to guess, and why. */
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
