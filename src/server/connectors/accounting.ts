/** What a company has paid to somebody. */
export interface Expense {
  /** The vendor's own id of it. */
  id: string
  /** `2026-01-31` */
  postedOn: string
  vendor: string
  description: string
  /** In the smallest unit of the currency; negative for what was paid back. */
  cost: number
  currency: string
  account: string
}

/** The books of a company, read in the name of whoever has let us in. Every call may throw a `ConnectorError`. */
export interface Accounting {
  companyName: () => Promise<string>
  /** What was paid since a day, a page at a time. */
  expenses: (since: string) => AsyncGenerator<Expense[], void>
  /** Gives back what was granted: nothing can be read after it. Fine where it is over already. */
  revoke: () => Promise<void>
}

/** Where a grant is kept whose tokens give way to others as it is used. */
export interface KeptGrant {
  latest: () => Promise<unknown>
  /**
   * Has `renew` make the tokens after those that were `seen`, by one of all processes at a time, and keeps them before anybody goes
   * on. Where somebody else was first, theirs are given and nothing is renewed.
   */
  renewed: (seen: unknown, renew: (latest: unknown) => Promise<object>) => Promise<unknown>
}
