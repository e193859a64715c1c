import { sql } from 'kysely'
import type { AccessTask } from '#shared/domain/conditional-access/access-task.ts'
import { policyBodySchema } from '#shared/domain/conditional-access/policy.ts'
import { deployedFingerprint } from '#shared/domain/conditional-access/templates/deployment-state.ts'
import {
  type PolicyDeployment,
  policyDeploymentId,
} from '#shared/domain/conditional-access/templates/policy-deployment.ts'
import type { Work } from '#server/platform/sync/work.ts'

/**
 * Notes where templates are deployed by a task that has ended, and forgets what it deleted. Part of the transaction that ends the task;
 * repeated it comes to the same.
 */
export async function noteDeployments(work: Work, task: AccessTask, at: string): Promise<void> {
  await forgetDeleted(work, task)
  const deployments = task.items.flatMap((item): PolicyDeployment[] => {
    const body = policyBodySchema.safeParse(item.body).data
    const isThere = item.state === 'applied' || item.state === 'unneeded'
    if (!item.template || item.object_id === null || !body || !isThere) return []
    return [
      {
        id: policyDeploymentId(task.customer_id, item.template.id),
        customer_id: task.customer_id,
        template_id: item.template.id,
        policy_id: item.object_id,
        inputs: item.template.inputs,
        deployed: deployedFingerprint(body),
        deployed_at: at,
        task_id: task.id,
      },
    ]
  })
  await work.load(
    'policyDeployment',
    deployments.map(({ id }) => id),
  )
  for (const deployment of deployments) work.put('policyDeployment', deployment)
}

async function forgetDeleted(work: Work, { customer_id, items }: AccessTask): Promise<void> {
  const deleted = items.flatMap(({ change, state, object_id }) =>
    change === 'delete' && (state === 'applied' || state === 'unneeded') && object_id !== null
      ? [object_id.toLowerCase()]
      : [],
  )
  if (deleted.length === 0) return
  const { rows } = await sql<{ id: string }>`
    select id from policy_deployment
    where organization_id = ${work.organizationId}::uuid and customer_id = ${customer_id}::uuid
      and lower(policy_id) = any(${deleted}::text[])`.execute(work.tx)
  await work.load(
    'policyDeployment',
    rows.map(({ id }) => id),
  )
  for (const { id } of rows) work.remove('policyDeployment', id)
}
