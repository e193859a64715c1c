import { z } from 'zod'
import { DISCOVER_TASK_NAMES } from '#shared/domain/integrations/discover-task.ts'

/** Progress of long work. */
export const TASK_STATES = ['pending', 'in progress', 'completed', 'failed', 'canceled', 'timed out'] as const

/** Long work that the server does and the screen follows. */
export const taskSchema = z.object({
  id: z.string(),
  customer_id: z.string(),
  integration_id: z.string(),
  name: z.literal(DISCOVER_TASK_NAMES),
  state: z.enum(TASK_STATES),
  /** Directory users read so far. */
  read: z.number().int(),
  added: z.number().int(),
  changed: z.number().int(),
  vanished: z.number().int(),
  /** Why it failed, a connector's reason or `failure`. */
  fault: z.string().nullable(),
  requested_at: z.string(),
  /** Null where nobody asked: after a connection was made, and when its turn has come. */
  requested_by: z.string().nullable(),
  finished_at: z.string().nullable(),
})
export type Task = z.infer<typeof taskSchema>

export const isRunning = ({ state }: Pick<Task, 'state'>): boolean =>
  state === 'pending' || state === 'in progress'
