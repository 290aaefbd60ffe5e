import { useState } from 'react';
import { Button } from 'shared-ui/button';
import { QuestionDialog } from '../base/parts/question-dialog';
import { websiteTexts } from './website.texts';

interface AskedButtonProps {
  readonly labels: { readonly name: string; readonly title: string; readonly text: string };
  /** The accessible name, if the visible one is not enough without its context. */
  readonly label?: string;
  readonly onConfirm: () => void;
}

/** A button that asks for confirmation before it acts. */
export function AskedButton({ labels, label, onConfirm }: AskedButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" aria-label={label} onClick={() => setIsOpen(true)}>
        {labels.name}
      </Button>
      {isOpen && (
        <QuestionDialog
          title={labels.title}
          text={labels.text}
          confirm={labels.name}
          cancel={websiteTexts.cancel}
          onCancel={() => setIsOpen(false)}
          onConfirm={() => {
            setIsOpen(false);
            onConfirm();
          }}
        />
      )}
    </>
  );
}
