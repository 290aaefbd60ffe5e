import { languages } from 'contract/languages';
import type { Language } from 'contract/languages';
import type { processingWords } from 'contract/privacy/processing.texts';
import { recordKinds } from 'contract/review';
import type { PersonData } from './person-contents';
import type { PersonPart, personFileTexts } from './person-file.texts';

interface PageWords {
  readonly texts: typeof personFileTexts;
  readonly kinds: (typeof processingWords)['kinds'];
}

const style = `body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1rem;overflow-wrap:anywhere}
table{border-collapse:collapse;width:100%;margin:0 0 1rem}
th,td{border:1px solid #767676;padding:.35rem .6rem;text-align:left;vertical-align:top;white-space:pre-line}
th{width:12rem;font-weight:600;background:#f2f2f2}td table{margin:0}`;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? '');

/** The readable page: no scripts, no external resources, everything escaped. */
export function writePersonPage(data: PersonData, language: Language, words: PageWords): string {
  const { texts, kinds } = words;
  const table = tableWriter(texts, languages[language].locale);
  const { records, exportedAt, ...parts } = data;
  const ofKinds = recordKinds.flatMap((kind) => {
    const own = records.filter((one) => one.kind === kind);
    if (own.length === 0) return [];
    const shown = own.map(
      ({ record, kind: _kind, merges, outreach, notes, replies, corrections, imports, ...about }) =>
        table(record) +
        Object.entries({
          ...about,
          ...(notes.length > 0 && { notes }),
          ...(outreach.length > 0 && { outreach }),
          ...(replies.length > 0 && { replies }),
          ...(corrections.length > 0 && { corrections }),
          ...(imports.length > 0 && { imports }),
          ...(merges.length > 0 && { merges }),
        })
          .map(([part, value]) => {
            const label = texts.labels[part as keyof typeof texts.labels];
            return `<h3>${escape(label)}</h3>${table(value)}`;
          })
          .join(''),
    );
    return [`<section><h2>${escape(capital(kinds[kind]))}</h2>${shown.join('')}</section>`];
  });
  const rest = Object.entries(parts)
    .filter(([, rows]) => rows.length > 0)
    .map(([part, rows]) => {
      const content = part === 'pictures' ? links(data.pictures, texts) : table(rows);
      return `<section><h2>${escape(texts.parts[part as PersonPart])}</h2>${content}</section>`;
    });
  const day = new Date(exportedAt).toLocaleDateString(languages[language].locale, {
    dateStyle: 'long',
    timeZone,
  });
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(texts.title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escape(texts.title)}</h1>
<p>${escape(texts.intro(day))}</p>
${[...ofKinds, ...rest].join('\n')}
</main>
</body>
</html>
`;
}

const timeZone = 'Europe/Vienna';
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?Z$/;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const links = (names: readonly string[], { picture }: PageWords['texts']) =>
  `<ul>${names
    .map((name, at) => `<li><a href="${escape(name)}">${escape(picture(at + 1))}</a></li>`)
    .join('')}</ul>`;

/** Returns a function that writes an object as a table with its field names on the left, and an array as a list. */
function tableWriter(texts: PageWords['texts'], locale: string): (value: unknown) => string {
  return function write(value: unknown): string {
    if (Array.isArray(value)) return value.map(write).join(value.every(isText) ? ', ' : '');
    if (typeof value === 'object' && value !== null) {
      const rows = Object.entries(value).map(
        ([name, one]) => `<tr><th scope="row">${escape(name)}</th><td>${write(one)}</td></tr>`,
      );
      return `<table>${rows.join('')}</table>`;
    }
    if (typeof value === 'boolean') return escape(value ? texts.yes : texts.no);
    if (value === null || value === undefined) return escape(texts.nothing);
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    if (!moment.test(text) || Number.isNaN(Date.parse(text))) return escape(text);
    const options = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const;
    return escape(new Date(text).toLocaleString(locale, options));
  };
}

const isText = (value: unknown) => typeof value === 'string';
