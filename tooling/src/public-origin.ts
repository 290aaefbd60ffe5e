/** Environment variables that determine the site's address. */
export interface PublicAddress {
  readonly PUBLIC_URL?: string | undefined;
  readonly HOST?: string | undefined;
  readonly PORT?: string | undefined;
}

/**
 * The public origin in the site's pages, without a final slash: PUBLIC_URL, or else the server's local address. An
 * empty variable counts as absent. The api validates these variables further when it starts.
 * @throws Error when PUBLIC_URL is set and is not an origin
 */
export function readPublicOrigin({ PUBLIC_URL, HOST, PORT }: PublicAddress): string {
  const text = PUBLIC_URL?.trim();
  if (!text) return `http://${reachableHost(HOST?.trim())}:${fixedPort(PORT?.trim())}`;
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return new URL(text).origin;
  throw new Error('PUBLIC_URL must be an origin such as https://church.example, without a path.');
}

/** The wildcard address cannot be used in a URL. */
function reachableHost(host: string | undefined): string {
  if (!host || host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

/** With port 0 the system chooses the port later, so pages cannot name it. */
const fixedPort = (port: string | undefined) =>
  port && /^\d{1,5}$/.test(port) && Number(port) > 0 ? Number(port) : 3000;
