import { useRef } from 'react';
import type { ChangeEvent } from 'react';
import { profileImage } from 'contract/profile';
import { Button } from 'shared-ui/button';
import { FormThanks } from 'shared-ui/form-parts';
import { Message } from 'shared-ui/message';
import { accountLabels } from './account-labels';
import styles from './account.module.css';
import { Portrait } from './portrait';
import { Section } from './section';
import { usePicture } from './use-picture';
import { megabytes, usePictureChange } from './use-picture-change';
import type { PictureOutcome } from './use-picture-change';

/** The member's picture, to see, replace and remove. */
export function PictureSection({ id }: { readonly id: string }) {
  const words = accountLabels.en.picture;
  const [picture, reload] = usePicture(id);
  const { outcome, isBusy, send, remove } = usePictureChange(id, reload);
  const input = useRef<HTMLInputElement>(null);
  const shown = typeof picture === 'object' ? picture : undefined;
  const isThere = shown !== undefined || picture === 'failed';
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // The same file can be chosen again.
    currentTarget.value = '';
    if (file && !isBusy) send(file);
  };
  return (
    <Section title={words.title}>
      <div className={styles.picture}>
        <Portrait picture={picture} />
        <div className={styles.beside}>
          <p className={styles.hint}>
            {words.hint(megabytes)} {words.whoSeesIt}
          </p>
          <input
            ref={input}
            type="file"
            accept={profileImage.types.join(',')}
            hidden
            onChange={choose}
          />
          <div className={styles.actions}>
            <Button
              variant="secondary"
              aria-disabled={isBusy || undefined}
              onClick={() => isBusy || input.current?.click()}
            >
              {isBusy ? words.sending : isThere ? words.replace : words.choose}
            </Button>
            {isThere && !isBusy && (
              <Button variant="quiet" onClick={() => remove(shown?.file)}>
                {words.remove}
              </Button>
            )}
          </div>
        </div>
      </div>
      {outcome && <Outcome outcome={outcome} onPutBack={send} />}
    </Section>
  );
}

interface OutcomeProps {
  readonly outcome: PictureOutcome;
  readonly onPutBack: (removed: Blob) => void;
}

function Outcome({ outcome: { tone, message, removed }, onPutBack }: OutcomeProps) {
  if (tone === 'error') return <Message tone="error">{message}</Message>;
  return (
    <>
      <FormThanks tone="success">{message}</FormThanks>
      {removed && (
        <p>
          <Button variant="secondary" onClick={() => onPutBack(removed)}>
            {accountLabels.en.picture.putBack}
          </Button>
        </p>
      )}
    </>
  );
}
