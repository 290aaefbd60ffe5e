/** The generation of the agreement between shell and remotes. A shell refuses a remote of another one. */
export const remoteContract = 2;
