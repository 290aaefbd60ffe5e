import { useEffect, useRef, useState } from 'react';
import { language } from 'contract/language';
import type { Language } from 'contract/languages';
import { getOwnLanguage } from 'contract/own-account-requests';
import { Button } from 'shared-ui/button';
import { runOrFallback } from 'shared-ui/faults';
import { FormThanks } from 'shared-ui/form-parts';
import { Message } from 'shared-ui/message';
import { RequestError, toRequestError } from 'shared-ui/send';
import { useMemberSession } from '../session/session-context';
import { accountTexts } from './account.texts';
import styles from './account.module.css';
import { LanguageForm } from './language-form';
import { Section } from './section';

/** `chosen` is the selected language while the form is open. */
type State = 'closed' | 'loading' | 'failed' | { readonly chosen: Language } | 'left' | 'saved';

/** The language of emails to a member: a button that opens a form. */
export function LanguageSection({ id }: { readonly id: string }) {
  const words = accountTexts.language;
  const [state, setState] = useState<State>('closed');
  const load = useOwnLanguage(id);
  const content = useFocusOnChange(state);
  const open = async () => {
    if (state === 'loading') return;
    setState('loading');
    setState(await load());
  };
  return (
    <Section title={words.title}>
      <p className={styles.hint}>{words.intro}</p>
      <div ref={content}>
        {typeof state === 'object' ? (
          <LanguageForm
            id={id}
            chosen={state.chosen}
            onSaved={() => setState('saved')}
            onCancel={() => setState('left')}
          />
        ) : (
          <Button
            variant="secondary"
            aria-disabled={state === 'loading' || undefined}
            onClick={() => void open()}
          >
            {state === 'loading' ? words.loading : words.open}
          </Button>
        )}
      </div>
      {state === 'failed' && <Message tone="error">{words.notLoaded}</Message>}
      {state === 'saved' && <FormThanks tone="success">{words.saved}</FormThanks>}
    </Section>
  );
}

/** Loads the chosen language. The default is the page's language. */
function useOwnLanguage(id: string): () => Promise<State> {
  const { send } = useMemberSession();
  return () =>
    runOrFallback<State>(async () => {
      const response = await send(getOwnLanguage, { id }).catch(toRequestError);
      if (response instanceof RequestError) return 'failed';
      return { chosen: response.language ?? language };
    }, 'failed');
}

/**
 * Focuses the first choice or the button, because the element that had the focus is unmounted. The success message
 * takes the focus itself.
 */
function useFocusOnChange(state: State) {
  const content = useRef<HTMLDivElement>(null);
  const isOpen = typeof state === 'object';
  useEffect(() => {
    if (isOpen || state === 'left')
      content.current?.querySelector<HTMLElement>('input:checked, select, button')?.focus();
  }, [isOpen, state]);
  return content;
}
