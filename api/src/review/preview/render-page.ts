import { once } from 'node:events';
import { previewMode } from 'contract/publishing';
import type { PreviewQuery } from 'contract/preview-requests';
import { ProgramEnd, splitLines } from '../../content/publishing/program-end';
import { PublisherError, startPublisher } from '../../content/publishing/publisher-process';
import type { PublisherProgram } from '../../content/publishing/publisher-process';

/** In bytes: longer output means that the program has failed. A thousand sermons of maximum length take 7 MB. */
const maxPage = 16 * 2 ** 20;

/** In bytes of standard error. */
const maxComplaint = 64 * 1024;

/**
 * Has the publisher program print one page of a snapshot without changing the site. It is killed after its deadline or
 * when the signal aborts.
 * @throws PublisherError if it fails; the reason of the signal
 */
export async function renderPage(
  { file, siteDir, deadline }: PublisherProgram,
  { page, language }: PreviewQuery,
  snapshot: string,
  signal: AbortSignal,
): Promise<string> {
  const child = await startPublisher(file, [siteDir, previewMode, language, page], signal);
  const end = new ProgramEnd(() => child.kill('SIGKILL'));
  const tooMuch = () => end.now(new PublisherError('It says more than it should.'));
  const printed = collect(child.stdout, maxPage, tooMuch);
  const complained = collect(child.stderr, maxComplaint, tooMuch);
  // The program has ended, which its `close` event handles.
  child.stdin.on('error', () => undefined);
  child.stdin.end(snapshot);
  const done = once(child, 'close').then(([code, killedBy]) => {
    if (end.reason !== undefined) throw end.reason;
    if (code === 0) return printed();
    const [why = `It ended by ${killedBy ?? code}.`] = splitLines(`${complained()}\n`);
    throw new PublisherError(why);
  });
  const whenLate = new PublisherError(`It takes longer than ${deadline / 1000} s.`);
  return end.unlessDone(done, { deadline, whenLate, signal });
}

/** Returns a function that returns the stream's text once it has ended. */
function collect(stream: NodeJS.ReadableStream, limit: number, tooMuch: () => void): () => string {
  const chunks: Buffer[] = [];
  let bytes = 0;
  stream.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > limit) tooMuch();
    else chunks.push(chunk);
  });
  return () => Buffer.concat(chunks).toString();
}
