import { useEffect, useRef, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';

/**
 * The control of an address. When it is left, or found faulty before, what looks after addresses is loaded: most
 * visitors never come to one, and without it the form works.
 */
export function EmailInput(input: ComponentProps<'input'>) {
  const control = useRef<HTMLInputElement>(null);
  const [offer, setOffer] = useState<ReactNode>();
  const lookAfter = () =>
    import('./left-email').then(
      ({ leaveEmail }) => setOffer(leaveEmail(control.current)),
      () => undefined,
    );
  const isFaulty = input['aria-invalid'];
  useEffect(() => {
    if (isFaulty) void lookAfter();
  }, [isFaulty]);
  return (
    <div>
      <input
        {...input}
        ref={control}
        onBlur={() => void lookAfter()}
        onInput={() => setOffer(undefined)}
      />
      <div aria-live="polite">{offer}</div>
    </div>
  );
}
