type MessageId = 'arise-shine' | 'the-well-is-deep' | 'bread-for-the-road';

interface MessageTexts {
  readonly title: string;
  /** The Bible passage that it is about. */
  readonly passage: string;
}

export const messageTexts: Readonly<Record<MessageId, MessageTexts>> = {
  'arise-shine': { title: 'Arise, shine', passage: 'Isaiah 60' },
  'the-well-is-deep': { title: 'The well is deep', passage: 'John 4' },
  'bread-for-the-road': { title: 'Bread for the road', passage: '1 Kings 19' },
};
