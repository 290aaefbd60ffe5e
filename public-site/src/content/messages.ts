import { messageTexts } from './messages.texts';
import type { MessageId } from './messages.texts';

/** A recorded message on the church's video page (SPEC 2.4). */
interface VideoMessage {
  readonly title: string;
  readonly passage: string;
  readonly url: string;
  /** YYYY-MM-DD */
  readonly date: string;
}

const makeMessage = (id: MessageId, date: string): VideoMessage => ({
  ...messageTexts[id],
  url: `https://video.example.org/watch/${id}`,
  date,
});

/** Newest first. The addresses are samples (DESIGN 3.11). */
export const messages: readonly VideoMessage[] = [
  makeMessage('arise-shine', '2025-08-24'),
  makeMessage('the-well-is-deep', '2025-08-17'),
  makeMessage('bread-for-the-road', '2025-08-10'),
];
