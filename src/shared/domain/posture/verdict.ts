import { z } from 'zod'

/** Why a check says nothing about a tenant. What is not measured is never shown as healthy. */
export const REASONS = [
  /** The company has no connection to the vendor. */
  'notConnected',
  /** The vendor is connected, Exchange Online is not. */
  'exchangeNotConnected',
  /** The tenant holds no licence for what the check looks at. */
  'notLicensed',
  /** The app was not granted the permission to read it. */
  'missingScope',
  /** The partner relationship lacks a role. */
  'gdapRoleMissing',
  /** The vendor could not be asked, or answered with a failure. */
  'sourceFailed',
  /** The vendor answered something that we do not understand: a missing or new value. */
  'unexpectedAnswer',
  /** The check is younger than the last reading. */
  'notRead',
  /** No vendor's interface tells it: a person has to look. */
  'manual',
] as const
export type Reason = (typeof REASONS)[number]

/** What was found, as the vendor writes it, short enough for a line of a table. */
export const foundSchema = z.union([
  z.null(),
  z.boolean(),
  z.number(),
  z.string(),
  z.array(z.string()),
  z.record(z.string(), z.union([z.null(), z.boolean(), z.number(), z.string()])),
])
export type Found = z.infer<typeof foundSchema>

export const verdictSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('compliant'), found: foundSchema }),
  z.object({ status: z.literal('notCompliant'), found: foundSchema }),
  z.object({ status: z.literal('notMeasured'), reason: z.enum(REASONS), detail: z.string().optional() }),
])
/** The outcome of one check for one tenant (POST-02). */
export type Verdict = z.infer<typeof verdictSchema>

export const compliant = (found: Found): Verdict => ({ status: 'compliant', found })
export const notCompliant = (found: Found): Verdict => ({ status: 'notCompliant', found })
/** `detail` names the source or value for a technician; it is not a sentence. */
export const notMeasured = (reason: Reason, detail?: string): Verdict =>
  detail === undefined ? { status: 'notMeasured', reason } : { status: 'notMeasured', reason, detail }

/** Compliant where `isMet`; for values that are known to be there. */
export const verdictOf = (isMet: boolean, found: Found): Verdict =>
  isMet ? compliant(found) : notCompliant(found)

/** A switch that has to stand at `wanted`; one that is not there is not measured. */
export const switched = (wanted: boolean, value: boolean | undefined): Verdict =>
  value === undefined ? notMeasured('unexpectedAnswer') : verdictOf(value === wanted, value)

/** Several switches by their names, each at its wanted position. */
export function allSwitched<Name extends string>(
  wanted: Readonly<Record<Name, boolean>>,
  values: { readonly [N in NoInfer<Name>]?: boolean | undefined },
): Verdict {
  const found: Record<string, boolean> = {}
  for (const name of Object.keys(wanted) as Name[]) {
    const value = values[name]
    if (value === undefined) return notMeasured('unexpectedAnswer', name)
    found[name] = value
  }
  return verdictOf(
    (Object.keys(wanted) as Name[]).every((name) => found[name] === wanted[name]),
    found,
  )
}

/**
 * A choice of the vendor's of which some values are good and some bad. A value that is in neither list was invented
 * after this was written, so nothing is said of it.
 */
export function choice(
  value: string | undefined,
  { good, bad }: { good: readonly string[]; bad: readonly string[] },
): Verdict {
  if (value === undefined) return notMeasured('unexpectedAnswer')
  if (good.includes(value)) return compliant(value)
  return bad.includes(value) ? notCompliant(value) : notMeasured('unexpectedAnswer', value)
}

/** A number that has to lie between two bounds, both included. */
export const within = (
  value: number | undefined,
  { least = -Infinity, most = Infinity }: { least?: number; most?: number },
): Verdict =>
  value === undefined ? notMeasured('unexpectedAnswer') : verdictOf(value >= least && value <= most, value)

/** One verdict of several: what is not measured first, then what is not compliant. */
export const allOf = (...verdicts: readonly [Verdict, ...Verdict[]]): Verdict =>
  verdicts.find(({ status }) => status === 'notMeasured') ??
  verdicts.find(({ status }) => status === 'notCompliant') ??
  verdicts[0]
