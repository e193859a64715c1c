import type { ChangeTask } from '#shared/domain/tasks/change-task.ts'
import { partitionOf } from '../partitions.ts'

/** What commands have in common that make a task of a company: one after the other in each of them, by who manages Secure. */
export const changeTaskCommand = <
  const Kind extends 'accessTask' | 'contactsTask' | 'devicePolicyTask' | 'mailPolicyTask' | 'mfaTask',
>(
  kind: Kind,
) =>
  ({
    rev: 1,
    class: 'C',
    kind,
    area: 'secure',
    level: 'manage',
    needs: 'absent',
    ids: (args: { id: string }) => [args.id],
    partition: (args: { customerId: string }) => partitionOf(args.customerId, 'secure'),
    lane: (args: { customerId: string }) => `${kind}/${args.customerId}`,
    requires: (args: { customerId: string }) => [`customer/${args.customerId}`],
  }) as const

/** A task as it is asked for. */
export const begunTask = (
  { id, customerId }: { id: string; customerId: string },
  { now, userId }: { now: string; userId?: string | undefined },
): Omit<ChangeTask, 'undoes'> => ({
  id,
  customer_id: customerId,
  state: 'pending',
  requested_by: userId ?? null,
  requested_at: now,
  finished_at: null,
})
