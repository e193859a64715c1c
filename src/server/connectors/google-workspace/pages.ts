import type { z } from 'zod'
import { ConnectorError } from '../connector-error.ts'
import type { DirectoryClient } from './directory-client.ts'

interface Page {
  nextPageToken?: string | undefined
}

/** Far more than a list of a workspace has. */
const MOST_PAGES = 5000

/** A list to its last page, by tokens. Throws `unexpectedAnswer` where it does not go on or does not end. */
export async function* pagesOf<P extends Page>(
  client: DirectoryClient,
  schema: z.ZodType<P>,
  path: string,
  query: Record<string, string>,
): AsyncGenerator<P, void> {
  const seen = new Set<string>()
  let token: string | undefined
  do {
    const asked = new URLSearchParams({ ...query, ...(token === undefined ? {} : { pageToken: token }) })
    const page: P = await client.read(`${path}?${asked.toString()}`, schema)
    yield page
    token = page.nextPageToken
    if (token !== undefined && (seen.has(token) || seen.size === MOST_PAGES))
      throw new ConnectorError('unexpectedAnswer', { code: 'repeatedPage' })
    if (token !== undefined) seen.add(token)
  } while (token !== undefined)
}
