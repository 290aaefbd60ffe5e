import { useRef, useState } from 'react';
import type { DragEvent } from 'react';
import { Button } from 'shared-ui/button';
import type { ButtonVariant } from 'shared-ui/button';
import styles from './drop-zone.module.css';

interface DropZoneProps {
  /** The types that the file chooser offers: a hint only, the server looks at the bytes. */
  readonly accept: string;
  readonly multiple?: boolean;
  readonly variant?: ButtonVariant;
  readonly texts: {
    readonly choose: string;
    readonly orDrop: string;
    /** The name of the hidden field. */
    readonly input: string;
    readonly allowed: string;
  };
  readonly onFiles: (files: readonly File[]) => void;
}

/** Takes files by a button or by drag and drop. */
export function DropZone({ accept, multiple = false, variant, texts, onFiles }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null) => {
    const list = [...(files ?? [])];
    if (list.length > 0) onFiles(list);
  };
  const drag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setIsOver(over);
  };
  return (
    <div
      role="presentation"
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event);
        take(event.dataTransfer.files);
      }}
    >
      <input
        ref={input}
        type="file"
        multiple={multiple}
        hidden
        accept={accept}
        aria-label={texts.input}
        onChange={({ target }) => {
          take(target.files);
          // Without the reset, choosing the same file again would fire no event.
          target.value = '';
        }}
      />
      <Button {...(variant && { variant })} onClick={() => input.current?.click()}>
        {texts.choose}
      </Button>
      <span aria-hidden="true">{texts.orDrop}</span>
      <p className={styles.hint}>{texts.allowed}</p>
    </div>
  );
}
