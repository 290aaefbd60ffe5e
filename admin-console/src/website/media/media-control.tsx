import { useRef, useState } from 'react';
import { ownFiles } from 'contract/content-kinds';
import { mediaFileEndpoint } from 'contract/media-api';
import type { MediaKind } from 'contract/media-kinds';
import { readMediaFile } from 'contract/media-readers';
import { Button } from 'shared-ui/button';
import { Loaded } from '../../parts/loaded';
import { useStaffAnswer } from '../../session/use-staff-answer';
import { readPart, writePart } from '../entry-text';
import { Fault, FieldHint, FieldLabel, describedBy } from '../field-parts';
import type { FieldEditorProps } from '../field-parts';
import { websiteTexts } from '../website.texts';
import { MediaDialog } from './media-dialog';
import { mediaTexts } from './media.texts';
import { factWords } from './media-words';
import { Thumbnail } from './thumbnail';
import entry from '../entry.module.css';
import styles from './media.module.css';

const { field: words } = mediaTexts;

/** Chooses a file of the media for a field: shows what is chosen, and takes it away again. */
export function MediaControl(props: FieldEditorProps & { readonly media: MediaKind }) {
  const { field, declared, text, faultOf, onWrite, media } = props;
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const value = readPart(text, { field });
  const fault = faultOf({ field });
  const write = (next: string) => onWrite(writePart(text, { field }, next));
  return (
    <fieldset
      className={entry.field}
      aria-describedby={describedBy(props, { field })}
      aria-invalid={fault ? true : undefined}
    >
      <legend className={entry.label}>
        <FieldLabel {...props} />
      </legend>
      <FieldHint {...props} />
      <div className={styles.chosen}>
        {value === '' && <p className={styles.soft}>{words.nothing}</p>}
        {ownFiles(declared).includes(value) && <p>{words.own(value)}</p>}
        {value !== '' && !ownFiles(declared).includes(value) && <ChosenFile id={value} />}
      </div>
      <div className={styles.tools}>
        <Button id={field} ref={button} variant="secondary" onClick={() => setIsOpen(true)}>
          {value === '' ? words.choose : words.chooseOther}
        </Button>
        {value !== '' && (
          <Button
            variant="secondary"
            onClick={() => {
              write('');
              // The button that was pressed is gone.
              button.current?.focus();
            }}
          >
            {words.remove}
          </Button>
        )}
      </div>
      <Fault id={`${field}-fault`} words={fault} />
      {isOpen && (
        <MediaDialog
          media={media}
          onChoose={({ id }) => {
            setIsOpen(false);
            write(id);
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </fieldset>
  );
}

function ChosenFile({ id }: { readonly id: string }) {
  const answer = useStaffAnswer(mediaFileEndpoint(id), readMediaFile);
  return (
    <Loaded answer={answer} notLoaded={websiteTexts.notLoaded}>
      {(file) => (
        <>
          <Thumbnail file={file} />
          <span className={styles.name}>{file.name}</span>
          <span className={styles.soft}>{factWords(file)}</span>
        </>
      )}
    </Loaded>
  );
}
