/** The part of mailauth that tests use; it has no types of its own. */
declare module 'mailauth/lib/dkim/verify' {
  interface DkimResult {
    readonly status: { readonly result: string; readonly aligned?: string | false };
    readonly signingDomain?: string;
    readonly selector?: string;
  }
  export function dkimVerify(
    mail: string | Buffer,
    options: { readonly resolver: (name: string, type: string) => Promise<string[][]> },
  ): Promise<{ readonly results: readonly DkimResult[] }>;
}
