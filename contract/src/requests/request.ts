import type { TSchema } from '@sinclair/typebox';
import type { AuditAction, AuditKind } from '../records/audit';
import type { RecordKind } from '../records/review';
import type { ErrorCode } from '../wire/error-codes';
import type { Access } from './access';
import type { Value } from './schemas';

/**
 * A request is declared once, here in `contract`. The server's route (`serve`), the browser's call (`send`), the API
 * description, the tests of access and the audit entry follow from it (docs/add-a-request.md).
 */

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Classes of rate limits (api/src/http/rate-limit). */
export type LimitClass = 'public-form' | 'visit' | 'log-in' | 'staff' | 'upload';

/**
 * What open consoles are told to load again: a section, rights, the section that the path names, or the sections of the
 * audit entries.
 */
export type Announcement = RecordKind | 'accounts' | ':kind' | 'audited-kinds';

/** The audit entries that a request may write. Who did it, from where and when are added by the server. */
export interface AuditDeclaration {
  readonly action: AuditAction | readonly AuditAction[];
  /** What they are about; `:kind` is the section that the path names. From a list the handler chooses. */
  readonly kind: AuditKind | ':kind' | readonly AuditKind[];
}

/** A body or response that is not JSON: a file with this media type. */
export interface FileContent {
  readonly contentType: string;
  /** The fields of a form with files: what the server validates beside the files. */
  readonly fields?: TSchema;
}

interface RequestDeclaration {
  /** One sentence for the API description. */
  readonly summary?: string;
  readonly access: Access;
  /** Schemas of the path's parameters. One without a schema is the id of a record. */
  readonly params?: Readonly<Record<string, TSchema>>;
  readonly query?: TSchema;
  readonly body?: TSchema | FileContent;
  /** Absent if the status is all that a response says. */
  readonly response?: TSchema | FileContent;
  /** The status of a success. By default 200 with a response and 204 without one. */
  readonly status?: 200 | 201 | 202 | 204 | 303;
  /** What a response with status 409 says beside its message, for example the present entry. */
  readonly conflict?: TSchema;
  /** The codes of errors besides those that any request can have. */
  readonly errors?: readonly ErrorCode[];
  readonly audit?: AuditDeclaration;
  readonly announces?: Announcement;
  readonly limit?: LimitClass;
  /** Whether a repeated request with the same Idempotency-Key gets the first response (contract/wire). */
  readonly isIdempotent?: true;
  /**
   * Whether it is served while the disk is full, unlike other changes: log-ins and log-outs may use the reserved space,
   * and searches that are sent by POST only read.
   */
  readonly worksWithoutStorage?: true;
  /** The requests whose loaded responses are out of date after this one. */
  readonly touches?: readonly DeclaredRequest[];
}

export interface DeclaredRequest extends RequestDeclaration {
  readonly method: Method;
  /** With parameters as `:name`. */
  readonly path: `/${string}`;
}

/**
 * Declares a request, as `request('PUT /api/admin/staff/:id', { access: 'staff', body: Body })`. The annotation lets the
 * bundler leave out of a page's scripts what the page does not send.
 * @__NO_SIDE_EFFECTS__
 */
export const request = <
  const Line extends `${Method} /${string}`,
  const Declaration extends RequestDeclaration,
>(
  line: Line,
  declaration: Declaration,
) => {
  const [method, path] = line.split(' ', 2);
  return { ...declaration, method, path } as Declaration & Named<Line>;
};

type Named<Line> = Line extends `${infer Name extends Method} ${infer Path extends `/${string}`}`
  ? { readonly method: Name; readonly path: Path }
  : never;

type ParameterNames<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The values of the parameters in a request's path. */
export type ParamsOf<Request extends DeclaredRequest> = {
  readonly [Name in ParameterNames<Request['path']>]: Request['params'] extends {
    readonly [Key in Name]: infer Schema extends TSchema;
  }
    ? Value<Schema>
    : string;
};

export type QueryOf<Request extends DeclaredRequest> = ValueOf<Request['query'], undefined>;
export type BodyOf<Request extends DeclaredRequest> = ValueOf<Request['body'], unknown>;
/** The response; `undefined` if the request declares none, or a file. */
export type ResponseOf<Request extends DeclaredRequest> = ValueOf<Request['response'], undefined>;
export type ConflictOf<Request extends DeclaredRequest> = ValueOf<Request['conflict'], undefined>;

type ValueOf<Schema, File> = Schema extends TSchema
  ? Value<Schema>
  : Schema extends FileContent
    ? File
    : undefined;

/** What a caller gives: the parameters of the path by name, with the query and the body that are declared. */
export type RequestParts<Request extends DeclaredRequest> = ParamsOf<Request> &
  Given<'query', OrUndefined<QueryOf<Request>>> &
  Given<'body', BodyOf<Request>>;

/** Fields that may be left out may be undefined too. */
type OrUndefined<Content> = {
  readonly [Name in keyof Content]:
    | Content[Name]
    | (Partial<Content> extends Pick<Content, Name> ? undefined : never);
};

/** A property that may be left out if all of its value may be. */
type Given<Name extends string, Content> = [Content] extends [undefined]
  ? { readonly [Key in Name]?: undefined }
  : Partial<Content> extends Content
    ? { readonly [Key in Name]?: Content }
    : { readonly [Key in Name]: Content };

export const isFile = (content: TSchema | FileContent | undefined): content is FileContent =>
  content !== undefined && 'contentType' in content;

/** The status of a success. */
export const getStatus = ({ status, response }: DeclaredRequest): number =>
  status ?? (response === undefined ? 204 : 200);

type Scalars = Readonly<Record<string, string | number | boolean | undefined>>;

/** Builds the address of a request: root-absolute, with encoded parameters and the given fields of its query. */
export function toAddress<Request extends DeclaredRequest>(
  { path }: Request,
  parts: ParamsOf<Request> & Given<'query', OrUndefined<QueryOf<Request>>>,
): `/${string}` {
  const { query = {}, ...params } = parts as Scalars & { readonly query?: Scalars };
  const named = path.replace(/:(\w+)/g, (_whole, name: string) => encode(params[name]));
  const fields = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${encode(name)}=${encode(value)}`],
  );
  return `${named}${fields.length > 0 ? `?${fields.join('&')}` : ''}` as `/${string}`;
}

const encode = (value: Scalars[string]) => encodeURIComponent(String(value));
