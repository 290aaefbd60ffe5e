/** A JSON response that arrives in pieces, when the test sends them. */
export function slowAnswer() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  const writer = writable.getWriter();
  const encoder = new TextEncoder();
  return {
    response: new Response(readable, { headers }),
    send: (text: string) => writer.write(encoder.encode(text)),
    end: () => writer.close(),
  };
}
