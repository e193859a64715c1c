import { compliant, notCompliant, notMeasured, type Found, type Verdict, verdictOf } from '../verdict.ts'

interface Placed<Value> {
  orgUnit: string
  group: string | null
  sortOrder: number
  isForSome: boolean
  value: Value
}

type Policies<Value> = readonly Placed<Value>[]
type Judge<Value> = (value: Partial<Value>) => Verdict
interface Place {
  orgUnit: string
  group: string | null
}

const ROOT = '/'
/** More would only fill a line. */
const MOST_PLACES = 50

// https://docs.cloud.google.com/identity/docs/concepts/policy-api-concepts#reduction
/**
 * One verdict of a setting that may be another one in each unit and for each group: it has to be right at the root and wherever
 * something else is set. What is wrong is told with where that is.
 */
export const everywhere = <Value extends object>(policies: Policies<Value>, judge: Judge<Value>): Verdict =>
  judgePlaces(policies, placesOf(policies), judge, first)

/** The same of a setting of which what one place leaves out is taken from the next one above it. */
export const mergedEverywhere = <Value extends object>(
  policies: Policies<Value>,
  judge: Judge<Value>,
): Verdict => judgePlaces(policies, placesOf(policies), judge, merged)

/** The same for some units alone, whatever is set for groups. */
export const inUnits = <Value extends object>(
  policies: Policies<Value>,
  orgUnits: readonly string[],
  judge: Judge<Value>,
): Verdict =>
  judgePlaces(
    policies,
    [...new Set(orgUnits)].map((orgUnit) => ({ orgUnit, group: null })),
    judge,
    first,
  )

/** Which of these switches are off: there may be none. One that is not there is not measured. */
export function noneOff<Name extends string>(
  names: readonly Name[],
  switches: { readonly [N in NoInfer<Name>]?: boolean | undefined },
): Verdict {
  const unknown = names.find((name) => switches[name] === undefined)
  if (unknown !== undefined) return notMeasured('unexpectedAnswer', unknown)
  const off = names.filter((name) => switches[name] === false)
  return verdictOf(off.length === 0, off)
}

/** The seconds of a duration as the vendor writes it: `43200s`, `168h`. */
export function secondsOf(duration: string | undefined): number | undefined {
  const [, amount, unit] = /^(\d{1,12})([smh])$/.exec(duration ?? '') ?? []
  return amount === undefined ? undefined : Number(amount) * { s: 1, m: 60, h: 3600 }[unit as 's' | 'm' | 'h']
}

function placesOf(policies: Policies<object>): Place[] {
  const places = new Map<string, Place>([
    [nameOf({ orgUnit: ROOT, group: null }), { orgUnit: ROOT, group: null }],
  ])
  for (const { orgUnit, group } of policies) places.set(nameOf({ orgUnit, group }), { orgUnit, group })
  return [...places.values()]
}

const nameOf = ({ orgUnit, group }: Place): string =>
  group === null ? orgUnit : orgUnit === ROOT ? group : `${group} (${orgUnit})`

const isWithin = (orgUnit: string, above: string): boolean =>
  above === ROOT || orgUnit === above || orgUnit.startsWith(`${above}/`)

type Reduce = <Value extends object>(stack: Policies<Value>) => Partial<Value>
const first: Reduce = (stack) => stack[0]?.value ?? {}
const merged: Reduce = <Value extends object>(stack: Policies<Value>) =>
  Object.assign({}, ...stack.toReversed().map(({ value }) => known(value))) as Partial<Value>
const known = (value: object) =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined))

function judgePlaces<Value extends object>(
  policies: Policies<Value>,
  places: readonly Place[],
  judge: Judge<Value>,
  reduce: Reduce,
): Verdict {
  const judged = places.map((place) => ({ place, verdict: judgePlace(policies, place, judge, reduce) }))
  const wrong = judged.flatMap(({ place, verdict }) =>
    verdict.status === 'notCompliant' ? [{ place, found: verdict.found }] : [],
  )
  const [only] = wrong
  if (only && judged.length === 1) return notCompliant(only.found)
  if (only)
    return notCompliant(
      Object.fromEntries(
        wrong.slice(0, MOST_PLACES).map(({ place, found }) => [nameOf(place), inALine(found)]),
      ),
    )
  const unknown = judged.find(({ verdict }) => verdict.status === 'notMeasured')
  return unknown?.verdict ?? judged[0]?.verdict ?? notMeasured('unexpectedAnswer')
}

/** Of a list as many as are in it: what stands beside a place is one value. */
const inALine = (found: Found) =>
  Array.isArray(found) ? found.length : typeof found === 'object' && found !== null ? null : found

function judgePlace<Value extends object>(
  policies: Policies<Value>,
  { orgUnit, group }: Place,
  judge: Judge<Value>,
  reduce: Reduce,
): Verdict {
  const applying = policies
    .filter((each) => (each.group === null || each.group === group) && isWithin(orgUnit, each.orgUnit))
    .toSorted((a, b) => b.sortOrder - a.sortOrder)
  if (applying.length === 0) return notMeasured('unexpectedAnswer', nameOf({ orgUnit, group }))
  const forAll = applying.findIndex(({ isForSome }) => !isForSome)
  const rest = forAll === -1 ? [] : applying.slice(forAll)
  const some = forAll === -1 ? applying : applying.slice(0, forAll)
  const verdicts = [...some.map((each) => [each, ...rest]), ...(rest.length > 0 ? [rest] : [])].map((stack) =>
    judge(reduce(stack)),
  )
  const [verdict = compliant(null)] = verdicts
  // Who holds which licence is not told, so what they differ in is not known.
  return verdicts.every(({ status }) => status === verdict.status)
    ? verdict
    : notMeasured('unexpectedAnswer', 'licenses')
}
