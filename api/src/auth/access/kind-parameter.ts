import type { FastifyRequest } from 'fastify';
import { recordKinds } from 'contract/review';
import type { RecordKind } from 'contract/review';
import { toKindParameter } from '../../http/requests/to-kind-parameter';

export const kindParameter = toKindParameter(recordKinds);

/** Returns the kind of a request to a route with `kindParameter`. */
export const getKind = ({ params }: FastifyRequest): RecordKind =>
  (params as { readonly kind: RecordKind }).kind;
