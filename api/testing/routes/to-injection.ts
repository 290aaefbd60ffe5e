import { toAddress } from 'contract/request';
import type { DeclaredRequest, RequestParts } from 'contract/request';

/** The parts of a request whose types are not checked, so that a test can send what is wrong. */
export type LooseParts = Readonly<Record<string, unknown>>;

/** Turns a declared request into the options of `inject`. */
export function toInjection(request: DeclaredRequest, parts: LooseParts = {}) {
  const { body } = parts;
  const { method } = request;
  const url = toAddress(request, parts as RequestParts<DeclaredRequest>);
  return { method, url, ...(body !== undefined && { payload: body as object }) };
}
