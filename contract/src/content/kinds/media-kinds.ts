export const mediaKinds = ['picture', 'audio', 'document'] as const;
export type MediaKind = (typeof mediaKinds)[number];

const wholeId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The id of a media file is a UUID. */
export const isMediaId = (text: unknown): text is string =>
  typeof text === 'string' && wholeId.test(text);
