/** One message of the Nu HTML checker's JSON. Warnings are of type `info` with a subtype. */
export interface NuMessage {
  readonly type: string;
  readonly subType?: string;
  /** The page's file URL. */
  readonly url?: string;
  readonly lastLine?: number;
  readonly message: string;
  /** The page's source around the error. */
  readonly extract?: string;
}

/** Messages about valid pages, each accepted for the reason given. */
const accepted: readonly ((message: NuMessage) => boolean)[] = [
  // CSS Basic User Interface 4 is newer than the checker's list of properties.
  ({ message }) => message.includes('“field-sizing”'),
  // CSS Images 4 and CSS Values 4: the checker knows neither `type()` of `image-set()` nor the unit lh.
  ({ message }) => /^CSS: “background-image”: “image-set\(.*” is not a/.test(message),
  ({ message, extract = '' }) =>
    message === 'CSS: “min-block-size”: The types are incompatible.' && extract.includes(' + 2px)'),
  // CSS Anchor Positioning 1: the checker knows neither the property nor the function.
  ({ message }) => message.startsWith('CSS: “anchor-name”: Property'),
  ({ message }) => /^CSS: “inset(-block-start)?”: “anchor\(--\w+ bottom\)” is not a/.test(message),
  // JSON is not executed, so no policy blocks it.
  ({ message, extract = '' }) =>
    message.startsWith('Inline script violates Content Security Policy') &&
    /<script type="application\/(ld\+)?json"[^>]*>[^<]*$/.test(extract),
];

const isFault = ({ type, subType }: NuMessage) => type !== 'info' || subType === 'warning';

/** Formats each error and warning about pages below a folder as a line, in the checker's order. */
export function describeErrors(messages: readonly NuMessage[], folder: string): readonly string[] {
  return messages
    .filter((message) => isFault(message) && !accepted.some((isAccepted) => isAccepted(message)))
    .map(({ url = '', lastLine = 0, message, extract = '' }) => {
      const page = url.slice(url.indexOf(folder) + folder.length);
      return `${page}:${lastLine}: ${message} ${extract.replaceAll(/\s+/g, ' ').trim()}`;
    });
}
