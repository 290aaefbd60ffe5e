/** Version of the contract between shell and remotes. The shell refuses a remote with another one. */
export const remoteContract = 2;
