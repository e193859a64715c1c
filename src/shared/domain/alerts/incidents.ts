import { compare } from '#shared/lib/compare.ts'
import { DAY, HOUR } from '#shared/lib/time.ts'
import type { AlertRow } from './alert-row.ts'

/** How far apart alerts may be, and how much what they have in common may touch, to belong together (README.md). */
export const incidentLimits = {
  /** Between two alerts of one account or one request. */
  closeGap: DAY,
  /** Between two alerts of one address, app, or person who did it. */
  looseGap: 2 * HOUR,
  /** What an address, an app or a person may touch, and an incident that they make. */
  companies: 5,
  accounts: 10,
  /** How long an incident may take that is made by more than an account. */
  span: 7 * DAY,
  /** How long one run of a busy address may take; who is there longer is no attacker who passes through. */
  run: DAY,
} as const

/** What of an alert says with which others it belongs. */
export type IncidentAlert = Pick<
  AlertRow,
  'id' | 'customer_id' | 'at' | 'last_at' | 'raised_at' | 'account' | 'actor' | 'ip' | 'correlation_id'
>

/** Whether an address of a company tells nothing. */
type IsSafe = (companyId: string, address: string) => boolean

/** Alerts that belong together. */
export interface Incident<Alert extends IncidentAlert> {
  /** The alert that was raised first of all: what comes later, however old, changes it not. */
  id: string
  /** Set where several companies have nothing but this address in common. */
  address: string | undefined
  /** In the order in which they began. */
  alerts: readonly Alert[]
}

/** An alert with what is asked of it again and again. */
interface Known {
  place: number
  company: string
  from: number
  to: number
  /** The same for all of one account; undefined where none is told. */
  account: string | undefined
}

/** Alerts that follow each other closely under something that they have in common. */
interface Run {
  places: readonly number[]
  span: number
}

/** What alerts have in common that also others may have: an address, an app, a person who did something. */
interface Trail {
  runs: readonly Run[]
  isBusy: boolean
}

/**
 * The incidents that alerts make (README.md): each alert is in one of them, whatever the order in which they are given.
 * `isSafe` says which addresses of a company tell nothing.
 */
export function incidentsOf<Alert extends IncidentAlert>(
  alerts: readonly Alert[],
  isSafe: IsSafe = () => false,
): Incident<Alert>[] {
  const known = alerts.map(knownOf)
  const close = createSets(known.length)
  const { addresses, apps } = inAnyCompany(alerts, isSafe)
  const trails = apps.map((places) => trailOf(places, known))
  for (const places of Map.groupBy(known, ({ company }) => company).values()) {
    const found = inCompany(places, alerts, isSafe)
    trails.push(...found.loose.map((each) => trailOf(each, known)))
    for (const same of found.close)
      for (const run of runsOf(same, known, incidentLimits.closeGap)) close.joinAll(run.places)
  }
  const loose = close.copy()
  for (const { isBusy, runs } of trails) if (!isBusy) for (const run of runs) loose.joinAll(run.places)
  const whole = withoutRunaways(known, close, loose)
  joinVisits(addresses, { alerts, known, whole })
  return groupsOf(whole).map((places) => incidentOf(places.flatMap((place) => alerts[place] ?? [])))
}

const knownOf = ({ customer_id, at, last_at, account, actor }: IncidentAlert, place: number): Known => {
  const from = Date.parse(at)
  const to = last_at === at ? from : Date.parse(last_at)
  // What people of ours do at a company makes no story of an attacker.
  const isOurs = actor?.kind === 'provider'
  return {
    place,
    company: customer_id,
    from,
    to: Math.max(from, to),
    account: lower(account?.name ?? account?.id ?? (isOurs ? undefined : (actor?.name ?? actor?.id))),
  }
}

type Text = string | null | undefined
const lower = (text: Text) => text?.toLowerCase()

type Keyed = Map<string, number[]>
const keep = (keyed: Keyed, key: Text, place: number) => {
  if (!key) return
  const places = keyed.get(key)
  if (!places) keyed.set(key, [place])
  else if (places.at(-1) !== place) places.push(place)
}

/** What more than one alert has; most of what alerts tell is told by one alone. */
const shared = (keyed: Keyed) => [...keyed.values()].filter((places) => places.length > 1)

/**
 * Of a company: which alerts are closely about the same account or of the same request, and which loosely come from one
 * address, or are of people who did what besides what was done to them. Sources tell an account's id, its name, or both.
 */
function inCompany(members: readonly Known[], alerts: readonly IncidentAlert[], isSafe: IsSafe) {
  const addresses: Keyed = new Map()
  const accounts: Keyed = new Map()
  const requests: Keyed = new Map()
  const people: Keyed = new Map()
  const doers = new Set<string>()
  for (const { place, company } of members) {
    const { account, actor, correlation_id, ip } = alerts[place] ?? {}
    if (ip && !isSafe(company, ip)) keep(addresses, lower(ip), place)
    for (const name of [lower(account?.id), lower(account?.name)]) {
      keep(accounts, name, place)
      keep(people, name, place)
    }
    keep(requests, correlation_id, place)
    if (actor?.kind !== 'user') continue
    for (const name of [lower(actor.id), lower(actor.name)]) {
      keep(people, name, place)
      if (name) doers.add(name)
    }
  }
  return {
    close: [...shared(accounts), ...shared(requests)],
    loose: [...shared(addresses), ...shared(new Map([...people].filter(([name]) => doers.has(name))))],
  }
}

