/** DATA_DIR cannot be used as it is; the message says what to do. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
}
