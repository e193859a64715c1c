/**
 * Applications that a policy names together, by the ids of those that are most signed in to. The vendor names more of them than it
 * gives ids of, so another one of the vendor's own may be in a suite as well.
 * https://learn.microsoft.com/entra/identity/conditional-access/reference-office-365-application-contents
 * https://learn.microsoft.com/entra/identity/conditional-access/concept-conditional-access-cloud-apps
 */
export const applications = {
  exchangeOnline: '00000002-0000-0ff1-ce00-000000000000',
  sharePointOnline: '00000003-0000-0ff1-ce00-000000000000',
  skypeForBusiness: '00000004-0000-0ff1-ce00-000000000000',
  teamsServices: 'cc15fd57-2c6c-4117-a88c-83b1d56b4bbe',
  officeHome: '4765445b-32c6-49b0-83e6-1d93765276ca',
  azureManagement: '797f4846-ba00-4fd7-ba43-dac1f8f63013',
  azurePortal: 'c44b4083-3bb0-49c1-b47d-974e53cbdf3c',
  microsoftGraph: '00000003-0000-0000-c000-000000000000',
  directoryGraph: '00000002-0000-0000-c000-000000000000',
  intuneEnrollment: 'd4ebce55-015a-49b5-a083-c84d1797ae8c',
} as const

/** What is in a suite for certain, and what of the table above is not. */
interface Suite {
  holds: ReadonlySet<string>
  lacks: ReadonlySet<string>
}

const OFFICE = [
  applications.exchangeOnline,
  applications.sharePointOnline,
  applications.skypeForBusiness,
  applications.teamsServices,
  applications.officeHome,
]
const PORTALS = [applications.azurePortal]

const suiteOf = (holds: readonly string[]): Suite => ({
  holds: new Set(holds),
  lacks: new Set(Object.values(applications).filter((id) => !holds.includes(id))),
})

/** By the names that policies have for them, in lower case. */
export const suites: Readonly<Record<string, Suite>> = {
  office365: suiteOf(OFFICE),
  microsoftadminportals: suiteOf(PORTALS),
}

/** A policy for the first also holds for the second: the portal's own sign-in is part of the management of Azure. */
export const includedApplications: Readonly<Record<string, readonly string[]>> = {
  [applications.azureManagement]: [applications.azurePortal],
}
