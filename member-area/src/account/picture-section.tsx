import { useRef, useState } from 'react';
import type { ChangeEvent } from 'react';
import { profileImage } from 'contract/profile';
import { Button } from 'shared-ui/button';
import { FormThanks } from 'shared-ui/form-parts';
import { Message } from 'shared-ui/message';
import { accountTexts } from './account.texts';
import styles from './account.module.css';
import { Section } from './section';
import { usePicture } from './use-picture';
import { megabytes, usePictureChange } from './use-picture-change';
import type { PictureOutcome } from './use-picture-change';
import type { LoadedPicture } from './use-picture';

export function PictureSection({ id }: { readonly id: string }) {
  const words = accountTexts.picture;
  const [picture, reload] = usePicture(id);
  const { outcome, work, removed, send, remove } = usePictureChange(id, reload);
  // `aria-disabled` and not `disabled`, so that a button keeps the focus during its request.
  const waiting = { 'aria-disabled': work !== undefined || undefined };
  const input = useRef<HTMLInputElement>(null);
  const shown = typeof picture === 'object' ? picture : undefined;
  const isThere = shown !== undefined || picture === 'failed';
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // Cleared, so that the same file can be chosen again.
    currentTarget.value = '';
    if (file) send(file);
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
            accept={[...profileImage.types, ...profileImage.heicEndings].join(',')}
            hidden
            onChange={choose}
          />
          <div className={styles.actions}>
            <Button variant="secondary" {...waiting} onClick={() => work ?? input.current?.click()}>
              {work === 'sending' ? words.sending : isThere ? words.replace : words.choose}
            </Button>
            {isThere && (
              <Button variant="quiet" {...waiting} onClick={() => remove(shown?.file)}>
                {work === 'removing' ? words.removing : words.remove}
              </Button>
            )}
          </div>
        </div>
      </div>
      {outcome && <Outcome {...outcome} />}
      {removed && (
        <p>
          <Button variant="secondary" {...waiting} onClick={() => send(removed)}>
            {words.putBack}
          </Button>
        </p>
      )}
    </Section>
  );
}

const Outcome = ({ tone, message }: PictureOutcome) =>
  tone === 'error' ? (
    <Message tone="error">{message}</Message>
  ) : (
    <FormThanks tone="success">{message}</FormThanks>
  );

/** The picture in its frame, or an empty frame. */
function Portrait({ picture }: { readonly picture: LoadedPicture }) {
  const words = accountTexts.picture;
  const [broken, setBroken] = useState('');
  if (typeof picture === 'object' && picture.address !== broken) {
    const { address } = picture;
    return (
      <img
        className={styles.portrait}
        src={address}
        alt={words.alt}
        width="144"
        height="144"
        onError={() => setBroken(address)}
      />
    );
  }
  const isNone = picture === 'none' || picture === 'loading';
  return (
    <p className={styles.portrait} aria-busy={picture === 'loading'}>
      {picture === 'loading' ? '' : isNone ? words.none : words.notShown}
    </p>
  );
}
