import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

export async function runWithInput(program: string, words: readonly string[], input: string) {
  const child = spawn(process.execPath, [program, ...words], {
    env: { PATH: process.env['PATH'] },
  });
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const [[code], printed, complained] = await Promise.all([
    once(child, 'close'),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code: Number(code), printed, complained };
}
