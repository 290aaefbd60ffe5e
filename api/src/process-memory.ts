/** A part of the server that keeps something in memory of the rows that the database holds. */
export interface ProcessMemory {
  /** Resolves when nothing is under way and nothing is kept. */
  clear(): void | Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** All that has to be cleared where another database's rows take the place of these while the server runs. */
    readonly memory: Set<ProcessMemory>;
  }
}
