import { holdsLicense, type RequiredLicense } from './required-license.ts'
import type { Change } from './change.ts'
import type { Cloud } from '../employees/clouds.ts'
import { type CheckArea, cloudOfArea } from './check-area.ts'
import type { Manual } from './manual.ts'
import { readingOf } from './reading.ts'
import type { Effort, Severity } from './severity.ts'
import type { Snapshot } from './snapshot.ts'
import type { AnySourceId, Readings } from './sources.ts'
import { notMeasured, type Found, type Verdict } from './verdict.ts'

/** Where other catalogues speak of the same rule. */
export interface Anchors {
  /** Sections of the CIS Microsoft 365 Foundations Benchmark, version 7.0.0. */
  cis?: readonly string[]
  /** Policies of CISA's SCuBA baselines, `MS.` or `GWS.`, with the version in each id. */
  cisa?: readonly string[]
}

interface Rule<Reads extends AnySourceId> {
  /** As in addresses; its file has the same name. */
  id: string
  /** Number in our catalogue of checks. */
  code: string
  area: CheckArea
  severity: Severity
  effort: Effort
  requires: RequiredLicense
  reads: readonly Reads[]
  anchors: Anchors
  /** What it has to be, as the vendor writes it (the change-to value of POST-02). */
  target: Found
  /** `readAt`: when the youngest of what it reads was read, in ISO 8601; no other time counts. */
  evaluate: (readings: Pick<Readings, Reads>, readAt: string) => Verdict
}

/** The changes that make a tenant compliant. */
type Remedy<Reads extends AnySourceId> = (readings: Pick<Readings, Reads>) => readonly Change[]

/** There is a remedy, or a person does it; or both, where the remedy does not know what to set in every tenant. */
type WayOut<Reads extends AnySourceId> =
  | { remedy: Remedy<Reads>; manual?: Manual }
  | { remedy?: never; manual: Manual }

/** One rule about a tenant. Pure, so that it says the same on the server and, offline, on a device. */
export type Check<Reads extends AnySourceId = AnySourceId> = Rule<Reads> & WayOut<Reads>

/** Keeps `evaluate` to what `reads` names. */
export const defineCheck = <const Reads extends AnySourceId>(check: Check<Reads>): Check => check

/** Whose settings a check judges. */
export const cloudOf = ({ area }: Pick<Check, 'area'>): Cloud => cloudOfArea(area)

type CheckInput = { readings: Readings; readAt: string } | { objection: Verdict }

/** The readings that a check asks for, or why there is no verdict. */
function readingsFor(check: Check, snapshot: Snapshot): CheckInput {
  if (holdsLicense(check.requires, snapshot.servicePlans) === false)
    return { objection: notMeasured('notLicensed', check.requires) }
  const readings: Partial<Record<AnySourceId, unknown>> = {}
  for (const id of check.reads) {
    const reading = readingOf(snapshot, id)
    if ('reason' in reading) return { objection: notMeasured(reading.reason, id) }
    readings[id] = reading.value
  }
  const times = check.reads.map((id) => snapshot.sources[id]?.at ?? '')
  return { readings: readings as Readings, readAt: times.toSorted().at(-1) ?? '' }
}

/** Judges a tenant by one check. Never throws: what a check did not expect is not measured. */
export function judge(check: Check, snapshot: Snapshot): Verdict {
  const read = readingsFor(check, snapshot)
  if ('objection' in read) return read.objection
  try {
    return check.evaluate(read.readings, read.readAt)
  } catch {
    return notMeasured('unexpectedAnswer', check.id)
  }
}

/** The changes that would make a tenant compliant; none where it is, or where nothing can be said of it. */
export function remedyFor(check: Check, snapshot: Snapshot): readonly Change[] {
  const read = readingsFor(check, snapshot)
  if ('objection' in read || judge(check, snapshot).status !== 'notCompliant') return []
  return check.remedy?.(read.readings) ?? []
}
