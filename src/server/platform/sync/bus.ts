import { createHash } from 'node:crypto'
import { type ArgsOf, type CommandName, findCommand } from '#shared/contract/commands.ts'
import type { Command } from '#shared/contract/command.ts'
import { type ErrorCode, errorCatalogue, issuesOf } from '#shared/contract/errors.ts'
import type { AnyRow, Kind } from '#shared/contract/kinds.ts'
import { customerOfPartition } from '#shared/contract/partitions.ts'
import { type CommandEnvelope, commandEnvelopeSchema, type CommandResult } from '#shared/contract/sync.ts'
import { reaches } from '#shared/domain/permissions/levels.ts'
import { canonicalJson } from '#shared/lib/canonical-json.ts'
import { invariant } from '#shared/lib/invariant.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Log } from '#server/platform/log.ts'
import type { EntityTables } from './entity-table.ts'
import type { Scope } from './scope.ts'
import { unitOfWork, type Work } from './unit-of-work.ts'

/** What only the server can know: whether a command may be carried out beside everything else there is. */
export type Guard<Args = unknown> = (
  context: { work: Work; scope: Scope; args: Args },
  row: AnyRow | undefined,
) => Promise<ErrorCode | undefined>

/** What a command does beyond its own rows, in the same transaction. */
export type Effect<Args = unknown> = (context: { work: Work; scope: Scope; args: Args }) => Promise<void>

export type Guards = { [N in CommandName]?: Guard<ArgsOf<N>> }
export type Effects = { [N in CommandName]?: Effect<ArgsOf<N>> }

export interface BusParts {
  db: Db
  tables: EntityTables
  guards: Guards
  effects: Effects
  /** The refusal behind a constraint of the database that two writers met at once. */
  constraints: Readonly<Record<string, ErrorCode>>
  now: () => number
  publish: (organizationId: string, version: number) => void
  log: Log
}

/** A command whose arguments were read, and what stands between it and being carried out. */
interface Readied {
  key: string
  envelope?: CommandEnvelope
  command?: Command
  args?: unknown
  fingerprint?: string
  result?: CommandResult
}

/** How often a batch is tried again because another writer came in between. */
const ATTEMPTS = 4

/**
 * Carries out commands of one user in their order, as one transaction, and answers each. A command is carried out at
 * most once: its key is written beside its effect. A refused command changes nothing and does not stop the others,
 * except later ones of its lane. This is the only way into the data, for devices and for the REST routes alike.
 */
