/** The response of a fake server; `'down'` is a network failure, `'hang'` a request that gets no response. */
export type FakeAnswer =
  | {
      readonly status: number;
      /** Sent as JSON; `{}` by default. */
      readonly body?: unknown;
      readonly html?: string;
      /** Sent unchanged as JSON. */
      readonly text?: string;
      /** The `Link` header. */
      readonly link?: string;
      /** Other headers, by name. */
      readonly headers?: Readonly<Record<string, string>>;
    }
  | 'down'
  | 'hang';

/** A request as the network saw it. */
export interface SentCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether it would send cookies to another origin too (requirements 7). */
  readonly withCredentials: boolean;
  readonly body: unknown;
  /** Answers a request that hangs. */
  readonly answer: (answer: FakeAnswer) => void;
}

/**
 * Replaces the network below the HTTP client in a component test, so that all our code is real.
 * @returns the requests that were sent, oldest first
 */
export function fakeNetwork(respond: (call: SentCall) => FakeAnswer): readonly SentCall[] {
  const calls: SentCall[] = [];
  class FakeRequest {
    method = '';
    path = '';
    sent: Record<string, string> = {};
    status = 0;
    statusText = '';
    readyState = 0;
    response: unknown = '';
    responseText = '';
    responseURL = '';
    contentType = '';
    more: Readonly<Record<string, string>> = {};
    timeout = 0;
    withCredentials = false;
    upload = { addEventListener: () => undefined };
    onloadend?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    open(method: string, path: string) {
      Object.assign(this, { method, path, readyState: 1 });
    }
    setRequestHeader(name: string, value: string) {
      this.sent[name.toLowerCase()] = value;
    }
    getAllResponseHeaders() {
      const headers = { 'content-type': this.contentType, ...this.more };
      return Object.entries(headers)
        .map(([name, value]) => `${name}: ${value}`)
        .join('\r\n');
    }
    abort() {
      this.onabort?.();
    }
    send(text: string | FormData | null) {
      const { method, path, sent: headers, withCredentials } = this;
      const answer = (given: FakeAnswer) => this.answerWith(given);
      const call = { method, path, headers, withCredentials, body: readBody(text), answer };
      calls.push(call);
      answer(respond(call));
    }
    private answerWith(answer: FakeAnswer) {
      if (answer === 'hang') return;
      if (answer === 'down') return void setTimeout(() => this.onerror?.());
      this.status = answer.status;
      this.contentType = answer.html ? 'text/html' : 'application/json';
      this.more = answer.headers ?? {};
      this.responseText = writeBody(answer);
      this.response = this.responseText;
      this.readyState = 4;
      setTimeout(() => this.onloadend?.());
    }
  }
  Object.assign(window, { XMLHttpRequest: FakeRequest, fetch: fakeFetch(respond, calls) });
  return calls;
}

const fakeFetch =
  (respond: (call: SentCall) => FakeAnswer, calls: SentCall[]) =>
  (path: string, { method = 'GET', headers = {}, credentials, signal, body }: FakeFetchInit = {}) =>
    new Promise<Response>((resolve, reject) => {
      const answer = (given: FakeAnswer) => {
        if (given === 'down') reject(new TypeError('Failed to fetch'));
        else if (given !== 'hang') resolve(writeResponse(given));
      };
      signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      const withCredentials = credentials === 'include';
      const call = { method, path, headers, withCredentials, body: readBody(body), answer };
      calls.push(call);
      answer(respond(call));
    });

interface FakeFetchInit {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly credentials?: RequestCredentials;
  readonly signal?: AbortSignal;
  readonly body?: string;
}

type FakeResponse = Exclude<FakeAnswer, string>;

const writeBody = ({ html, text, body = {} }: FakeResponse): string =>
  html ?? text ?? JSON.stringify(body);

const writeResponse = (answer: FakeResponse): Response =>
  new Response(answer.status === 204 ? null : writeBody(answer), {
    status: answer.status,
    headers: {
      'content-type': answer.html ? 'text/html' : 'application/json',
      ...(answer.link && { link: answer.link }),
      ...answer.headers,
    },
  });

const readBody = (text: string | FormData | null | undefined): unknown =>
  typeof text === 'string' ? JSON.parse(text) : (text ?? undefined);
