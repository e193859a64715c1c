/** The score of a tenant on one day. What the vendor leaves out is undefined, here and below. Times are in milliseconds. */
export interface SecureScore {
  createdDateTime?: number | undefined
  currentScore?: number | undefined
  maxScore?: number | undefined
  controlScores?:
    | {
        controlCategory?: string | undefined
        controlName?: string | undefined
        score?: number | undefined
      }[]
    | undefined
}

export interface ControlProfile {
  id?: string | undefined
  maxScore?: number | undefined
}

interface Location {
  countryOrRegion?: string | undefined
}

export interface RiskDetection {
  id: string
  requestId?: string | undefined
  correlationId?: string | undefined
  riskEventType?: string | undefined
  riskLevel?: string | undefined
  riskState?: string | undefined
  detectedDateTime?: number | undefined
  ipAddress?: string | undefined
  location?: Location | undefined
  userPrincipalName?: string | undefined
}

export interface RiskySignIn {
  id: string
  correlationId?: string | undefined
  createdDateTime?: number | undefined
  riskLevelDuringSignIn?: string | undefined
  ipAddress?: string | undefined
  location?: Location | undefined
}

/** What was read of a collection. */
export interface VendorList<Item> {
  items: Item[]
  /** There is more of it than was read, or some of it could not be understood. */
  isIncomplete: boolean
}

/** What the vendor says of the risks in a tenant. Every call may throw a `ConnectorError`. */
export interface TenantRisks {
  /** One a day, the newest first, of at most so many days. */
  secureScores: (days: number) => Promise<VendorList<SecureScore>>
  /** What each control of the secure score can give. */
  controlProfiles: () => Promise<VendorList<ControlProfile>>
  /** */
  riskDetections: (since: Date) => Promise<VendorList<RiskDetection>>
  /** Interactive sign-ins that were risky while they happened. */
  riskySignIns: (since: Date) => Promise<VendorList<RiskySignIn>>
}