export function createBus(parts: BusParts) {
  async function execute(scope: Scope, raw: readonly unknown[]): Promise<CommandResult[]> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await executeTogether(scope, raw)
      } catch (cause) {
        const refusal = parts.constraints[(cause as { constraint?: string }).constraint ?? '']
        const again = isRetryable(cause) && attempt < ATTEMPTS
        if (again) continue
        if (raw.length > 1) return await executeSingly(scope, raw)
        const [readied] = raw.map((each) => ready(scope, each))
        invariant(readied, 'a batch has a command')
        if (refusal) return [refuse(readied.key, 'rejected', refusal)]
        parts.log.error({ err: cause, command: readied.command?.name }, 'a command failed')
        return [refuse(readied.key, 'error', 'unexpected')]
      }
    }
  }

  async function executeSingly(scope: Scope, raw: readonly unknown[]): Promise<CommandResult[]> {
    const results: CommandResult[] = []
    for (const each of raw) results.push(...(await execute(scope, [each])))
    return results
  }

  async function executeTogether(own: Scope, raw: readonly unknown[]): Promise<CommandResult[]> {
    const scope = withNewCustomers(own, raw)
    const readied = raw.map((each) => ready(scope, each))
    const { version } = await unitOfWork(parts, scope.organizationId, async (work) => {
      await recall(work, readied)
      await loadTargets(work, readied)
      const stoppedLanes = new Set<string>()
      for (const each of readied) {
        if (each.result) {
          if (each.command && each.result.outcome !== 'dup') stoppedLanes.add(each.command.lane(each.args))
          continue
        }
        each.result = await carryOut(work, scope, each, stoppedLanes)
        invariant(each.command, 'a command that was carried out is known')
        if (each.result.outcome !== 'applied') stoppedLanes.add(each.command.lane(each.args))
      }
    })
    if (version !== undefined) parts.publish(scope.organizationId, version)
    return readied.map(({ key, result }) => {
      invariant(result, `command ${key} has a result`)
      return result.outcome === 'applied' && version !== undefined ? { ...result, v: version } : result
    })
  }

  /** Reads an envelope and refuses what can be refused without the database. */
  function ready(scope: Scope, raw: unknown): Readied {
    const parsed = commandEnvelopeSchema.safeParse(raw)
    if (!parsed.success) {
      const key = (raw as { key?: unknown } | null)?.key
      return unreadable(typeof key === 'string' ? key : '', issuesOf(parsed.error))
    }
    const envelope = parsed.data
    const { key } = envelope
    const command = findCommand(envelope.name, envelope.rev)
    if (!command) return { key, envelope, result: refuse(key, 'upgrade', 'unknownCommand') }
    const args = command.args.safeParse(envelope.args)
    if (!args.success) return { ...unreadable(key, issuesOf(args.error)), envelope }
    const fingerprint = createHash('sha256')
      .update(canonicalJson([scope.userId, envelope.name, envelope.rev, args.data]))
      .digest('base64url')
    const readied: Readied = { key, envelope, command, args: args.data, fingerprint }
    const refusal = refuseByPermission(scope, command, args.data)
    if (refusal)
      return { ...readied, result: refuse(key, refusal === 'notFound' ? 'rejected' : 'forbidden', refusal) }
    return readied
  }

  async function recall(work: Work, readied: Readied[]) {
    const keys = readied.filter(({ result }) => !result).map(({ key }) => key)
    if (keys.length === 0) return
    const seen = await work.tx
      .selectFrom('idem')
      .select(['key', 'fingerprint', 'version'])
      .where('organization_id', '=', work.organizationId)
      .where('key', 'in', keys)
      .execute()
    const byKey = new Map(seen.map((row) => [row.key, row]))
    const first = new Map<string, Readied>()
    for (const each of readied) {
      const row = byKey.get(each.key)
      if (each.result) continue
      if (row && row.fingerprint === each.fingerprint) {
        each.result = { key: each.key, outcome: 'dup', status: 200, v: row.version }
      } else if (row || first.has(each.key)) {
        each.result = refuse(each.key, 'rejected', 'keyReused')
      }
      first.set(each.key, each)
    }
  }

  async function loadTargets(work: Work, readied: readonly Readied[]) {
    const idsByKind = new Map<Kind, Set<string>>()
    for (const { command, args, result } of readied) {
      if (!command || result) continue
      const ids = idsByKind.get(command.kind) ?? new Set()
      for (const id of command.ids(args)) ids.add(id)
      idsByKind.set(command.kind, ids)
    }
    for (const [kind, ids] of idsByKind) await work.load(kind, [...ids])
  }

  async function carryOut(
    work: Work,
    scope: Scope,
    { key, envelope, command, args, fingerprint }: Readied,
    stoppedLanes: ReadonlySet<string>,
  ): Promise<CommandResult> {
    invariant(envelope && command && fingerprint, 'the command was read')
    if (stoppedLanes.has(command.lane(args))) return refuse(key, 'blocked', 'blocked')
    if (parts.now() > envelope.notAfter) return refuse(key, 'expired', 'expired')

    const table = parts.tables[command.kind]
    const pid = command.partition(args)
    for (const id of command.ids(args)) {
      const { row, v } = work.get(command.kind, id)
      // A row of another partition is as absent as one of another organization.
      const isThere = row !== undefined && (table.partitionOf as (row: AnyRow) => string)(row) === pid
      if (command.needs === 'existing' && !isThere) return refuse(key, 'rejected', 'notFound')
      if (command.needs === 'absent' && row !== undefined) return refuse(key, 'rejected', 'alreadyExists')
      if (row && envelope.ifMatch !== undefined && envelope.ifMatch !== v) {
        return { ...refuse(key, 'conflict', 'preconditionFailed'), current: row }
      }
      if (row && isContradicted(row, envelope.expect, command.sets?.(args))) {
        return { ...refuse(key, 'conflict', 'conflict'), current: row }
      }
      const refusal = command.refuse?.(row, args)
      if (refusal) return refuse(key, 'rejected', refusal)
    }
    const guard = parts.guards[command.name as CommandName] as Guard | undefined
    const refusal = await guard?.(
      { work, scope, args },
      work.get(command.kind, command.ids(args)[0] ?? '').row,
    )
    if (refusal) return refuse(key, 'rejected', refusal)

    const now = new Date(parts.now()).toISOString()
    await (parts.effects[command.name as CommandName] as Effect | undefined)?.({ work, scope, args })
    for (const id of command.ids(args)) {
      const { row } = work.get(command.kind, id)
      const next = command.reduce(row, args, { id, organizationId: scope.organizationId, now })
      if (next === undefined) work.remove(command.kind, id)
      else if (next !== row) work.put(command.kind, next)
    }
    work.remember({ key, fingerprint, result: { status: 200 } })
    return { key, outcome: 'applied', status: 200 }
  }

  return { execute }
}

