/** A part of the server that caches data of the database in memory, or works on it. */
export interface ProcessMemory {
  /** Resolves when no work is running and nothing is cached. */
  clear(): void | Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** All parts to clear before the database is emptied under a running server, as by tests that share one. */
    readonly memory: Set<ProcessMemory>;
  }
}
