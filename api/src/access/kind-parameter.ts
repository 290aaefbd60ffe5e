import type { FastifyRequest } from 'fastify';
import { recordKinds } from 'contract/review';
import type { RecordKind } from 'contract/review';

/** The kind of a record as a part of a route: any of them, and nothing else. Cast, for addresses are made of kinds. */
export const kindParameter = `:kind(${recordKinds.join('|')})` as RecordKind;

/** Which kind a call of a route with `kindParameter` is about. */
export const kindOf = ({ params }: FastifyRequest): RecordKind =>
  (params as { readonly kind: RecordKind }).kind;
