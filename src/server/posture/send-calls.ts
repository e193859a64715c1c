import { callOf } from '#shared/domain/posture/call.ts'
import type { PostureCall, PostureItem } from '#shared/domain/posture/posture-task.ts'
import { invariant } from '#shared/lib/invariant.ts'
import { ConnectorError } from '#server/connectors/connector-error.ts'
import { isKnown, stands, stillFits } from './plan-item.ts'
import { reasonOf } from './read-snapshot.ts'
import type { TaskRun } from './task-run.ts'

/** Sends the calls of one item; gives its end, or undefined where this process has to stop. */
export async function sendAll(run: TaskRun, item: PostureItem): Promise<PostureItem['state'] | undefined> {
  for (const call of waitingIn(item)) {
    if (!(await send(run, item, call))) return undefined
    if (call.state === 'failed') break
  }
  return item.calls.every(({ state }) => state === 'made') ? 'applied' : 'failed'
}

/** How an item ends that another process has planned; undefined where what is left of it can be sent. */
export async function resume(run: TaskRun, item: PostureItem): Promise<PostureItem['state'] | undefined> {
  const lost = item.calls.find(({ state }) => state === 'sending')
  if (lost) await look(run, lost)
  if (lost?.state === 'failed') return 'interrupted'
  if (await canGoOn(run, item)) return undefined
  return item.calls.some(({ state }) => state === 'made') ? 'failed' : 'changed'
}

/** Whether what another process has planned and not sent can be sent now. */
async function canGoOn({ isLate, read }: TaskRun, item: PostureItem): Promise<boolean> {
  const waiting = waitingIn(item)
  if (waiting.length === 0) return true
  const reads = [...new Set(waiting.flatMap(({ change }) => (isKnown(change) ? change.source : [])))]
  return !isLate() && stillFits(waiting, await read(reads))
}

/** Sends one call and notes what became of it; false where this process has to stop. */
async function send(run: TaskRun, item: PostureItem, call: PostureCall): Promise<boolean> {
  const { settings, read } = run
  if (!(await run.isHeld())) return false
  call.state = 'sending'
  if (!(await run.keep())) return false
  const { change } = call
  invariant(isKnown(change), `${change.source} is a source`)
  const request = callOf(change)
  try {
    await settings.change(request)
    call.state = 'made'
  } catch (cause) {
    if (!(cause instanceof ConnectorError)) throw cause
    // The answer may have been lost on its way, and the change made.
    call.state = stands(await read([change.source]), change) ? 'made' : 'failed'
    if (call.state === 'failed') {
      item.fault = reasonOf(request.transport, cause)
      item.detail = cause.code ?? null
    }
  }
  return run.keep()
}

/** Finds out what became of a call that another process was sending. */
async function look({ read }: TaskRun, call: PostureCall): Promise<void> {
  const { change } = call
  const isThere = isKnown(change) && stands(await read([change.source]), change)
  call.state = isThere ? 'made' : 'failed'
}

/** Behind one that failed nothing is sent. */
const waitingIn = ({ calls }: PostureItem) =>
  calls.some(({ state }) => state === 'failed') ? [] : calls.filter(({ state }) => state === 'waiting')
