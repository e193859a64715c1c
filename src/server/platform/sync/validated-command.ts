import { createHash } from 'node:crypto'
import { type Command, isWithheld, mayMake } from '#shared/contract/command.ts'
import { readCommand } from '#shared/contract/commands.ts'
import { type ErrorCode, errorCatalogue, type ErrorValues, issuesOf } from '#shared/contract/errors.ts'
import { customerOfPartition } from '#shared/contract/partitions.ts'
import { type CommandEnvelope, commandEnvelopeSchema, type CommandResult } from '#shared/contract/sync.ts'
import { canonicalJson } from '#shared/lib/canonical-json.ts'
import { type EntityTables, idTypeOf } from './entity-table.ts'
import { unkeepablePlace } from './keepable.ts'
import { makerOf, type Scope } from './scope.ts'

/** A command that can be carried out as far as can be said without the database. */
export interface ValidatedCommand {
  /** As the device wrote it. */
  key: string
  envelope: CommandEnvelope
  command: Command
  args: unknown
  fingerprint: string
  /** It waits on a device, which sends it again until it hears an answer. */
  isQueued: boolean
  /** A company that its person may only work with once an earlier command of the batch has made it. */
  awaitedCustomer?: string
}

/** A command that was refused without the database. Its lane is known where its arguments could be read. */
export interface RefusedCommand {
  key: string
  refused: CommandResult
  lane?: string
  /** Of a command that would be carried out by another time or person, and waits on a device. */
  fingerprint?: string
}

/**
 * Reads a command and refuses what can be refused without the database: what cannot be read or kept, what this
 * build does not know, what the user may not do, and, where it waited on a device, what must never wait. `promised` are
 * companies that earlier commands of the batch are to make.
 */
export function ready(
  tables: EntityTables,
  scope: Scope,
  raw: unknown,
  { isQueued, promised = NO_CUSTOMER }: { isQueued: boolean; promised?: ReadonlySet<string> },
): ValidatedCommand | RefusedCommand {
  const unkeepable = unkeepablePlace(raw)
  if (unkeepable) return unreadable(keyOf(raw), [unkeepable])
  const parsed = commandEnvelopeSchema.safeParse(raw)
  if (!parsed.success) return unreadable(keyOf(raw), issuesOf(parsed.error))
  const envelope = parsed.data
  const { key } = envelope
  const read = readAnyRevision(envelope)
  if (!read) return { key, refused: refuse(key, 'upgrade', 'unknownCommand') }
  if (read === 'garbled') return unreadable(key, [{ path: 'args', message: 'Cannot be read' }])
  const { command } = read
  const args = command.args.safeParse(read.args)
  if (!args.success) return unreadable(key, issuesOf(args.error))

  const lane = command.lane(args.data)
  // The database writes ids in lower case: another spelling would be another row in memory and the same one there.
  const isMisspelled = command.ids(args.data).some((id) => id !== id.toLowerCase())
  if (isMisspelled && idTypeOf(tables[command.kind]) === 'uuid')
    return { ...unreadable(key, [{ path: 'id', message: 'Must be in lower case' }]), lane }
  if (isQueued && command.class === 'D')
    return { ...unreadable(key, [{ path: 'name', message: 'Cannot wait on a device' }]), lane }
  const fingerprint = createHash('sha256')
    // As the device wrote it, so that it stays the same when this build learns another revision.
    .update(canonicalJson([scope.userId, envelope.name, envelope.rev, envelope.args]))
    .digest('base64url')
  const customerId = customerOfPartition(command.partition(args.data))
  const isAwaited =
    customerId !== undefined && command.creates !== 'partition' && !scope.customerIds.has(customerId)
  // Whether it comes to be there is known when the commands before it were carried out.
  const refusal =
    isAwaited && !promised.has(customerId) ? 'notFound' : refuseByPermission(scope, command, args.data)
  if (refusal) {
    const refused = refuse(key, FORBIDDEN.has(refusal) ? 'forbidden' : 'rejected', refusal)
    return { key, lane, refused, ...(isQueued ? { fingerprint } : {}) }
  }
  const awaited = isAwaited ? { awaitedCustomer: customerId } : {}
  return { key, envelope, command, args: args.data, fingerprint, isQueued, ...awaited }
}

/** Refusals that say who may, not what is wrong. */
const FORBIDDEN: ReadonlySet<ErrorCode> = new Set(['noPermission', 'actWithheld'])

/** The command in this build's revision; `garbled` where its arguments are none of the revision that it names. */
function readAnyRevision({ name, rev, args }: CommandEnvelope) {
  try {
    return readCommand(name, rev, args)
  } catch {
    return 'garbled'
  }
}

/** A refusal whose text has something in braces. */
export interface DetailedCode {
  code: ErrorCode
  values: ErrorValues
}

export function refuse(
  key: string,
  outcome: CommandResult['outcome'],
  refusal: ErrorCode | DetailedCode,
): CommandResult & { code: ErrorCode } {
  const detailed = typeof refusal === 'string' ? { code: refusal } : refusal
  return { key, outcome, status: errorCatalogue[detailed.code].status, ...detailed }
}

function unreadable(key: string, issues: NonNullable<CommandResult['issues']>): RefusedCommand {
  return { key, refused: { ...refuse(key, 'rejected', 'failedValidation'), issues } }
}

function keyOf(raw: unknown): string {
  const key = (raw as { key?: unknown } | null)?.key
  return typeof key === 'string' ? key : ''
}

const NO_CUSTOMER: ReadonlySet<string> = new Set()

/** The company that a command is to make, where it can be carried out as far as is known. */
export const promisedBy = (each: ValidatedCommand | RefusedCommand): string | undefined =>
  'refused' in each || each.command.creates !== 'partition' ? undefined : each.command.ids(each.args)[0]

function refuseByPermission(scope: Scope, command: Command, args: unknown): ErrorCode | undefined {
  if (scope.isReadOnly) return 'trialReadOnly'
  if (mayMake(command, args, makerOf(scope))) return undefined
  return isWithheld(command, args, scope) ? 'actWithheld' : 'noPermission'
}
