import type { CommandName } from '#shared/contract/commands.ts'
import type { AnyRow } from '#shared/contract/kinds.ts'
import type { CommandResult } from '#shared/contract/sync.ts'
import { canonicalJson } from '#shared/lib/canonical-json.ts'
import type { BusParts, Course, Effect, Guard } from './bus-parts.ts'
import { type DeadlineLimits, isLate } from './deadline.ts'
import { isInPlace } from './idempotency.ts'
import type { Scope } from './scope.ts'
import { refuse, type ValidatedCommand } from './validated-command.ts'
import type { Work } from './work.ts'

/** What a command is carried out in. */
interface Surroundings {
  work: Work
  scope: Scope
  course: Course
  limits: DeadlineLimits
  /** Takes what is to be done once the transaction is committed. */
  afterwards: (() => void)[]
}

/** Carries out one command, unless its turn, its deadline, its rows or its guard refuse it. */
export async function carryOut(
  parts: BusParts,
  { work, scope: own, course, limits, afterwards }: Surroundings,
  validated: ValidatedCommand,
): Promise<CommandResult> {
  const early = refuseByTurn(validated, course) ?? refuseLate(parts, validated, limits)
  if (early) return early
  const scope = withCustomers(own, course.made)
  const refusal = refuseByRows(parts, work, validated) ?? (await refuseByGuard(parts, work, scope, validated))
  if (refusal) return refusal

  const { key, command, args, fingerprint } = validated
  const now = new Date(parts.now()).toISOString()
  const effect = parts.effects[command.name as CommandName] as Effect | undefined
  const later = await effect?.({ work, scope, args })
  if (later) afterwards.push(later)
  reduceRows(work, scope, validated, now)
  work.remember({ key: key.toLowerCase(), fingerprint, result: { status: 200 } })
  return { key, outcome: 'applied', status: 200 }
}

/** Refuses a command that builds on an earlier one of its batch which was not carried out. */
function refuseByTurn(
  { key, envelope, command, args, awaitedCustomer }: ValidatedCommand,
  { stopped, done, made }: Course,
): CommandResult | undefined {
  if (awaitedCustomer !== undefined && !made.has(awaitedCustomer)) return refuse(key, 'rejected', 'notFound')
  if (stopped.has(command.lane(args))) return refuse(key, 'blocked', 'blocked')
  if (envelope.after?.some((before) => !done.has(before.toLowerCase())))
    return refuse(key, 'blocked', 'blocked')
  return undefined
}

const refuseLate = (
  { now }: BusParts,
  { key, envelope, command }: ValidatedCommand,
  limits: DeadlineLimits,
): CommandResult | undefined =>
  isLate(envelope, command.class, limits, now()) ? refuse(key, 'expired', 'expired') : undefined

/** Refuses a command whose rows are missing or there already, or are not as its person saw them. */
function refuseByRows(parts: BusParts, work: Work, validated: ValidatedCommand): CommandResult | undefined {
  const { command, args } = validated
  for (const id of command.ids(args)) {
    const refusal = refuseByRow(parts, validated, work.get(command.kind, id))
    if (refusal) return refusal
  }
  return undefined
}

function refuseByRow(
  parts: BusParts,
  { key, envelope, command, args }: ValidatedCommand,
  { row, v }: ReturnType<Work['get']>,
): CommandResult | undefined {
  // A row of another partition is as absent as one of another organization.
  const isThere = row !== undefined && isInPlace(parts.tables, command, args, row)
  const mayBeMissing = command.needs === 'any' && row === undefined
  if (command.needs !== 'absent' && !isThere && !mayBeMissing) return refuse(key, 'rejected', 'notFound')
  if (command.needs === 'absent' && row !== undefined) return refuse(key, 'rejected', 'alreadyExists')
  const isCompared = row !== undefined || mayBeMissing
  if (isCompared && envelope.ifMatch !== undefined && envelope.ifMatch !== v) {
    return { ...refuse(key, 'conflict', 'preconditionFailed'), current: row ?? null }
  }
  if (isCompared && isContradicted(row, envelope.expect, command.sets?.(args))) {
    return { ...refuse(key, 'conflict', 'conflict'), current: row ?? null }
  }
  const refusal = command.refuse?.(row, args)
  return refusal ? refuse(key, 'rejected', refusal) : undefined
}

async function refuseByGuard(
  parts: BusParts,
  work: Work,
  scope: Scope,
  { key, command, args }: ValidatedCommand,
): Promise<CommandResult | undefined> {
  const guard = parts.guards[command.name as CommandName] as Guard | undefined
  const refusal = await guard?.({ work, scope, args }, work.get(command.kind, command.ids(args)[0] ?? '').row)
  return refusal ? refuse(key, 'rejected', refusal) : undefined
}

function reduceRows(
  work: Work,
  { organizationId, userId }: Scope,
  { command, args }: ValidatedCommand,
  now: string,
): void {
  for (const id of command.ids(args)) {
    const { row } = work.get(command.kind, id)
    const next = command.reduce(row, args, { id, organizationId, userId, now })
    if (next === undefined) work.remove(command.kind, id)
    else if (next !== row) work.put(command.kind, next)
  }
}

/** A company that this very batch has made may be worked with by its later commands. */
const withCustomers = (scope: Scope, made: ReadonlySet<string>): Scope =>
  made.size === 0 ? scope : { ...scope, customerIds: new Set([...scope.customerIds, ...made]) }

/** True when a field is neither what the person saw nor already what they wanted; those of no row are null. */
function isContradicted(
  row: AnyRow | undefined,
  expect: Record<string, unknown> | undefined,
  sets: Record<string, unknown> | undefined,
): boolean {
  return Object.entries(expect ?? {}).some(([field, seen]) => {
    const isKnown = row !== undefined && Object.hasOwn(row, field)
    const current = canonicalJson(isKnown ? row[field as keyof AnyRow] : undefined)
    return current !== canonicalJson(seen) && current !== canonicalJson(sets?.[field])
  })
}
