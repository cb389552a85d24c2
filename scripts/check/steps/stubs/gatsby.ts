/** Stands for Gatsby in unit tests: its build takes the GraphQL tags out, and it navigates by its router. */

export const graphql = (): undefined => undefined;

/** What static queries answer: a test sets what its components ask for. */
export const staticData: Record<string, unknown> = {};
export const useStaticQuery = (): Record<string, unknown> => staticData;

export const navigate = (): Promise<void> => Promise.resolve();
