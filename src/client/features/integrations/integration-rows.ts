import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import type { Integration, IntegrationState } from '#shared/domain/integrations/integration.ts'
import { isRunning, type Task } from '#shared/domain/tasks/task.ts'
import type { Connections } from '#client/data/nouns/integrations.ts'
import type { View } from '#client/data/rows/merge.ts'
import { STATE_VERDICTS } from '#client/parts/connection/state-verdicts.ts'

/** A company and what it is connected to; without an integration where it is not. */
export interface IntegrationRow {
  /** The integration's id, or the company's. */
  id: string
  customerId: string
  company: string
  view: View<'integration'> | undefined
  task: Task | undefined
  state: IntegrationState
}

interface Company {
  id: string
  name: string
}

/** Every company with its connection to its tenant, also those that have none. */
export function integrationRows(
  companies: readonly Company[],
  { integrations, tasks }: Connections,
): IntegrationRow[] {
  const byCompany = new Map(
    integrations
      .filter(({ row }) => row.type === TENANT_APPLICATION)
      .map((view) => [view.row.customer_id, view]),
  )
  return companies.map(({ id, name }) => {
    const view = byCompany.get(id)
    const task = view && tasks.get(view.row.id)
    return {
      id: view?.row.id ?? id,
      customerId: id,
      company: name,
      view,
      task,
      state: toldState(view?.row, task),
    }
  })
}

/** What the server says of an integration: a sync that waits for its turn counts as one that runs. */
export function toldState(integration: Integration | undefined, task: Task | undefined): IntegrationState {
  if (!integration) return 'Unconnected'
  return task && isRunning(task) ? 'Syncing' : integration.state
}

/** Whether somebody has to do something about it. */
export const needsSomebody = ({ state, view }: IntegrationRow): boolean =>
  STATE_VERDICTS[state] === 'notCompliant' || (view?.row.missing_scopes.length ?? 0) > 0