function inAnyCompany(alerts: readonly IncidentAlert[], isSafe: IsSafe) {
  const addresses: Keyed = new Map()
  const apps: Keyed = new Map()
  for (const [place, { customer_id, actor, ip }] of alerts.entries()) {
    if (ip && !isSafe(customer_id, ip)) keep(addresses, lower(ip), place)
    if (actor?.kind === 'app') keep(apps, lower(actor.id ?? actor.name), place)
  }
  return { addresses: shared(addresses), apps: shared(apps) }
}

const trailOf = (places: readonly number[], known: readonly Known[]): Trail => ({
  runs: runsOf(places, known, incidentLimits.looseGap),
  isBusy: isTooMuch(places, known),
})

/** Whether alerts touch more companies or accounts than one attack that somebody looks at as a whole. */
function isTooMuch(places: readonly number[], known: readonly Known[]): boolean {
  const companies = new Map<string, Set<string>>()
  let accounts = 0
  for (const place of places) {
    const { company = '', account } = known[place] ?? {}
    const seen = companies.get(company) ?? new Set()
    if (seen.size === 0) companies.set(company, seen)
    if (account === undefined || seen.has(account)) continue
    seen.add(account)
    accounts += 1
    if (companies.size > incidentLimits.companies || accounts > incidentLimits.accounts) return true
  }
  return companies.size > incidentLimits.companies
}

/** Alerts as runs in which each begins within a gap of what went before; one alone is no run. */
function runsOf(places: readonly number[], known: readonly Known[], gap: number): Run[] {
  const [first, ...others] = places.flatMap((place) => known[place] ?? []).toSorted((a, b) => a.from - b.from)
  if (!first) return []
  const runs: { places: number[]; from: number; to: number }[] = []
  let run = { places: [first.place], from: first.from, to: first.to }
  for (const each of others) {
    if (each.from - run.to <= gap) {
      run.places.push(each.place)
      run.to = Math.max(run.to, each.to)
    } else {
      runs.push(run)
      run = { places: [each.place], from: each.from, to: each.to }
    }
  }
  return [...runs, run]
    .filter((each) => each.places.length > 1)
    .map((each) => ({ places: each.places, span: each.to - each.from }))
}

/** Takes what has grown beyond one attack apart again, into what belongs together closely. */
function withoutRunaways(known: readonly Known[], close: Sets, loose: Sets): Sets {
  const whole = close.copy()
  for (const places of groupsOf(loose)) {
    if (places.length === 1) continue
    const members = places.flatMap((place) => known[place] ?? [])
    const from = members.reduce((least, each) => Math.min(least, each.from), Infinity)
    const to = members.reduce((most, each) => Math.max(most, each.to), -Infinity)
    if (!isTooMuch(places, known) && to - from <= incidentLimits.span) whole.joinAll(places)
  }
  return whole
}

interface Groups {
  alerts: readonly IncidentAlert[]
  known: readonly Known[]
  whole: Sets
}

/**
 * Joins visits of one address, at however many companies: groups that have nothing but this address and one account. What
 * is tried at many companies is told once, and a shared address glues no attacks together.
 */
function joinVisits(addresses: readonly (readonly number[])[], { alerts, known, whole }: Groups) {
  const visits = new Set<number>()
  for (const [first = 0, ...others] of groupsOf(whole))
    if (
      others.every(
        (other) =>
          alerts[other]?.ip === alerts[first]?.ip &&
          known[other]?.account === known[first]?.account &&
          known[other]?.company === known[first]?.company,
      )
    )
      visits.add(whole.find(first))
  const joined = addresses.flatMap((places) =>
    runsOf(places, known, incidentLimits.looseGap)
      .filter(({ span }) => span <= incidentLimits.run)
      .map((run) => run.places.filter((place) => visits.has(whole.find(place)))),
  )
  for (const places of joined) whole.joinAll(places)
}

function incidentOf<Alert extends IncidentAlert>(members: readonly Alert[]): Incident<Alert> {
  const [only, ...more] = members
  if (only && more.length === 0) return { id: only.id, address: undefined, alerts: members }
  const [first] = members.toSorted((a, b) => compare(a.raised_at, b.raised_at) || compare(a.id, b.id))
  const companies = new Set(members.map(({ customer_id }) => customer_id))
  const [address, ...others] = new Set(members.map(({ ip }) => ip))
  return {
    id: first?.id ?? '',
    address: companies.size > 1 && address && others.length === 0 ? address : undefined,
    alerts: members.toSorted((a, b) => compare(a.at, b.at) || compare(a.id, b.id)),
  }
}

/** Numbers that are joined to sets. */
interface Sets {
  find: (place: number) => number
  joinAll: (places: readonly number[]) => void
  copy: () => Sets
  count: number
}

function createSets(count: number, parents = Array.from({ length: count }, (_, place) => place)): Sets {
  const find = (place: number): number => {
    let root = place
    for (let parent = parents[root] ?? root; parent !== root; parent = parents[root] ?? root) root = parent
    for (let each = place; each !== root;) {
      const next = parents[each] ?? root
      parents[each] = root
      each = next
    }
    return root
  }
  return {
    find,
    joinAll: ([first, ...others]) => {
      if (first === undefined) return
      for (const other of others) parents[find(other)] = find(first)
    },
    copy: () => createSets(count, [...parents]),
    count,
  }
}

function groupsOf({ count, find }: Sets): number[][] {
  const groups = new Map<number, number[]>()
  for (let place = 0; place < count; place += 1) {
    const root = find(place)
    const group = groups.get(root)
    if (group) group.push(place)
    else groups.set(root, [place])
  }
  return [...groups.values()]
}
