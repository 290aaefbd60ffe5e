import { useCallback, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { MediaFile } from 'contract/media-files';
import { listMedia } from 'contract/media-requests';
import type { ResponseOf } from 'contract/request';
import { Message } from 'shared-ui/message';
import { Loaded } from '../../session/loaded';
import { OutcomeMessage } from '../../base/parts/forms/outcome-message';
import { useOutcome } from '../../base/parts/forms/use-outcome';
import { useRequest } from '../../session/use-request';
import { useFocusWhenLost } from '../use-focus-when-lost';
import { mediaViewAddress, readEntryAddress } from '../website-address';
import { websiteKindTexts } from '../website-kinds.texts';
import { websiteTexts } from '../website.texts';
import { MediaEditor } from './media-editor';
import { MediaFiles } from './media-files';
import { UploadArea } from './upload-area';
import { mediaTexts } from './media.texts';
import styles from '../website.module.css';

/** The website's files: the list, or the file in the address. */
export function MediaView() {
  const answer = useRequest(listMedia, {});
  const { outcome, say, clear } = useOutcome();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const { body, put } = answer;
  const address = readEntryAddress(parameters);
  const shownId = typeof address === 'object' ? address.id : undefined;
  const file = body?.files.find(({ id }) => id === shownId);
  const putFiles = useCallback(
    (change: (files: readonly MediaFile[]) => readonly MediaFile[]) =>
      body && put({ ...body, files: change(body.files) }),
    [body, put],
  );
  const onRemoved = (id: string) => {
    putFiles((files) => files.filter((one) => one.id !== id));
    say('success', mediaTexts.file.remove.done);
    void navigate(mediaViewAddress());
  };
  return (
    <div className={styles.view}>
      {shownId === undefined && <OutcomeMessage outcome={outcome} />}
      <Loaded answer={answer} notLoaded={websiteTexts.notLoaded}>
        {(list) => {
          if (shownId === undefined) return <Library list={list} />;
          if (!file) return <Message tone="error">{mediaTexts.file.gone}</Message>;
          return (
            <MediaEditor
              key={file.id}
              file={file}
              onOpen={clear}
              onChanged={(next) =>
                putFiles((files) => files.map((one) => (one.id === next.id ? next : one)))
              }
              onRemoved={() => onRemoved(file.id)}
            />
          );
        }}
      </Loaded>
    </div>
  );
}

function Library({ list }: { readonly list: ResponseOf<typeof listMedia> }) {
  const title = useRef<HTMLHeadingElement>(null);
  useFocusWhenLost(title);
  return (
    <>
      <h1 ref={title} tabIndex={-1} className={styles.title}>
        {websiteKindTexts.media}
      </h1>
      <p className={styles.soft}>{mediaTexts.intro}</p>
      <UploadArea unfinished={list.uploads} />
      <MediaFiles files={list.files} />
    </>
  );
}
