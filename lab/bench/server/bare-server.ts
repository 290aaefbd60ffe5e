import { open } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';

/**
 * The upper bound for comparisons: reads a body, appends it to a file, flushes the file once for all that arrived
 * meanwhile, and responds. It has no validation, routes or database.
 */
const [path = 'bare.log'] = process.argv.slice(2);
const file = await open(path, 'a');
let waiting: { line: string; response: ServerResponse }[] = [];
let isFlushing = false;

async function flush(): Promise<void> {
  isFlushing = true;
  while (waiting.length > 0) {
    const batch = waiting;
    waiting = [];
    await file.write(batch.map(({ line }) => line).join(''));
    await file.datasync();
    for (const { response } of batch) {
      response.writeHead(201, { 'content-type': 'application/json' }).end('{"stored":true}');
    }
  }
  isFlushing = false;
}

createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    waiting.push({ line: `${Buffer.concat(chunks).toString()}\n`, response });
    if (!isFlushing) void flush();
  });
}).listen(Number(process.env['PORT']), '127.0.0.1', () => {
  process.stdout.write('ready\n');
});
