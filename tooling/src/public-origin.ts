/** Where the server listens by default. A site that is assembled for it names an address of this machine alone. */
const defaultOrigin = 'http://127.0.0.1:3000';

/**
 * The origin that the site's pages name as theirs, without a final slash. An empty variable counts as absent.
 * What else the api asks of PUBLIC_URL, it says itself when it starts.
 * @throws Error when PUBLIC_URL is set and names no origin.
 */
export function readPublicOrigin(publicUrl: string | undefined): string {
  const text = publicUrl?.trim();
  if (!text) return defaultOrigin;
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return new URL(text).origin;
  throw new Error('PUBLIC_URL must be an origin such as https://church.example, without a path.');
}
