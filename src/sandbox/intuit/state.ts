/** An expense as the Accounting API writes it. */
export interface Purchase {
  Id: string
  SyncToken: string
  TxnDate: string
  PaymentType: 'CreditCard' | 'Cash' | 'Check'
  AccountRef: { value: string; name: string }
  EntityRef?: { value: string; name: string; type: 'Vendor' }
  TotalAmt: number
  CurrencyRef?: { value: string; name: string } | undefined
  /** A refund on a credit card. */
  Credit?: boolean
  PrivateNote?: string
  Line: { Id: string; Description?: string; Amount: number; DetailType: string }[]
  MetaData: { CreateTime: string; LastUpdatedTime: string }
}

export const FAILURES = ['throttled', 'down', 'html', 'forbidden', 'half'] as const
export type Failure = (typeof FAILURES)[number]

/** The books of a company. */
export interface Books {
  realmId: string
  name: string
  country: string
  homeCurrency: string
  purchases: Purchase[]
  /** How many requests were answered. */
  requests: number
  /** What a person has chosen to fail. */
  provoked: Set<Failure>
}

export const createBooks = (
  parts: Pick<Books, 'realmId' | 'name' | 'purchases'> & Partial<Pick<Books, 'country' | 'homeCurrency'>>,
): Books => ({ country: 'US', homeCurrency: 'USD', ...parts, requests: 0, provoked: new Set() })

/** An expense of which only what matters is said. */
export const createPurchase = (
  parts: Pick<Purchase, 'Id' | 'TxnDate' | 'TotalAmt'> & Partial<Purchase>,
): Purchase => ({
  SyncToken: '0',
  PaymentType: 'CreditCard',
  AccountRef: { value: '42', name: 'Visa' },
  CurrencyRef: { value: 'USD', name: 'United States Dollar' },
  Line: [{ Id: '1', Amount: parts.TotalAmt, DetailType: 'AccountBasedExpenseLineDetail' }],
  MetaData: {
    CreateTime: `${parts.TxnDate}T09:00:00-08:00`,
    LastUpdatedTime: `${parts.TxnDate}T09:00:00-08:00`,
  },
  ...parts,
})
