import { isLogged } from '#shared/domain/posture/audit-entry.ts'
import { judge } from '#shared/domain/posture/check.ts'
import { checks } from '#shared/domain/posture/checks.ts'
import type { ChangedBy, PostureChange } from '#shared/domain/posture/posture-change.ts'
import {
  endOf,
  fingerprintOf,
  type PostureCall,
  type PostureItem,
  type PostureTask,
} from '#shared/domain/posture/posture-task.ts'
import type { Snapshot } from '#shared/domain/posture/snapshot.ts'
import { HOUR, SECOND } from '#shared/lib/time.ts'
import { foundAfter, lastImprovement, lastRelapse, reversed, type Step } from './posture-steps.ts'
import type { Random } from './random.ts'
import { workingTimes } from './working-times.ts'

/** How far back the history of a company goes, in days. */
export const HISTORY = 60

/** How the posture of a company went. */
export type Course = 'rising' | 'steady' | 'falling' | 'dropping'

/** By the place of a company: two get worse, at one somebody has changed much at once, some stay as they are. */
export function courseAt(place: number): Course {
  if (place === 3) return 'dropping'
  if (place === 6 || place === 29) return 'falling'
  return place % 7 === 4 ? 'steady' : 'rising'
}

interface HistoryParts {
  customerId: string
  /** What its tenant said when it was read last, and when that was, in milliseconds since 1970. */
  tenant: Snapshot
  readAt: number
  course: Course
  /** Who changes tenants here: ids of users. */
  authors: readonly string[]
  /** Who administers the tenant, as they sign in there. */
  administrator: string
  random: Random
}

export interface History {
  changes: PostureChange[]
  tasks: PostureTask[]
}

/** A history as far as it is told: backwards, from what the tenant said last. */
interface Story extends HistoryParts, History {
  /** When something happened, the latest first; each is used once. */
  times: number[]
  /** The checks that nothing was told of yet, in the order in which they are spoken of. */
  left: string[]
}

/**
 * What was found and done in a company's tenant in the days before it was last read. Each step leads to what stands after
 * it, and the last one to what the tenant said then.
 */
export function historyOf(parts: HistoryParts): History {
  const { readAt, random, course } = parts
  const story: Story = {
    ...parts,
    times: workingTimes(readAt, HISTORY, random),
    left: shuffled(
      checks.map(({ id }) => id),
      random,
    ),
    changes: [],
    tasks: [],
  }
  for (const tell of courses[course](random)) tell(story)
  return { changes: story.changes, tasks: story.tasks }
}

type Tell = (story: Story) => void

const times = (count: number, tell: Tell): Tell[] => Array.from({ length: count }, () => tell)

/** What is told of each course, the latest first. */
const courses: Record<Course, (random: Random) => Tell[]> = {
  rising: (random) => [
    ...times(1 + random.below(2), improve),
    ...(random.chance(0.45) ? [relapseAndRepair] : []),
    ...(random.chance(0.4) ? [applyInPart] : []),
    ...(random.chance(0.2) ? [applyInVain] : []),
    ...times(1 + random.below(2), improve),
    ...(random.chance(0.3) ? [applyAndTakeBack] : []),
    ...(random.chance(0.4) ? [applySeveral] : []),
    ...times(1 + random.below(3), improve),
  ],
  steady: (random) => (random.chance(0.5) ? [relapseAndRepair] : []),
  falling: () => [...times(3, relapse), improve, ...times(3, relapse)],
  dropping: () => [improve, relapseInMuch, ...times(3, improve)],
}

/** A check comes to be met, by a task or by the company's own administrator. */
function improve(story: Story): void {
  const at = story.times.shift()
  const step = at === undefined ? undefined : nextStep(story, lastImprovement)
  if (at === undefined || !step) return
  if (story.random.chance(0.6)) tellTask(story, [step], { at })
  else tellPerson(story, [step], at)
}

/** Somebody in the company changes what a check asks for. */
function relapse(story: Story): void {
  const at = story.times.shift()
  const step = at === undefined ? undefined : nextStep(story, lastRelapse)
  if (at !== undefined && step) tellPerson(story, [step], at)
}

/** Much of what stood well is changed on one day. */
function relapseInMuch(story: Story): void {
  const at = story.times.shift()
  if (at !== undefined) tellPerson(story, stepsOf(story, 7, lastRelapse), at)
}

/** Somebody in the company changes what stood well, and somebody here brings it back. */
function relapseAndRepair(story: Story): void {
  const [repairedAt, changedAt] = story.times.splice(0, 2)
  const stood = story.tenant
  const repair = nextStep(story, lastImprovement)
  if (repairedAt === undefined || changedAt === undefined || !repair) return
  tellTask(story, [repair], { at: repairedAt })
  tellPerson(story, [reversed(repair, stood)], changedAt)
}

/** Of two checks one is refused by the vendor. */
function applyInPart(story: Story): void {
  const at = story.times.shift()
  const refused = nextStep(story, lastRelapse)
  const step = nextStep(story, lastImprovement)
  if (at === undefined || !step || !refused) return
  tellTask(story, [step], { at, others: [refusedItem(refused)] })
}

/** The tenant was not as it was seen, or the device that asked had no network for too long: nothing was sent. */
function applyInVain(story: Story): void {
  const at = story.times.shift()
  const missed = nextStep(story, lastRelapse)
  if (at === undefined || !missed) return
  const state = story.random.pick(['changed', 'late'] as const)
  tellTask(story, [], {
    at,
    others: [item(missed.check.id, { state, expected: fingerprintOf(missed.back) })],
  })
}

