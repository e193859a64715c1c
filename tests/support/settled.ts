/** Until everything that is only waiting for its turn has had it. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
