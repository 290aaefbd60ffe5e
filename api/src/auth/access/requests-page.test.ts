import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DeclaredRequest } from 'contract/request';
import { collectRequests, nameOf } from '../../../testing/routes/declared-requests';
import { describeAccess } from '../../http/api-description';

const page = join(__dirname, '../../../../docs/requests.md');

const describeRequest = (request: DeclaredRequest): readonly string[] => [
  `\`${nameOf(request)}\``,
  describeAccess(request),
  request.limit ?? '',
  [request.audit?.action ?? []].flat().join(', '),
];

/** Writes a table of Markdown as the formatter does, with columns of one width. */
function writeTable(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = head.map((_, place) =>
    Math.max(...[head, ...rows].map((cells) => cells[place]?.length ?? 0)),
  );
  const line = (cells: readonly string[], filler = ' ') =>
    `| ${cells.map((cell, place) => cell.padEnd(widths[place] ?? 0, filler)).join(' | ')} |`;
  return [
    line(head),
    line(
      head.map(() => ''),
      '-',
    ),
    ...rows.map((cells) => line(cells)),
  ];
}

it('has made docs/requests.md anew since a request changed: WRITE_PAGES=yes npm test -- requests-page', async () => {
  const text = [
    '# Requests',
    '',
    'Every declared request, with who may send it, the class of its rate limit and the audit entry it writes. This page',
    'is made from the declarations in `contract` ([how to add one](add-a-request.md)).',
    '',
    ...writeTable(
      ['Request', 'Who', 'Limit', 'Audit'],
      (await collectRequests()).map(describeRequest),
    ),
    '',
  ].join('\n');
  if (process.env['WRITE_PAGES'] !== undefined) writeFileSync(page, text);
  expect(readFileSync(page, 'utf8')).toBe(text);
});
