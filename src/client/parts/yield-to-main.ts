/** Lets the page take what somebody does before long work goes on. */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve))
