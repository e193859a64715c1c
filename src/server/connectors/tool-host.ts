/** The host of an address of a tool, with its port where that is not the usual one. */
export const toolHostOf = (url: string): string => new URL(url).host.toLowerCase()
