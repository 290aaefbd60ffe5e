/** The messages of libraries, which have no code, where the machine has no memory for their work. */
const noMemory =
  /out of memory|memory allocation|allocation failed|cannot allocate|cannot enlarge/i;

/**
 * Returns the code of an error that the file did not cause: of the system, of a missing library, or of a machine
 * without memory. Undefined for what a library says of a file.
 */
export function getSystemErrorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if ('syscall' in error || /^ERR_(MODULE|DLOPEN|WORKER)/.test(code)) return code;
  return noMemory.test(error.message.slice(0, 1000)) ? 'ENOMEM' : undefined;
}
