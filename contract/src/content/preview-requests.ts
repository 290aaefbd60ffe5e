import * as Type from '@sinclair/typebox';
import { request } from '../requests/request';
import { oneOf, strictObject } from '../requests/schemas';
import type { Value } from '../requests/schemas';
import { languageCodes } from '../site/languages';
import { entryParams } from './content-requests';
import { mailKindNames } from './kinds/mail-kinds';

/** UTF-16 code units of the longest path of a page. */
const maxLength = 128;
const language = oneOf(languageCodes);

const previewed = Type.Object({
  html: Type.String(),
  /** Only for an email. */
  subject: Type.Optional(Type.String()),
  /** Only for an email: English if staff show its English text in another language. */
  language: Type.Optional(language),
});
export type PreviewedPage = Value<typeof previewed>;

const query = strictObject({
  /** One of `previewPages` (contract/content-preview). */
  page: Type.String({ pattern: '^/[a-zA-Z0-9/-]*$', maxLength }),
  language,
});
export type PreviewQuery = Value<typeof query>;

/** The page as JSON, or as HTML if the client does not prefer JSON. 422 with `IncompleteEntry`, as `publishDraft`. */
export const getPreview = request('GET /api/admin/content/:kind/:id/preview', {
  access: { contentRight: 'write' },
  params: entryParams,
  query,
  response: previewed,
  errors: ['no-entry', 'not-found', 'preview-incomplete', 'preview-absent', 'preview-failed'],
  limit: 'staff',
});

/** Sends the draft of an email to the caller's own address. 422 as for a preview. */
export const sendTestMail = request('POST /api/admin/content/:kind/:id/test-mail', {
  access: { contentRight: 'write' },
  params: { ...entryParams, kind: oneOf(mailKindNames) },
  body: strictObject({
    page: Type.String({ pattern: '^/mails/[a-zA-Z]+$', maxLength }),
    language,
  }),
  errors: ['no-entry', 'not-found', 'preview-incomplete', 'test-mail-failed'],
});
