import type { FastifyRequest } from 'fastify';
import { recordKinds } from 'contract/review';
import type { RecordKind } from 'contract/review';
import { toKindParameter } from '../../http/requests/kind-parameter-of';

/** The kind of a record as a part of a route. */
export const kindParameter = toKindParameter(recordKinds);

/** Which kind a call of a route with `kindParameter` is about. */
export const getKind = ({ params }: FastifyRequest): RecordKind =>
  (params as { readonly kind: RecordKind }).kind;
