declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net';

  interface HoodiecrowOptions {
    readonly plugins: readonly string[];
    readonly secureConnection: boolean;
    readonly storage: Readonly<Record<string, { readonly messages: readonly object[] }>>;
  }

  interface Hoodiecrow {
    readonly server: Server;
    listen(port: number, host: string): void;
    /** @param date of arrival; undefined: now */
    appendMessage(
      mailbox: string,
      flags: readonly string[],
      date: string | undefined,
      message: string,
    ): void;
    getMailbox(path: string): { readonly messages: readonly { readonly flags: string[] }[] };
  }

  export default function hoodiecrow(options: HoodiecrowOptions): Hoodiecrow;
}
