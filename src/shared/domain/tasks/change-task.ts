import { z } from 'zod'

export const CHANGE_ITEM_STATES = [
  'pending',
  /** Noted before it is sent: whoever finds it so after a crash looks for it in the tenant. */
  'sending',
  'applied',
  /** It stood as it should: nothing was sent. */
  'unneeded',
  /** The tenant is not as the person saw it: nothing was sent. */
  'changed',
  /** The vendor refused, or the rules do; `fault` says why. */
  'failed',
  /** Its time was over before its turn came: nothing was sent. */
  'late',
  /** The server was stopped while it was under way, and the tenant does not show that it arrived. */
  'interrupted',
] as const

export const CHANGE_TASK_STATES = [
  'pending',
  'in progress',
  'completed',
  'failed',
  'partly completed',
] as const

/** What every task that changes a company's tenant has beside its items. */
export const changeTaskFields = {
  id: z.string(),
  customer_id: z.string(),
  /** The task that this one takes back. */
  undoes: z.string().nullable(),
  state: z.enum(CHANGE_TASK_STATES),
  /** The user; null as long as only the asking device knows of it. */
  requested_by: z.string().nullable(),
  requested_at: z.string(),
  finished_at: z.string().nullable(),
} as const

const changeTaskSchema = z.object(changeTaskFields)
/** A task without its items. */
export type ChangeTask = z.infer<typeof changeTaskSchema>

export const isChangeUnderWay = ({ state }: Pick<ChangeTask, 'state'>): boolean =>
  state === 'pending' || state === 'in progress'

/** How a task ended whose items all ended: what was as it should be counts as done, and a task without items as failed. */
export function endOfItems(
  items: readonly { state: string }[],
): Extract<ChangeTask['state'], 'completed' | 'failed' | 'partly completed'> {
  const done = items.filter(({ state }) => state === 'applied' || state === 'unneeded')
  if (items.length > 0 && done.length === items.length) return 'completed'
  return done.length > 0 ? 'partly completed' : 'failed'
}
