import { ConnectorError } from '../connector-error.ts'
import type { GrantedLicense } from '../granted-directory.ts'
import type { DirectoryClient } from './directory-client.ts'
import { assignmentsAnswer } from './google-answers.ts'
import { pagesOf } from './pages.ts'

/** There is no narrower one that reads: it could change licences, too. */
export const LICENSES_SCOPE = 'apps.licensing'

/**
 * What is asked about, for the vendor lists licences of one product at a time: Workspace, archived users, Vault, and both editions
 * of Cloud Identity. https://developers.google.com/workspace/admin/licensing/v1/how-tos/products
 */
const PRODUCTS = ['Google-Apps', '101034', 'Google-Vault', '101001', '101005']

/** The most that the vendor gives. */
const PAGE_SIZE = '1000'

/** Who has which licence. A product that the workspace does not know has none; where it knows none at all nothing was told. */
export async function* licensesOf(
  client: DirectoryClient,
  customerId: string,
): AsyncGenerator<GrantedLicense[], void> {
  let unknown: ConnectorError | undefined
  let known = 0
  for (const product of PRODUCTS)
    try {
      const query = { customerId, maxResults: PAGE_SIZE }
      for await (const { items = [] } of pagesOf(
        client,
        assignmentsAnswer,
        `/product/${product}/users`,
        query,
      ))
        yield items.map(({ userId, productId, skuId, skuName }) => ({
          address: userId.toLowerCase(),
          productId,
          skuId,
          skuName: skuName || skuId,
        }))
      known += 1
    } catch (cause) {
      if (!(cause instanceof ConnectorError) || cause.reason !== 'notFound') throw cause
      unknown = cause
    }
  if (known === 0 && unknown) throw unknown
}
