import type { RequestParts } from '#server/company-tasks/company-tasks.ts'
import { defineNoun } from '#server/platform/noun.ts'
import { devicePoliciesTable, devicePolicyTaskTable } from './device-policies.table.ts'
import { deviceChangeEffect, devicePolicyTasks, guardDeviceChange } from './device-policy-task.jobs.ts'
import { intuneMigrations } from './intune.migrations.ts'
import { mountIntuneRoutes } from './intune.routes.ts'

const { queue, guardUndo, effect } = devicePolicyTasks

/** What the tenants of companies ask of their devices, and changes of it. */
export const intune = defineNoun({
  name: 'intune',
  kinds: { devicePolicies: devicePoliciesTable, devicePolicyTask: devicePolicyTaskTable },
  ownedBy: {
    device_policies: 'customer',
    device_policy: 'customer',
    device_policy_task: 'customer',
    device_policy_runner: 'customer',
    // It goes with its task.
    device_policy_kept: 'organization',
  },
  migrations: intuneMigrations,
  routes: [mountIntuneRoutes],
  guards: { 'devicePolicy.change': guardDeviceChange, 'devicePolicy.undo': guardUndo },
  effects: (parts: RequestParts) => ({
    'devicePolicy.change': deviceChangeEffect(parts),
    'devicePolicy.undo': effect(parts),
  }),
  constraints: {
    device_policy_task_organization_id_customer_id_fkey: 'notFound',
    device_policy_task_pkey: 'alreadyExists',
  },
  jobs: [queue.job],
  repeats: [{ name: 'request-forgotten-device-policy-tasks', at: '* * * * *', act: queue.requestForgotten }],
})
