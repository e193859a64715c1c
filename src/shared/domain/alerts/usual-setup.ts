import { v5 as uuidv5 } from 'uuid'
import { z } from 'zod'
import { rangeIssue } from './address-range.ts'
import { type EventException, type EventSetup, plainSetup } from './event-setup.ts'

export const usualSetupLimits = {
  countries: 250,
  addresses: 200,
  accounts: 100,
  domains: 200,
  exceptions: 100,
  note: 300,
} as const

const countries = z
  .array(z.string().regex(/^[A-Z]{2}$/))
  .max(usualSetupLimits.countries)
  .overwrite((list) => [...new Set(list)].toSorted())

/** Addresses and ranges by the rules of CA-57 (ALERT-15). */
const addresses = z
  .array(z.string().max(64))
  .max(usualSetupLimits.addresses)
  .superRefine((list, context) => {
    list.forEach((each, place) => {
      const issue = rangeIssue(list.slice(0, place), each)
      if (issue)
        context.addIssue({
          code: 'custom',
          path: [place],
          message: issue === 'invalidIp' ? 'Invalid IP' : 'IP is already in the list',
        })
    })
  })

const names = (most: number) =>
  z
    .array(z.string().trim().min(1).max(320))
    .max(most)
    .overwrite((list) => [...new Set(list.map((each) => each.toLowerCase()))].toSorted())

/** Indefinite where both are null (ALERT-14). That a start is not past is asked when it is typed: a change may wait for days. */
const durationShape = { from: z.iso.datetime().nullable(), until: z.iso.datetime().nullable() }

const exceptionSchema = z
  .strictObject({
    /** A user's principal name or object id in the company; null for all of them. */
    account: z.string().trim().min(1).max(320).nullable(),
    ...durationShape,
    countries,
    addresses,
    domains: names(usualSetupLimits.domains),
    /** Ids of detections that keep silent. */
    detections: z.array(z.string().min(1).max(100)).max(300),
    /** Why. */
    note: z.string().trim().max(usualSetupLimits.note),
  })
  .refine(({ from, until }) => (from === null) === (until === null), { message: 'Start or end is missing' })
  .refine(({ from, until }) => from === null || until === null || until > from, {
    message: 'The end time must be later than the start time',
  })
/** What is let through besides, of everybody or of one account, always or for a time. */
export type UsualException = z.infer<typeof exceptionSchema>

const fields = {
  /** Null: as the organization says; of the organization: none. */
  operating_countries: countries.nullable(),
  malicious_countries: countries.nullable(),
  /** Besides those of the organization. */
  safe_addresses: addresses,
  break_glass_accounts: names(usualSetupLimits.accounts),
  watched_groups: names(usualSetupLimits.accounts),
  /** Where the provider's technicians work; of the organization alone. */
  provider_countries: countries,
  exceptions: z.array(exceptionSchema).max(usualSetupLimits.exceptions),
}
export const usualSetupFieldsSchema = z.strictObject(fields)
export type UsualSetupFields = z.infer<typeof usualSetupFieldsSchema>

/** What is usual for one company, or (null) for all of them (ALERT-13). */
export const usualSetupSchema = z.object({ id: z.string(), customer_id: z.string().nullable(), ...fields })
export type UsualSetup = z.infer<typeof usualSetupSchema>

/** What holds where nobody said anything. */
export const nothingUsual: UsualSetupFields = {
  operating_countries: null,
  malicious_countries: null,
  safe_addresses: [],
  break_glass_accounts: [],
  watched_groups: [],
  provider_countries: [],
  exceptions: [],
}

const NAMESPACE = '2f0c7f63-6a0e-4b52-9c64-2b1c1f2c7a35'

/** The one row of a company, or (null) of the organization. */
export const usualSetupId = (customerId: string | null): string => uuidv5(customerId ?? 'org', NAMESPACE)

/** What of a company is known besides what a person says. */
export type KnownOfCompany = Pick<EventSetup, 'administrators' | 'sharedMailboxes' | 'ownDomains'>

/** What detections of a company go by: its own setup, the organization's beneath it, and what its directory says. */
export function eventSetupOf(
  companyId: string,
  ofOrganization: UsualSetupFields = nothingUsual,
  ofCompany: UsualSetupFields = nothingUsual,
  known?: KnownOfCompany,
): EventSetup {
  const plain = plainSetup(companyId)
  const both = (of: (each: UsualSetupFields) => readonly string[]) => [
    ...of(ofOrganization),
    ...of(ofCompany),
  ]
  const scopeOf = (account: string | null, isCompany: boolean): EventException['scope'] => {
    if (account !== null) return { level: 'user', companyId, account }
    return isCompany ? { level: 'company', companyId } : { level: 'organization' }
  }
  const exceptionsOf = ({ exceptions }: UsualSetupFields, isCompany: boolean): EventException[] =>
    exceptions.map(({ account, from, until, countries, addresses, domains, detections }) => ({
      scope: scopeOf(account, isCompany),
      duration: {
        from: from === null ? undefined : Date.parse(from),
        until: until === null ? undefined : Date.parse(until),
      },
      countries,
      addresses,
      domains,
      detections,
    }))
  return {
    ...plain,
    ...known,
    operatingCountries: ofCompany.operating_countries ?? ofOrganization.operating_countries ?? [],
    maliciousCountries:
      ofCompany.malicious_countries ?? ofOrganization.malicious_countries ?? plain.maliciousCountries,
    safeAddresses: both((each) => each.safe_addresses),
    breakGlassAccounts: both((each) => each.break_glass_accounts),
    watchedGroups: both((each) => each.watched_groups),
    providerCountries: ofOrganization.provider_countries,
    exceptions: [...exceptionsOf(ofOrganization, false), ...exceptionsOf(ofCompany, true)],
  }
}
