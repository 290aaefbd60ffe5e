/** Returns the present moment. Tests pass a clock of their own. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
