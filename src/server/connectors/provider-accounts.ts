/** An account of a customer, as a vendor tells it to the provider who looks after it. */
export interface ProviderAccount {
  /** The vendor's own id. */
  id: string
  name: string
  /** Where its own API answers. */
  host: string
}

/** The accounts below that of a provider. Every call may throw a `ConnectorError`. */
export interface ProviderAccounts {
  list: () => Promise<ProviderAccount[]>
}
