import { defineCheck } from '../check.ts'
import type { Readings } from '../sources.ts'
import { notMeasured, verdictOf, type Found } from '../verdict.ts'

type Config = Readings['dkimSigningConfigs'][number]

/** Bits. */
const SHORTEST_KEY = 2048
const VALID = 'Valid'
/** Of the records that the vendor wants to find for a domain. */
const INVALID = ['CnameMissing', 'NoDKIMKeys']

/** Domains of the vendor's own, which it signs for by itself. */
const isOfVendor = (domain: string) => domain.toLowerCase().endsWith('.onmicrosoft.com')

const isKnown = ({ Enabled, Status, Selector1KeySize }: Config) =>
  Enabled !== undefined &&
  Selector1KeySize !== undefined &&
  (Status === VALID || INVALID.includes(Status ?? ''))

const isSigned = ({ Enabled, Status, Selector1KeySize = 0 }: Config) =>
  Enabled === true && Status === VALID && Selector1KeySize >= SHORTEST_KEY

/** The vendor refuses to sign where it does not find its records. */
const canBeSigned = ({ Enabled, Status }: Config) => Enabled === false && Status === VALID

/** What of a domain is not as it should be, as the vendor writes it. */
function flawOf({ Enabled, Status, Selector1KeySize }: Config) {
  if (Status !== VALID) return Status ?? null
  return Enabled === true ? (Selector1KeySize ?? null) : false
}

// https://learn.microsoft.com/defender-office-365/email-authentication-dkim-configure
export const dkimSigningOn = defineCheck({
  id: 'dkim-signing-on',
  code: 'EXO-19',
  area: 'exchange',
  severity: 'medium',
  effort: 'medium',
  requires: 'exchange',
  reads: ['acceptedDomains', 'dkimSigningConfigs'],
  anchors: { cis: ['2.1.9'], cisa: ['MS.EXO.3.1v1'] },
  target: { Enabled: true, Status: VALID, Selector1KeySize: SHORTEST_KEY },
  evaluate({ acceptedDomains, dkimSigningConfigs: configs }) {
    if (acceptedDomains.length === 0) return notMeasured('unexpectedAnswer', 'acceptedDomains')
    const unknown = configs.find((config) => !isKnown(config))
    if (unknown) return notMeasured('unexpectedAnswer', unknown.Domain)
    const configured = new Set(configs.map(({ Domain }) => Domain.toLowerCase()))
    const found: Extract<Found, Record<string, unknown>> = {}
    for (const { DomainName } of acceptedDomains)
      if (!isOfVendor(DomainName) && !configured.has(DomainName.toLowerCase())) found[DomainName] = null
    for (const config of configs) if (!isSigned(config)) found[config.Domain] = flawOf(config)
    return verdictOf(Object.keys(found).length === 0, found)
  },
  remedy: ({ dkimSigningConfigs }) =>
    dkimSigningConfigs
      .filter(canBeSigned)
      .map(({ Identity }) => ({ source: 'dkimSigningConfigs', object: Identity, set: { Enabled: true } })),
})
