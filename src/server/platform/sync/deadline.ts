import type { CommandClass } from '#shared/contract/command.ts'
import { type CommandEnvelope, syncLimits } from '#shared/contract/sync.ts'
import { invariant } from '#shared/lib/invariant.ts'
import type { Work } from './work.ts'

/** A device's and the server's clock are read at other moments and rounded, in milliseconds. */
const ROUNDING = 2000

/** How long a command of each class may wait before it is carried out, in milliseconds. */
export type DeadlineLimits = Record<CommandClass, number>

/** The limits of an organization: how long its class C may wait is its own decision. */
export async function readLimits(work: Work): Promise<DeadlineLimits> {
  await work.load('organization', [work.organizationId])
  const { row } = work.get('organization', work.organizationId)
  return row ? { ...syncLimits.deadline, C: row.device_policy.urgentMinutes * 60_000 } : syncLimits.deadline
}

/**
 * Whether a command comes too late in server time: after what the device asked for, or later after the person made
 * the change than its class allows, whatever the device asked for. What is sent at once is never late.
 */
export function isLate(
  { notAfter, ageMs }: CommandEnvelope,
  commandClass: CommandClass,
  limits: DeadlineLimits,
  now: number,
): boolean {
  const limit = limits[commandClass]
  invariant(limit !== undefined, `class ${commandClass} has a limit`)
  return now > notAfter || ageMs > Math.max(limit, syncLimits.requestTimeout) + ROUNDING
}
