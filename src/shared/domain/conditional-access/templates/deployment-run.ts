import { isChangeUnderWay } from '#shared/domain/tasks/change-task.ts'
import { type AccessTask } from '../access-task.ts'

/** How one company of a run stands. `rolledBack`: what was done there is taken back, wholly. */
export type RunPart = 'pending' | 'applied' | 'partly' | 'failed' | 'rolledBack'

/** How a run stands as a whole, by the worst that is not over. */
export type RunState = RunPart

export interface DeploymentRun {
  state: RunState
  /** By the company: how it stands, and the task that did it last. `left`: the taking back that was last, where it left something. */
  parts: ReadonlyMap<string, { state: RunPart; task: AccessTask; left: AccessTask | undefined }>
}

/**
 * How a run of a deployment stands, by the tasks that a device has (CA-38): the last of each company counts, so that what failed may be
 * tried again. Undefined where the device has none of it. Pure.
 */
export function deploymentRun(run: string, tasks: readonly AccessTask[]): DeploymentRun | undefined {
  const own = tasks.filter(({ source }) => source?.run === run)
  if (own.length === 0) return undefined
  const parts = new Map(
    [...Map.groupBy(own, ({ customer_id }) => customer_id)].map(([customerId, ofCompany]) => {
      const task = lastOf(ofCompany)
      return [
        customerId,
        { state: partOf(ofCompany, task, tasks), task, left: leftBy(ofCompany, tasks) },
      ] as const
    }),
  )
  return { state: wholeOf([...parts.values()].map(({ state }) => state)), parts }
}

const lastOf = (tasks: readonly AccessTask[]): AccessTask =>
  tasks.reduce((last, each) => (isLater(each, last) ? each : last))

/** The last taking back of a company, where it has ended and something is as it was deployed, or as somebody has made it since. */
function leftBy(ofCompany: readonly AccessTask[], tasks: readonly AccessTask[]): AccessTask | undefined {
  const undoings = tasks.filter(({ undoes }) => ofCompany.some(({ id }) => id === undoes))
  if (undoings.length === 0) return undefined
  const last = lastOf([...ofCompany, ...undoings])
  return last.undoes !== null && !isChangeUnderWay(last) && last.state !== 'completed' ? last : undefined
}

const isLater = (one: AccessTask, other: AccessTask) =>
  one.requested_at > other.requested_at || (one.requested_at === other.requested_at && one.id > other.id)

/** A company is only rolled back where nothing that the run did there is left. */
function partOf(ofCompany: readonly AccessTask[], last: AccessTask, tasks: readonly AccessTask[]): RunPart {
  const undoings = tasks.filter(({ undoes }) => ofCompany.some(({ id }) => id === undoes))
  if ([last, ...undoings].some(isChangeUnderWay)) return 'pending'
  const done = ofCompany.filter(({ items }) => items.some(({ state }) => state === 'applied'))
  const isUndone = ({ id }: AccessTask) =>
    undoings.some(({ undoes, state }) => undoes === id && state === 'completed')
  if (done.length > 0 && done.every(isUndone)) return 'rolledBack'
  if (last.state === 'completed') return 'applied'
  return last.state === 'failed' && done.length === 0 ? 'failed' : 'partly'
}

function wholeOf(states: readonly RunPart[]): RunState {
  if (states.includes('pending')) return 'pending'
  // Where nothing was done nothing has to be taken back.
  const isLeft = states.some((state) => state !== 'rolledBack' && state !== 'failed')
  if (!isLeft && states.includes('rolledBack')) return 'rolledBack'
  const [first = 'pending'] = states
  return states.every((state) => state === first) ? first : 'partly'
}
