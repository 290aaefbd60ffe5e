/** The largest body, in bytes, before and after decompression: every field of the longest form, several times over. */
export const bodyLimit = 128 * 1024;
