/** DATA_DIR cannot be used as it is; the message says what to do. */
export class DataFolderFault extends Error {
  override readonly name = 'DataFolderFault';
}
