import { createHash } from 'node:crypto'
import type { Maker } from '#shared/contract/command.ts'
import { type PartitionId, readablePartitions } from '#shared/contract/partitions.ts'
import type { DangerousAct } from '#shared/domain/permissions/dangerous-acts.ts'
import type { Permissions } from '#shared/domain/permissions/levels.ts'
import type { Role } from '#shared/domain/permissions/roles.ts'
import { AppError } from '#server/platform/app-error.ts'

/** Who is asking, and what they may read and change. Every store function takes it first. */
export interface Scope {
  organizationId: string
  userId: string
  role: Role
  permissions: Permissions
  /** The companies that the user may see, all of the organization's where `allCustomers`. */
  customerIds: ReadonlySet<string>
  allCustomers: boolean
  /** Dangerous acts that the user may not do, whatever their levels are. */
  withheld: readonly DangerousAct[]
  /** True in the organization of the shared trial account, where nothing can be changed (PERM-24). */
  isReadOnly: boolean
  /** The partitions that the user may read, sorted. */
  pids: readonly PartitionId[]
  /** Equal for equal lists of partitions; a device sends it to say what it holds. */
  hash: string
  /** Where the request came from; absent where none did. */
  network?: string
}

/** Where the caller is, as far as that is known. */
export const callerNetwork = ({ network = 'unknown' }: Scope): string => network

/** The caller as whoever makes commands. */
export const makerOf = ({ userId, permissions, allCustomers, withheld }: Scope): Maker => ({
  userId,
  permissions,
  seesAll: allCustomers,
  withheld,
})

/** What is withheld is no partition, but a device that hears of another scope asks what its person may do now. */
export const hashOfScope = (pids: readonly string[], withheld: readonly string[]): string =>
  createHash('sha256')
    .update([...pids, ...withheld].join('\n'))
    .digest('base64url')
    .slice(0, 22)

/** The same for a caller who has just made a company. */
export function withCustomer(scope: Scope, id: string): Scope {
  const { userId, permissions, allCustomers: seesAll, withheld } = scope
  const customerIds = new Set([...scope.customerIds, id])
  const pids = readablePartitions({ userId, permissions, customerIds: [...customerIds], seesAll })
  return { ...scope, customerIds, pids, hash: hashOfScope(pids, withheld) }
}

/** Another organization answers like one that does not exist. */
export function requireOwn({ organizationId }: Scope, id: string): void {
  if (id !== organizationId) throw new AppError('notFound')
}

/** A company that this user may not see answers like one that does not exist, whichever of its areas they have. */
export function requireCustomer({ customerIds }: Scope, id: string): void {
  if (!customerIds.has(id.toLowerCase())) throw new AppError('notFound')
}

/** What belongs to the whole organization is changed by who sees all of it. */
export function requireAllCompanies(scope: Scope): void {
  requireWritable(scope)
  if (!scope.allCustomers) throw new AppError('noPermission')
}

/** Nothing can be changed in the shared trial account, which is nobody's own (PERM-24). */
export function requireWritable({ isReadOnly }: Scope): void {
  if (isReadOnly) throw new AppError('trialReadOnly')
}
