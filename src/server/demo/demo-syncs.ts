import { DISCOVER_TASKS } from '#shared/domain/integrations/discover-task.ts'
import type { Task } from '#shared/domain/tasks/task.ts'
import type { User } from '#shared/domain/users/user.ts'
import { DAY, HOUR, MINUTE, SECOND } from '#shared/lib/time.ts'
import type { Standing } from './demo-connections.ts'
import type { Demo, DemoCompany } from './demo-organization.ts'
import { whoManages } from './demo-people.ts'
import { createRandom, type Random } from './random.ts'

/** How long after the last good reading somebody has asked again, in milliseconds. */
const ASKED_AGAIN: Partial<Record<Standing, number>> = {
  consentGone: 6 * DAY,
  permissionsGone: 3 * DAY,
  gateway: DAY + 5 * HOUR,
}

/** The readings of directories that people of the organization have asked for, the last of each company among them. */
export function demoSyncs({ companies }: Pick<Demo, 'companies'>, users: readonly User[]): Task[] {
  const askers = whoManages('integrations', users)
  return companies.flatMap((company) => syncsOf(company, askers))
}

function syncsOf(
  { customer, integration, employees, standing }: DemoCompany,
  askers: readonly User[],
): Task[] {
  if (!integration?.last_synced) return []
  const random = createRandom(Number.parseInt(customer.id.slice(0, 8), 16) + 1)
  const last = Date.parse(integration.last_synced)
  const ask = (finished: number, changes: Partial<Task>): Task => {
    const [requested, finishedAt] = spanUntil(finished, random)
    return {
      id: random.uuid(),
      customer_id: customer.id,
      integration_id: integration.id,
      name: DISCOVER_TASKS[integration.type],
      state: 'completed',
      read: 0,
      added: 0,
      changed: 0,
      vanished: 0,
      fault: null,
      requested_at: requested,
      requested_by: askers.length > 0 ? random.pick(askers).id : null,
      finished_at: finishedAt,
      ...changes,
    }
  }
  const found = { read: employees.length, changed: random.below(4), added: random.below(3) }
  const earlier = ask(last - Math.floor((4 + random.next() * 20) * DAY), {
    read: employees.length - found.added,
    changed: random.below(6),
    vanished: random.below(2),
  })
  const again = ASKED_AGAIN[standing]
  return [
    earlier,
    ask(last, found),
    ...(again === undefined ? [] : [ask(last + again, { state: 'failed', fault: integration.fault })]),
  ]
}

/** When something that ended then was asked for, and its end, in ISO 8601. */
const spanUntil = (end: number, random: Random): [requested: string, finished: string] => [
  new Date(end - Math.floor(4 * SECOND + random.next() * MINUTE)).toISOString(),
  new Date(end).toISOString(),
]
