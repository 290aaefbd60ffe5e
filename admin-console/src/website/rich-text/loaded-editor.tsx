import { useEffect, useState } from 'react';
import { Button } from 'shared-ui/button';
import { loadWithRetry } from 'shared-ui/load-with-retry';
import { Message } from 'shared-ui/message';
import { NetworkFailure, asNetworkFailure } from 'shared-ui/server-answer';
import type * as EditorModule from '../rich-editor/rich-editor';
import { PlainControl } from './plain-control';
import type { WriterProps } from './rich-writer';
import { richTextTexts as words } from './rich-text.texts';

/** Shared by all fields after it is loaded once. */
let loaded: typeof EditorModule | undefined;

async function loadEditor(): Promise<typeof EditorModule> {
  loaded = await asNetworkFailure(loadWithRetry(() => import('../rich-editor/rich-editor')));
  return loaded;
}

/** The editor, loaded only by forms with a rich text. If loading fails, a plain field replaces it. */
export function LoadedEditor(props: WriterProps) {
  const [editor, setEditor] = useState(loaded);
  const [tries, setTries] = useState(1);
  const [failed, setFailed] = useState(0);
  useEffect(() => {
    if (loaded) return;
    let isLeft = false;
    loadEditor().then(
      (module) => {
        if (!isLeft) setEditor(module);
      },
      (error: unknown) => {
        if (!(error instanceof NetworkFailure)) throw error;
        if (!isLeft) setFailed(tries);
      },
    );
    return () => {
      isLeft = true;
    };
  }, [tries]);
  if (editor) return <editor.RichEditor {...props} />;
  if (failed < tries) return <p role="status">{words.loading}</p>;
  return (
    <>
      <Message tone="error">{words.notLoaded}</Message>
      <Button variant="secondary" onClick={() => setTries(tries + 1)}>
        {words.tryAgain}
      </Button>
      <PlainControl {...props} />
    </>
  );
}
