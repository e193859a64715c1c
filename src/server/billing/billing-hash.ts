import { createHmac, hkdfSync } from 'node:crypto'

/** By a key of its own, which the billing portal can be given without what seals the sessions. */
export const billingHash = (secret: Buffer, billingAccountId: string): string =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', secret, '', 'billing portal', 32)))
    .update(billingAccountId)
    .digest('hex')
