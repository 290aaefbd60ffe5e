import { readyPage } from './ready-page.ts';
import type { ReadyPage } from './ready-page.ts';

/** A page that depends on the user: it is answered with the frame (api/src/content/site/site-file.ts). */
const framed = '/profile/anybody';

/**
 * The home page as a browser makes it: the same build's frame, with nothing rendered ahead in it.
 *
 * @param product where the product answers
 * @throws Error when the frame is not what it was.
 */
export async function readEmptyFrame(product: string): Promise<ReadyPage> {
  const answer = await fetch(new URL(framed, product));
  const frame = await answer.text();
  const empty = frame.replace(/(?<=<div id="root">)[^]*(?=<\/div>\n<script)/, '');
  if (empty === frame) throw new Error('The frame has no #root to empty.');
  return readyPage(empty, answer.headers);
}
