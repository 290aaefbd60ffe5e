/** A page's markup, split into the head that React hoisted and the body. */
export interface RenderedHead {
  readonly head: string;
  readonly body: string;
  readonly title: string;
  readonly description: string;
}

/** React renders head elements at the front of a fragment's markup. */
const hoisted = /^(?:<(?:title|meta|link)\b[^>]*>(?:[^<]*<\/title>)?)*/;

export function splitHead(markup: string): RenderedHead {
  const head = hoisted.exec(markup)?.[0] ?? '';
  return {
    head,
    body: markup.slice(head.length),
    title: readText(/<title>([^<]*)/.exec(head)),
    description: readText(/<meta name="description" content="([^"]*)"/.exec(head)),
  };
}

/** Entities that React writes in texts and attributes. */
const escaped: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

const readText = (found: RegExpExecArray | null) =>
  (found?.[1] ?? '').replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => escaped[entity] ?? entity);
