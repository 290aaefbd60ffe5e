/** Bytes that are read of a message at most: text comes before attachments. */
export const maxMessageBytes = 1024 * 1024;

/** Messages that one round reads at most. */
export const messagesPerRound = 50;

/** Handles the bytes of one message. If it rejects, the message stays new and the round ends. */
export type HandleMessage = (source: Uint8Array) => Promise<void>;

/** A mailbox that is open. */
export interface Inbox {
  /**
   * Hands over new messages, oldest first, and marks each as read once it is handled. No message is ever deleted.
   * Returns whether there may be more.
   */
  readNew(handle: HandleMessage): Promise<boolean>;
  /** Resolves when messages may have come, when some time passed, or when the signal is aborted. */
  wait(signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}
