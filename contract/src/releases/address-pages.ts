/**
 * What stands at one address: a page by its component, nothing, or what has another address now, as a path of
 * requirements 2.1.
 */
export type PageAtAddress<Component = unknown> =
  | { readonly Component: Component }
  | { readonly isMissing: true }
  | { readonly movedTo: string };

/** The parameters of an address, by the names in the route's path. */
export type AddressParameters = Readonly<Record<string, string | undefined>>;

/**
 * The `handle` of a remote's route, without a `lazy`, that has another page at each address: which there are the shell
 * asks at each of them.
 */
export interface AddressPages<Component = unknown> {
  /** Rejects as `lazy` does where it cannot be said, because something did not come. */
  readonly pageAt: (parameters: AddressParameters) => Promise<PageAtAddress<Component>>;
  /** Whether something that was fetched already says that there is a page: only then is it fetched ahead. */
  readonly isKnown: (parameters: AddressParameters) => boolean;
}