export type Bus = ReturnType<typeof createBus>

/** A company that this very batch adds may be worked with by its later commands. */
function withNewCustomers(scope: Scope, raw: readonly unknown[]): Scope {
  const added = raw.flatMap((each) => {
    const { name, args } = (each ?? {}) as { name?: unknown; args?: { id?: unknown } | null }
    return scope.allCustomers && name === 'customer.add' && typeof args?.id === 'string' ? [args.id] : []
  })
  return added.length === 0 ? scope : { ...scope, customerIds: new Set([...scope.customerIds, ...added]) }
}

/** A foreign company answers like one that does not exist, so that ids cannot be probed. */
function refuseByPermission(scope: Scope, command: Command, args: unknown): ErrorCode | undefined {
  const customerId = customerOfPartition(command.partition(args))
  const isNewCustomer = command.name === 'customer.add'
  if (customerId !== undefined && !isNewCustomer && !scope.customerIds.has(customerId)) return 'notFound'
  if (isNewCustomer && !scope.allCustomers) return 'noPermission'
  if (command.area !== 'base' && !reaches(scope.permissions[command.area], command.level))
    return 'noPermission'
  return undefined
}

/** True when a field is neither what the person saw nor already what they wanted. */
function isContradicted(
  row: AnyRow,
  expect: Record<string, unknown> | undefined,
  sets: Record<string, unknown> | undefined,
): boolean {
  return Object.entries(expect ?? {}).some(([field, seen]) => {
    const current = canonicalJson((row as Record<string, unknown>)[field])
    return current !== canonicalJson(seen) && current !== canonicalJson(sets?.[field])
  })
}

function refuse(key: string, outcome: CommandResult['outcome'], code: ErrorCode): CommandResult {
  return { key, outcome, status: errorCatalogue[code].status, code }
}

function unreadable(key: string, issues: NonNullable<CommandResult['issues']>): Readied {
  return { key, result: { ...refuse(key, 'rejected', 'failedValidation'), issues } }
}

/** Serialization failures, deadlocks, and a key that another request wrote in the same moment. */
function isRetryable(cause: unknown): boolean {
  const { code, constraint } = cause as { code?: string; constraint?: string }
  return code === '40001' || code === '40P01' || (code === '23505' && constraint === 'idem_pkey')
}
