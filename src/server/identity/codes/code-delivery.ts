import type { PoolUser } from '../users.ts'

/** Where a code went, in the protocol's words. */
export interface CodeDelivery {
  CodeDeliveryDetails: { Destination: string; DeliveryMedium: 'EMAIL'; AttributeName: 'email' }
}

/**
 * Says where a code went, if one did: from what was typed, so that it is the same whether there is such an account.
 * Who knows a sub knows that there is one, so the address behind it may be hinted at.
 */
export function deliveryTo(typed: string, user: PoolUser | undefined): CodeDelivery {
  const [name = '', domain = ''] = (typed.includes('@') ? typed : (user?.email ?? typed)).split('@')
  return {
    CodeDeliveryDetails: {
      Destination: `${firstOf(name)}***@${firstOf(domain || name)}***`,
      DeliveryMedium: 'EMAIL',
      AttributeName: 'email',
    },
  }
}

const firstOf = (text: string) => Array.from(text.toLowerCase())[0] ?? ''
