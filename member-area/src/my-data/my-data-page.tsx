import { useState, useEffect, useRef } from 'react';
import { findSent, receiptCode, sentLinkFragment } from 'contract/my-data-requests';
import type { ReceiptKey, SentRecord } from 'contract/my-data-requests';
import { Button } from 'shared-ui/button';
import { findFieldErrors } from 'shared-ui/find-field-errors';
import { send } from 'shared-ui/send';
import { useForm } from 'shared-ui/use-form';
import { MemberField } from '../form/member-field';
import { MemberForm } from '../form/member-form';
import { getText } from '../form/get-text';
import { lazyPart } from '../frame/lazy-part';
import { MemberPage } from '../frame/member-page';
import { NoReferrer } from '../mailed-link/no-referrer';
import { myDataTexts as words } from './my-data.texts';
import styles from './my-data.module.css';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from 'shared-ui/use-hydrated';

const loadSentView = () => import('./sent-view').then((module) => module.SentView);

/** Loaded lazily, so that visitors load only what they use. */
const SentView = lazyPart(loadSentView);
const LinkRequest = lazyPart(() => import('./link-request').then((module) => module.default));
const LinkedView = lazyPart(
  () => import('./linked-view').then((module) => module.default),
  <p>{words.submitting}</p>,
);

/** The record and its receipt code. `count` distinguishes successive responses. */
interface Found {
  readonly key: ReceiptKey;
  readonly record: SentRecord;
  readonly count: number;
}

/** Shows what was sent to a visitor with a receipt code or an emailed link. Both are kept only in memory. */
export function Component() {
  const [found, setFound] = useState<Found>();
  const [hasNoCode, setHasNoCode] = useState(false);
  const form = useForm({
    check: (element) => ({ errors: findFieldErrors(element, { code: receiptCode }) }),
    send: async (element) => {
      const key: ReceiptKey = { code: getText(new FormData(element), 'code') };
      setFound(undefined);
      // A failure is retried where the view is shown.
      const loading = loadSentView().catch(() => undefined);
      const record = await send(findSent, { body: key });
      await loading;
      setFound((last) => ({ key, record, count: (last?.count ?? 0) + 1 }));
      return undefined;
    },
  });
  const { content, link } = useCodeInFragment();
  const intro = link === undefined ? words.intro : words.introOfLink;

  return (
    <MemberPage title={words.title} description={words.description} intro={intro}>
      <NoReferrer />
      {link === undefined ? (
        <>
          <div ref={content}>
            <MemberForm form={form} labels={words} notice={words.notice}>
              <MemberField
                name="code"
                schema={receiptCode}
                required
                labels={{ label: words.code, hint: words.codeHint, whenEmpty: words.noCode }}
                autocomplete="off"
              />
            </MemberForm>
          </div>
          <div className={styles.found}>
            {found ? (
              <SentView key={found.count} sentKey={found.key} found={found.record} />
            ) : hasNoCode ? (
              <LinkRequest />
            ) : (
              <Button variant="secondary" onClick={() => setHasNoCode(true)}>
                {words.withoutCode}
              </Button>
            )}
          </div>
        </>
      ) : (
        <LinkedView key={link} link={link} />
      )}
    </MemberPage>
  );
}

const beforeCode = '#code=';
const beforeLink = `#${sentLinkFragment}=`;
/** Characters. The server would refuse a longer link. */
const longestLink = 200;
/**
 * A ref for the element around the form, and the emailed link. Fills in the code from the URL's fragment, or keeps the
 * link in memory, and removes either from the address bar and the history, where the next user of the computer would
 * find it. Runs after hydration, because the page is prerendered for all visitors.
 */
function useCodeInFragment() {
  const content = useRef<HTMLDivElement>(null);
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const [link, setLink] = useState<string>();
  if (isHydrated && hash.startsWith(beforeLink)) {
    const mailed = hash.slice(beforeLink.length, beforeLink.length + longestLink);
    if (mailed !== link) setLink(mailed);
  }
  useEffect(() => {
    if (!isHydrated) return;
    if (hash.startsWith(beforeCode)) {
      const input = content.current?.querySelector<HTMLInputElement>('input[name=code]');
      if (input) input.value = hash.slice(beforeCode.length);
    } else if (!hash.startsWith(beforeLink)) return;
    void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate, isHydrated]);
  return { content, link };
}
