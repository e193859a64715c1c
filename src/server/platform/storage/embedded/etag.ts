/** An etag as it stands in a header. */
export const quoted = (etag: string): string => `"${etag}"`

/** Whether a list of etags, or `*`, means this one. */
export const etagMatches = (header: string, etag: string): boolean =>
  header.split(',').some((one) => ['*', etag].includes(unquoted(one.trim())))

/** Clients write etags with quotes and without. */
export const unquoted = (etag: string): string => etag.replace(/^(W\/)?"(.*)"$/, '$2')
