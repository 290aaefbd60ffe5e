import type { Transaction } from 'kysely';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { AuditAction, AuditKind } from 'contract/audit';
import type { StaffAccess } from 'contract/access';
import { getStatus, isFile } from 'contract/request';
import type { Value } from 'contract/schemas';
import type {
  BodyOf,
  DeclaredRequest,
  FileContent,
  ParamsOf,
  QueryOf,
  ResponseOf,
} from 'contract/request';
import type { AuditEntry } from '../storage/audit/audit-log';
import { toAuditActor } from '../storage/audit/staff-journal';
import type { ActingStaff } from '../storage/audit/staff-journal';
import { noteChange } from '../storage/records/record-changes';
import type { ChangeSubject } from '../storage/records/record-changes';
import type { Tables } from '../storage/tables/tables';
import type { ChooseBodyRules } from './bodies/body-guard';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The declaration that the route serves (contract/request). */
    request?: DeclaredRequest;
  }
  interface FastifyRequest {
    /** The staff member who calls a route for staff, and their network. */
    staff: ActingStaff | undefined;
  }
}

/** What the handler of a request gets: the parameters of the path by name, and all of this. */
export type Call<Request extends DeclaredRequest> = ParamsOf<Request> & {
  readonly body: SentBodyOf<Request>;
  readonly query: QueryOf<Request>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
} & (Request['access'] extends StaffAccess ? { readonly staff: ActingStaff } : unknown) &
  (Request['audit'] extends object ? { readonly note: Note<Request> } : unknown);

/** The body, or the fields of a form with files. */
type SentBodyOf<Request extends DeclaredRequest> = Request['body'] extends {
  readonly contentType: string;
  readonly fields: infer Fields extends NonNullable<FileContent['fields']>;
}
  ? Value<Fields>
  : BodyOf<Request>;

/**
 * Adds an entry to the audit log. A change without one has changed nothing.
 * @param transaction only for `serve`: the handler's own; absent: the entry gets one for itself
 */
type Note<Request extends DeclaredRequest> = (
  entry: NotedEntry<Request>,
  transaction?: Transaction<Tables>,
) => Promise<void>;

type NotedEntry<Request extends DeclaredRequest> = Partial<
  Pick<AuditEntry, 'subjects' | 'details'>
> &
  (NonNullable<Request['audit']>['action'] extends readonly (infer Action extends AuditAction)[]
    ? { readonly action: Action }
    : { readonly action?: never }) &
  (NonNullable<Request['audit']>['kind'] extends readonly (infer Kind extends AuditKind)[]
    ? { readonly kind: Kind }
    : { readonly kind?: never });

/** A file or a streamed response is sent by the handler, which returns the reply. */
type Result<Request extends DeclaredRequest> = FastifyReply | ResponseOf<Request>;

/** Without a declared response nothing need be returned. */
type Returned<Request extends DeclaredRequest> =
  | Promise<Result<Request>>
  | (ResponseOf<Request> extends undefined ? Promise<void> : never);

type Handler<Request extends DeclaredRequest> = (
  call: Call<Request>,
) => Result<Request> | Returned<Request>;

type ChangeHandler<Request extends DeclaredRequest> = (
  call: Call<Request> & {
    readonly transaction: Transaction<Tables>;
    /** Runs the work once the change is committed, before the response is sent. */
    readonly onCommit: (work: () => unknown) => void;
  },
) => Returned<Request>;

/** What only the server says about a route. */
interface ServerSide extends Pick<
  RouteOptions,
  | 'bodyLimit'
  | 'onRequest'
  | 'preValidation'
  | 'preHandler'
  | 'onResponse'
  | 'errorHandler'
  | 'attachValidation'
  | 'exposeHeadRoute'
> {
  readonly bodyRules?: ChooseBodyRules;
  /** The limit of keys in all objects of a JSON body together; 100 by default. */
  readonly maxKeys?: number;
}

interface ChangeServerSide<Request extends DeclaredRequest> extends ServerSide {
  /** Checks the request before the transaction begins, and throws an HttpError to refuse it. */
  readonly before?: (call: Call<Request>) => Promise<void>;
}

/**
 * Answers a declared request: access, limit and body are checked before the handler runs. The handler returns the
 * response, or throws an HttpError.
 */
