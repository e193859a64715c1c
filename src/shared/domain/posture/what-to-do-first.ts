import { type Audience, audienceOf } from './affected-people.ts'
import type { Check } from './check.ts'
import { isOpen, type JudgedCheck } from './score.ts'
import { type Effort, type Severity, severityRank } from './severity.ts'

/** A company as a device holds it. */
export interface JudgedCompany {
  id: string
  /** By the check's id. */
  checks: ReadonlyMap<string, JudgedCheck>
}

/** How many people of some companies can sign in. */
export interface KnownPeople {
  count: number
  /** Those of every one of these companies are counted; otherwise there are at least so many. */
  isWhole: boolean
}

/** A check to be met, where, and who notices it. */
export interface FirstThing {
  check: Check
  /** Those that do not meet it, in their order. */
  companyIds: readonly string[]
  audience: Audience
  /** Where everyone notices it and they are known for at least one of the companies. */
  people: KnownPeople | undefined
}

interface Question {
  checks: readonly Check[]
  companies: readonly JudgedCompany[]
  /** How many people of a company can sign in; undefined where nobody has read it. */
  peopleIn: (companyId: string) => number | undefined
  most?: number
}

const WEIGHT: Record<Severity, number> = { critical: 40, high: 12, medium: 4, low: 1 }
const COST: Record<Effort, number> = { low: 1, medium: 1.5, high: 2 }
/** Work that a person has to do at each company, and not once for all. */
const BY_HAND = 0.6
/** Ten times as many people are worth so much more. */
const PER_TENFOLD = 0.1

/**
 * The checks to be met that win most over these companies, best first:
 *
 *     weight × companies × (1 + 0.1 × log10(1 + people)) ÷ cost × (1 with a remedy, 0.6 by hand)
 *
 * The weight is 40, 12, 4 or 1 by severity; the cost 1, 1.5 or 2 by effort; companies are those that were measured, do not meet the
 * check, audit it, and decided nothing else. People are those whom it reaches, as far as they are known: they are damped
 * so that a large company does not outweigh a worse hole, and what is not known counts neither for nor against a check. Equal
 * ones stand by severity, then as in the catalogue.
 */
export function whatToDoFirst({ checks, companies, peopleIn, most = 10 }: Question): FirstThing[] {
  return checks
    .map((check) => openAt(check, companies, peopleIn))
    .filter(({ companyIds }) => companyIds.length > 0)
    .map((thing) => ({ thing, worth: worthOf(thing) }))
    .toSorted(
      (a, b) =>
        b.worth - a.worth || severityRank(a.thing.check.severity) - severityRank(b.thing.check.severity),
    )
    .slice(0, most)
    .map(({ thing }) => thing)
}

function openAt(check: Check, companies: Question['companies'], peopleIn: Question['peopleIn']): FirstThing {
  const companyIds = companies.flatMap(({ id, checks }) => {
    const judged = checks.get(check.id)
    return judged && isOpen(judged) ? [id] : []
  })
  const audience = audienceOf(check.id)
  const people = audience === 'everyone' ? sumOf(companyIds.map(peopleIn)) : undefined
  return { check, companyIds, audience, people }
}

function sumOf(counts: readonly (number | undefined)[]): KnownPeople | undefined {
  const known = counts.filter((count) => count !== undefined)
  if (known.length === 0) return undefined
  return { count: known.reduce((sum, count) => sum + count, 0), isWhole: known.length === counts.length }
}

function worthOf({ check, companyIds, people }: FirstThing): number {
  const reach = 1 + PER_TENFOLD * Math.log10(1 + (people?.count ?? 0))
  const gain = WEIGHT[check.severity] * companyIds.length * reach
  return (gain / COST[check.effort]) * (check.remedy ? 1 : BY_HAND)
}
