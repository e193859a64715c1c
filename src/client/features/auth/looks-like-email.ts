/** One @ with something before it, and a dot somewhere after it. */
export const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text.trim())
