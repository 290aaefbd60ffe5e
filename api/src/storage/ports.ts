/** The present moment. Tests hand in a clock of their own. */
export type Clock = () => Date;

/** Makes an id that nobody can guess and that never comes twice. */
export type IdMaker = () => string;

export type DatabaseKind = 'sqlite' | 'postgres';