export function serve<const Request extends DeclaredRequest>(
  app: FastifyInstance,
  declared: Request,
  handle: Handler<Request>,
  { bodyRules, maxKeys, ...hooks }: ServerSide = {},
): void {
  const { method, access, limit, query } = declared;
  app.route({
    method,
    url: toUrl(declared),
    ...hooks,
    schema: {
      ...(query && { querystring: query }),
      ...bodySchema(declared),
      ...responseSchema(declared),
    },
    config: {
      request: declared,
      access,
      ...(limit && { rateLimit: limit }),
      ...(bodyRules && { body: bodyRules }),
      ...(maxKeys !== undefined && { maxKeys }),
    },
    handler: async (request, reply) => {
      reply.code(getStatus(declared));
      const result = await handle(makeCall(app, declared, request, reply));
      // A handler that sent the reply itself gives undefined too, once the response is complete.
      return result === undefined && !reply.raw.headersSent ? reply.send() : result;
    },
  });
}

/**
 * Answers a declared request that changes something. The handler runs in a transaction, in which its entries in the
 * audit log are stored after it. Where the request announces its change, open consoles hear of it.
 */
export function serveChange<const Request extends DeclaredRequest>(
  app: FastifyInstance,
  declared: Request,
  handle: ChangeHandler<Request>,
  { before, ...serverSide }: ChangeServerSide<Request> = {},
): void {
  const change = async (call: Call<Request>): Promise<Result<Request>> => {
    await before?.(call);
    const afterwards: (() => unknown)[] = [];
    const onCommit = (work: () => unknown) => void afterwards.push(work);
    const result = await app.database.transaction().execute(async (transaction) => {
      const noted: NotedEntry<Request>[] = [];
      const note = async (entry: NotedEntry<Request>) => void noted.push(entry);
      const handled = await handle({ ...call, transaction, note, onCommit });
      // The log is written last, because all writers wait for its lock.
      await store(app, declared, call.request, { transaction, entries: noted });
      return handled;
    });
    for (const work of afterwards) await work();
    return result as ResponseOf<Request>;
  };
  serve(app, declared, change, serverSide);
}

function makeCall<Request extends DeclaredRequest>(
  app: FastifyInstance,
  declared: Request,
  request: FastifyRequest,
  reply: FastifyReply,
): Call<Request> {
  const note: Note<Request> = (entry, given) => {
    const write = (transaction: Transaction<Tables>) =>
      store(app, declared, request, { transaction, entries: [entry] });
    return given ? write(given) : app.database.transaction().execute(write);
  };
  const { body, query, staff } = request;
  return {
    ...(request.params as object),
    ...{ body, query, request, reply, staff, note },
  } as unknown as Call<Request>;
}

interface Stored {
  readonly transaction: Transaction<Tables>;
  readonly entries: readonly Partial<
    Pick<AuditEntry, 'action' | 'kind' | 'subjects' | 'details'>
  >[];
}

async function store(
  app: FastifyInstance,
  { audit, announces }: DeclaredRequest,
  { staff, params }: FastifyRequest,
  { transaction, entries }: Stored,
): Promise<void> {
  const { kind: section, id } = params as { readonly kind?: string; readonly id?: string };
  const kindOf = ({ kind }: Stored['entries'][number]) =>
    kind ?? ((audit?.kind === ':kind' ? section : audit?.kind) as AuditKind);
  const announced = entries.map((entry) => {
    if (announces === 'audited-kinds') return kindOf(entry);
    return announces === ':kind' ? section : announces;
  });
  for (const subject of new Set(announced))
    if (subject !== undefined) await noteChange(transaction, subject as ChangeSubject);
  if (audit === undefined || staff === undefined) return;
  for (const entry of entries) {
    const { action, subjects = id === undefined ? [] : [id], details } = entry;
    await app.audit.append(transaction, {
      ...toAuditActor(staff),
      action: action ?? (audit.action as AuditAction),
      kind: kindOf(entry),
      subjects,
      ...(details && { details }),
    });
  }
}

function bodySchema({ body }: DeclaredRequest) {
  const fields = body && isFile(body) ? body.fields : body;
  return fields && { body: fields };
}

/** Makes the response's serialiser, which sends only the fields that are declared. */
function responseSchema(declared: DeclaredRequest) {
  const { response } = declared;
  return response && !isFile(response) && { response: { [getStatus(declared)]: response } };
}

/** The form of a record's id. */
const idPattern = '[0-9a-f-]{36}';

/** Adds the form of each parameter to a path, so that any other is an unknown address. */
export const toUrl = ({ path, params = {} }: DeclaredRequest): string =>
  path.replace(/:(\w+)/g, (parameter, name: string) => {
    const schema = params[name] as
      | { readonly enum?: string[]; readonly pattern?: string }
      | undefined;
    const pattern =
      schema?.enum?.join('|') ?? schema?.pattern?.replace(/^\^|\$$/g, '') ?? idPattern;
    return `${parameter}(${pattern})`;
  });
