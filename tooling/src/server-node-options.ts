/**
 * What Node is started with for the server: room for 64 MiB of young objects instead of 16. What 50 forms in work need
 * outlives a smaller room, and each collection copies it: 8% of the server's time under load, 2% with this. Node 24 has
 * it by itself (docs/decisions/0005-durable-writes.md).
 */
export const serverNodeOptions: readonly string[] = ['--max-semi-space-size=64'];
