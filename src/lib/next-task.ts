/** Resolves in a task of its own, so that the browser may paint and respond to presses first. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
