import type { FastifyRequest } from 'fastify';

/** A browser that also names another one stands before it. */
const browsers = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['CriOS', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/** Returns the name by which the owner knows a device, e.g. `Firefox, Windows`; '' where its browser does not tell. */
export function getDeviceName({ headers }: FastifyRequest): string {
  const agent = headers['user-agent'] ?? '';
  const find = (names: typeof browsers | typeof systems) =>
    names.find(([part]) => agent.includes(part))?.[1];
  return [find(browsers), find(systems)].filter((name) => name !== undefined).join(', ');
}
