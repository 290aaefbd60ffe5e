/** A part of the server that keeps something in memory which follows from the rows of the database, or works on them. */
export interface ProcessMemory {
  /** Resolves when nothing is under way and nothing is kept. */
  clear(): void | Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** All that has to be cleared before the database is emptied under a running server, as tests do that share one. */
    readonly memory: Set<ProcessMemory>;
  }
}
