import { useState } from 'react';
import type { ContentKind } from 'contract/content-kinds';
import { Button } from 'shared-ui/button';
import { loadWithRetry } from 'shared-ui/load-with-retry';
import { NetworkFailure, asNetworkFailure } from 'shared-ui/server-answer';
import type { useOutcome } from '../../base/parts/forms/use-outcome';
import type { EntryStore } from '../store/entry-store';
import type * as DialogModule from './preview-dialog';
import { previewTexts as words } from './preview.texts';

interface PreviewButtonProps {
  readonly kind: ContentKind;
  readonly store: EntryStore;
  readonly say: ReturnType<typeof useOutcome>['say'];
  readonly clear: () => void;
}

/** Shows the page with the draft. The preview's code is loaded when the button is pressed. */
export function PreviewButton({ kind, store, say, clear }: PreviewButtonProps) {
  const [isLoading, setIsLoading] = useState(false);
  const [preview, setPreview] = useState<typeof DialogModule>();
  const open = async () => {
    if (isLoading) return;
    clear();
    setIsLoading(true);
    try {
      setPreview(await asNetworkFailure(loadWithRetry(() => import('./preview-dialog'))));
    } catch (error) {
      if (!(error instanceof NetworkFailure)) throw error;
      say('error', words.notOpened);
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <>
      <Button
        variant="secondary"
        aria-disabled={isLoading || undefined}
        onClick={() => void open()}
      >
        {isLoading ? words.opening : words.name}
      </Button>
      {preview && (
        <preview.PreviewDialog kind={kind} store={store} onClose={() => setPreview(undefined)} />
      )}
    </>
  );
}
