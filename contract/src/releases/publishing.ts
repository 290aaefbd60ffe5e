/** What the program that publishes says on a line of its own when it is to be given the snapshot. */
export const snapshotWanted = 'Ready for the snapshot.';
