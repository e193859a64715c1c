import { feedOf } from '#shared/domain/alerts/feed-of.ts'
import { FACT_PARTS } from '#shared/domain/alerts/facts.ts'
import type { AlertRow } from '#shared/domain/alerts/alert-row.ts'
import type { Texts } from '#client/texts/sections.ts'

type FactName = keyof Texts['alerts']['own']['names']
export type FactValue = keyof Texts['alerts']['own']['values']

const NAMES = {
  integration: true,
  fault: true,
  failures: true,
  permission: true,
  action: true,
  account: true,
  step: true,
  product: true,
  seats: true,
  ends: true,
  check: true,
  unknownActor: true,
  perhapsBy: true,
  accounts: true,
  contacts: true,
  policies: true,
  devices: true,
  groups: true,
  apps: true,
  app: true,
  appId: true,
  pendingScope: true,
  policyCount: true,
  policiesInForce: true,
  securityDefaults: true,
  secureScore: true,
  date: true,
  lastSync: true,
  status: true,
  nextChange: true,
  bought: true,
  used: true,
  unusedInAll: true,
  unusedOf: true,
  blockedSince: true,
  spamSent: true,
  mailSent: true,
  mailSubject: true,
  mailSender: true,
  mailRecipient: true,
  quarantinedAs: true,
  mailReceived: true,
  mailExpires: true,
} as const satisfies Record<FactName, true>

const VALUES = {
  unauthorized: true,
  missingScope: true,
  consentMissing: true,
  throttled: true,
  unreachable: true,
  notFound: true,
  unexpectedAnswer: true,
  notLogged: true,
  notAllowed: true,
  notRead: true,
  notFoundInLog: true,
  lockDown: true,
  release: true,
  confirmCompromised: true,
  dismissRisk: true,
  setVendorStatus: true,
  apply: true,
  undo: true,
  block: true,
  unblock: true,
  Enabled: true,
  Warning: true,
  Suspended: true,
  disabled: true,
  Spam: true,
  Bulk: true,
  Phish: true,
  HighConfidencePhish: true,
  Malware: true,
  TransportRule: true,
  DataLossPrevention: true,
  FileTypeBlock: true,
  technical: true,
  security: true,
  marketing: true,
  general: true,
} as const satisfies Record<FactValue, true>

/** Facts whose value is one of a few words; what people have named is never taken for one. */
const WORDED = ['fault', 'action', 'contacts', 'unknownActor', 'status', 'securityDefaults', 'quarantinedAs']
/** Facts that are days, and those that are moments. */
const DAYS = ['ends', 'date', 'nextChange']
const MOMENTS = ['lastSync', 'blockedSince', 'mailReceived', 'mailExpires']
/** How many there are is told by the list itself, and by what follows it. */
const COUNT = 'count'

/** Whether there is a word for the name of a fact; a newer server may know more. */
export const isFactName = (name: string): name is FactName => Object.hasOwn(NAMES, name)
/** Whether there is a word for what a fact says. */
export const isFactValue = (value: string): value is FactValue => Object.hasOwn(VALUES, value)

/** Whether our own server noticed it, and no vendor told it. */
export const isOwn = ({ source }: Pick<AlertRow, 'source'>): boolean =>
  source === 'platform' || source === 'posture'

/** Whether a query of our own found it: there is no record of the vendor. */
export const isFinding = ({ source }: Pick<AlertRow, 'source'>): boolean => feedOf(source) === 'hygiene'

export interface OwnFact {
  name: string
  values: string[]
  /** How many more there are than are named. */
  more: number
}

const factIn = (text: string): { name: string; value: string } => {
  const end = text.indexOf(': ')
  return end < 0 ? { name: '', value: text } : { name: text.slice(0, end), value: text.slice(end + 2) }
}

/** Facts by their names, in the order in which each is told first. */
export function ownFactsOf(facts: readonly string[]): OwnFact[] {
  const told = facts.map((text) => factIn(text))
  const count = Number(told.find(({ name }) => name === COUNT)?.value ?? 0)
  const listed = told.filter(({ name }) => name !== COUNT)
  return [...Map.groupBy(listed, ({ name }) => name)].map(([name, each]) => ({
    name,
    values: each.map(({ value }) => value),
    more: Math.max(count - each.length, 0),
  }))
}

/** How many a moment tells that were found; undefined where it tells something else. */
export function countIn(what: string): number | undefined {
  const { name, value } = factIn(what)
  return name === COUNT ? Number(value) : undefined
}

/** Words of a language that values need. */
interface ValueWords {
  locale: string
  valueOf: (value: FactValue) => string
  fromTo: (values: { before: string; after: string }) => string
  unused: (values: { product: string; unused: string; bought: string }) => string
}

/** What a fact says, in the words, dates and numbers of a language; as it came where there are none. */
export function plainValue(name: string, value: string, words: ValueWords): string {
  const { locale, valueOf, fromTo, unused } = words
  if (WORDED.includes(name)) return isFactValue(value) ? valueOf(value) : value
  if (DAYS.includes(name)) return dateText(value, locale, { dateStyle: 'medium', timeZone: 'UTC' })
  if (MOMENTS.includes(name)) return dateText(value, locale, { dateStyle: 'medium', timeStyle: 'short' })
  const parts = value.split(FACT_PARTS)
  if (name === 'secureScore') {
    const [before = '', after] = parts.map((each) => percentText(each, locale))
    return after === undefined ? before : fromTo({ before, after })
  }
  if (name === 'unusedOf') {
    const [bought, unusedCount, ...product] = parts.toReversed()
    return unused({
      product: product.toReversed().join(FACT_PARTS),
      unused: numberText(unusedCount, locale),
      bought: numberText(bought, locale),
    })
  }
  return /^\d{4,15}$/.test(value) ? numberText(value, locale) : value
}

function dateText(value: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  const at = Date.parse(value)
  return Number.isNaN(at) ? value : new Intl.DateTimeFormat(locale, options).format(at)
}

function percentText(value: string, locale: string): string {
  const share = Number.parseFloat(value) / 100
  return Number.isNaN(share)
    ? value
    : new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(share)
}

const numberText = (value: string | undefined, locale: string): string =>
  new Intl.NumberFormat(locale).format(Number(value ?? 0))