/** Something is applied, does not please, and is taken back. */
function applyAndTakeBack(story: Story): void {
  const [backAt, appliedAt] = story.times.splice(0, 2)
  const stood = story.tenant
  const back = nextStep(story, lastRelapse)
  if (backAt === undefined || appliedAt === undefined || !back) return
  const undo = tellTask(story, [back], { at: backAt, action: 'undo' })
  undo.undoes = tellTask(story, [reversed(back, stood)], { at: appliedAt }).id
}

/** Several checks at once, one of which was met already. */
function applySeveral(story: Story): void {
  const at = story.times.shift()
  const { tenant, random, left } = story
  const met = checks.find(
    (check) => check.remedy && left.includes(check.id) && judge(check, tenant).status === 'compliant',
  )
  if (at === undefined || !met) return
  story.left = left.filter((id) => id !== met.id)
  const steps = stepsOf(story, 3 + random.below(3), lastImprovement)
  if (steps.length > 0) tellTask(story, steps, { at, others: [item(met.id, { state: 'unneeded' })] })
}

/** The next step of a kind that can be told of the tenant as it is; its check is not spoken of again. */
function nextStep(story: Story, stepTo: typeof lastRelapse, tenant = story.tenant): Step | undefined {
  for (const id of story.left) {
    const check = checks.find((each) => each.id === id)
    const step = check && stepTo(tenant, check)
    if (!step) continue
    story.left = story.left.filter((each) => each !== id)
    return step
  }
  return undefined
}

/** Several steps of one moment, the last first, none of which changes what another one does. */
function stepsOf(story: Story, count: number, stepTo: typeof lastRelapse): Step[] {
  const steps: Step[] = []
  const touched = new Set<string>()
  let { tenant } = story
  while (steps.length < count) {
    const step = nextStep(story, stepTo, tenant)
    if (!step) break
    if (step.changes.some(({ source }) => touched.has(source))) continue
    for (const { source } of step.changes) touched.add(source)
    steps.push(step)
    tenant = step.before
  }
  return steps
}

/** Goes back behind some steps, and notes what was found after them. */
function goBack(story: Story, steps: readonly Step[], at: number, by: ChangedBy): void {
  const after = story.tenant
  const before = steps.at(-1)?.before ?? after
  const found_at = new Date(at).toISOString()
  story.tenant = before
  for (const found of foundAfter(steps, before, after))
    story.changes.push({ ...found, id: story.random.uuid(), customer_id: story.customerId, found_at, by })
}

/** The company's administrator did it, which is found by the next reading. */
function tellPerson(story: Story, steps: readonly Step[], at: number): void {
  const isTold = steps.every(({ changes }) => changes.every(({ source }) => isLogged(source)))
  const actor = { kind: 'person', name: story.administrator, at: new Date(at).toISOString() } as const
  const foundAt = at + HOUR + story.random.below(4 * HOUR)
  goBack(story, steps, foundAt, isTold ? { actors: [actor] } : { unknown: 'notLogged' })
}

interface Told {
  at: number
  action?: PostureTask['action']
  /** Items that changed nothing. */
  others?: readonly PostureItem[]
}

/** Somebody here had it done, and the tenant was read right after. */
function tellTask(
  story: Story,
  steps: readonly Step[],
  { at, action = 'apply', others = [] }: Told,
): PostureTask {
  const { random, customerId, authors } = story
  const items = [...steps.map((step) => appliedItem(step, action)), ...others]
  const end = at + 2 * SECOND + items.length * 700
  const task: PostureTask = {
    id: random.uuid(),
    customer_id: customerId,
    action,
    undoes: null,
    state: endOf(items),
    items,
    requested_by: random.pick(authors),
    requested_at: new Date(at).toISOString(),
    finished_at: new Date(end).toISOString(),
  }
  story.tasks.push(task)
  const actor = {
    kind: 'task',
    task_id: task.id,
    user_id: task.requested_by,
    at: new Date(end).toISOString(),
  } as const
  goBack(story, steps, end + 3 * SECOND, { actors: [actor] })
  return task
}

const item = (check_id: string, ended: Partial<PostureItem> & Pick<PostureItem, 'state'>): PostureItem => ({
  check_id,
  expected: null,
  fault: null,
  detail: null,
  calls: [],
  ...ended,
})

/** Who takes something back sees no changes before. */
const appliedItem = ({ check, changes, back }: Step, action: PostureTask['action']): PostureItem =>
  item(check.id, {
    state: 'applied',
    expected: action === 'undo' ? null : fingerprintOf(changes),
    calls: callsOf(changes, back, 'made'),
  })

/** What would have been made compliant: the vendor was out of order, so that nothing of it stands. */
const refusedItem = ({ check, changes, back }: Step): PostureItem =>
  item(check.id, {
    state: 'failed',
    fault: 'sourceFailed',
    detail: 'ServiceUnavailable',
    expected: fingerprintOf(back),
    calls: callsOf(back, changes, 'failed').slice(0, 1),
  })

const callsOf = (changes: Step['changes'], back: Step['back'], state: PostureCall['state']): PostureCall[] =>
  changes.map((change, place) => ({ change, before: back[place]?.set ?? null, state }))

function shuffled<T>(from: readonly T[], random: Random): T[] {
  const order = [...from]
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = random.below(last + 1)
    ;[order[last], order[other]] = [order[other] as T, order[last] as T]
  }
  return order
}
