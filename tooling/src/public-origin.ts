/** What the environment says of where the site is found. */
export interface PublicAddress {
  readonly PUBLIC_URL?: string | undefined;
  readonly HOST?: string | undefined;
  readonly PORT?: string | undefined;
}

/**
 * The origin that the site's pages name as theirs, without a final slash: PUBLIC_URL, or else where the server will
 * listen, which is an address of this machine alone. An empty variable counts as absent. What else the api asks of
 * these, it says itself when it starts.
 * @throws Error when PUBLIC_URL is set and names no origin.
 */
export function readPublicOrigin({ PUBLIC_URL, HOST, PORT }: PublicAddress): string {
  const text = PUBLIC_URL?.trim();
  if (!text) return `http://${reachableHost(HOST?.trim())}:${fixedPort(PORT?.trim())}`;
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return new URL(text).origin;
  throw new Error('PUBLIC_URL must be an origin such as https://church.example, without a path.');
}

/** Every address of the machine is none that a page could name. */
function reachableHost(host: string | undefined): string {
  if (!host || host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

/** With 0 the system chooses, which is known only later. */
const fixedPort = (port: string | undefined) =>
  port && /^\d{1,5}$/.test(port) && Number(port) > 0 ? Number(port) : 3000;
