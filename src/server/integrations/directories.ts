/** A person as a company's own directory knows them. */
export interface DirectoryUser {
  id: string
  userPrincipalName: string
  email: string
  firstName: string
  lastName: string
  displayName: string
  department: string
  jobTitle: string
  phone: string
  country: string
  accountEnabled: boolean | undefined
  skuIds: string[]
}

export interface DirectoryPage {
  users: DirectoryUser[]
  /** Ids of users who are no longer in the directory. */
  removed: string[]
  /** Where the next reading goes on; only on the last page. */
  deltaLink?: string
}

export interface DirectorySku {
  skuId: string
  partNumber: string
  productName: string
  enabled: number
  consumed: number
  status: string
}

/** A company's directory, read through a connector. Every call may throw a `ConnectorError`. */
export interface Directory {
  organization: () => Promise<{ tenantId: string; displayName: string }>
  domains: () => Promise<string[]>
  /** Everybody, or what changed since a delta link. */
  changes: (deltaLink: string | null) => AsyncIterable<DirectoryPage>
  skus: () => Promise<DirectorySku[]>
}

export interface Directories {
  open: (tenantId: string) => Directory
}
