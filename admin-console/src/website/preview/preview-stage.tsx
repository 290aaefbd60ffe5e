import { useCallback, useState } from 'react';
import type { ContentKind } from 'contract/content-kinds';
import { isMailKind } from 'contract/mail-kinds';
import { Message } from 'shared-ui/message';
import { TryAgain } from '../../base/parts/try-again';
import { partName } from '../entry-text';
import { getPartLabel, describeWrongValue } from '../entry-labels';
import type { Preview, usePreview } from './use-preview';
import { previewTexts as words } from './preview.texts';
import styles from './preview.module.css';

interface PreviewStageProps {
  readonly kind: ContentKind;
  readonly asked: ReturnType<typeof usePreview>;
  /** The page's width in CSS pixels. */
  readonly width: number;
  readonly name: string;
}

/** The page, or the reason why it is not shown. */
export function PreviewStage({ kind, asked, width, name }: PreviewStageProps) {
  const { preview } = asked;
  const isSaid = preview.is === 'making' || preview.is === 'made';
  return (
    <div className={styles.place}>
      <p role="status" className={preview.is === 'making' ? styles.making : 'visually-hidden'}>
        {isSaid && words[preview.is === 'making' && isMailKind(kind) ? 'makingMail' : preview.is]}
      </p>
      {preview.is === 'made' ? (
        <PageFrame html={preview.html} width={width} name={name} />
      ) : (
        <Trouble kind={kind} preview={preview} asked={asked} />
      )}
    </div>
  );
}

/**
 * A sandboxed frame without scripts, forms and navigation. It has the site's origin, because pictures of drafts are
 * available to this session only.
 */
function PageFrame({ html, width, name }: { html: string; width: number; name: string }) {
  const [available, setAvailable] = useState(0);
  const measure = useCallback((box: HTMLDivElement | null) => {
    if (!box || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(() => setAvailable(box.clientWidth));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  const scale = available > 0 ? Math.min(1, available / width) : 1;
  return (
    <div ref={measure} className={styles.stage}>
      <iframe
        className={styles.frame}
        title={words.frame(name)}
        srcDoc={html}
        sandbox="allow-same-origin"
        style={{
          inlineSize: width,
          blockSize: `${100 / scale}%`,
          insetInlineStart: Math.max(0, (available - width * scale) / 2),
          transform: `scale(${scale})`,
        }}
      />
    </div>
  );
}

interface TroubleProps extends Pick<PreviewStageProps, 'kind' | 'asked'> {
  readonly preview: Exclude<Preview, { is: 'made' }>;
}

function Trouble({ kind, preview, asked: { tries, isTrying, tryAgain } }: TroubleProps) {
  if (preview.is === 'making') return null;
  if (preview.is === 'nothing') return <Message tone="error">{words.nothing}</Message>;
  if (preview.is === 'lacking') {
    const { missing, wrong } = preview.lacks;
    return (
      <Message tone="error">
        <p>{words.lacks}</p>
        <ul>
          {missing.map((part) => (
            <li key={partName(part)}>{getPartLabel(kind, part)}</li>
          ))}
          {wrong.map((one) => (
            <li key={`wrong-${partName(one)}-${one.code}`}>{describeWrongValue(kind, one)}</li>
          ))}
        </ul>
      </Message>
    );
  }
  const text =
    preview.is === 'unsaved' ? words.unsaved[preview.why] : (preview.message ?? words.failed);
  return <TryAgain text={text} tries={tries} isTrying={isTrying} onTryAgain={tryAgain} />;
}
