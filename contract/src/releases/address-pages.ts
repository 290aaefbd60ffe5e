/** What a URL shows: a page component, nothing, or a redirect to another path (requirements 2.1). */
export type PageAtAddress<Component = unknown> =
  | { readonly Component: Component }
  | { readonly isMissing: true }
  | { readonly movedTo: string };

export type AddressParameters = Readonly<Record<string, string | undefined>>;

/**
 * The `handle` of a remote's route without a `lazy` whose pages depend on the content: the shell asks it for the page
 * at each URL.
 */
export interface AddressPages<Component = unknown> {
  /** Rejects as `lazy` does if something cannot be loaded. */
  readonly pageAt: (parameters: AddressParameters) => Promise<PageAtAddress<Component>>;
  /** Whether loaded data already confirm that the page exists: only then is it prefetched. */
  readonly isKnown: (parameters: AddressParameters) => boolean;
}
