import { liveQuery } from 'dexie'
import { from, map, type Observable } from 'rxjs'
import type { AccessSource, AccessTask } from '#shared/domain/conditional-access/access-task.ts'
import type { PolicyDeployment } from '#shared/domain/conditional-access/templates/policy-deployment.ts'
import type {
  PolicyBaseline,
  PolicyBaselineFields,
  PolicyTemplate,
  PolicyTemplateFields,
} from '#shared/domain/conditional-access/templates/policy-template.ts'
import type { PolicyType } from '#shared/domain/policy-templates/policy-types.ts'
import { seenFields } from '../../queue/seen-fields.ts'
import type { Device } from '../../device/device.ts'
import { submit, submitMany, type SubmitOutcome } from '../../queue/submit.ts'
import type { View } from '../../rows/merge.ts'
import { viewShared } from '../../rows/read.ts'
import type { AskedAccess } from './access-policies.ts'

/** The organization's own policy templates, with waiting changes. Those of the product are no rows. */
export const watchPolicyTemplates = (device: Device): Observable<View<'policyTemplate'>[]> =>
  from(liveQuery(() => viewShared(device, 'policyTemplate', device.login.organization.id))).pipe(
    map((views) => [...views.values()]),
  )

/** The organization's own baselines of a type, with waiting changes. */
const watchBaselinesOf =
  (type: PolicyType) =>
  (device: Device): Observable<View<'policyBaseline'>[]> =>
    from(liveQuery(() => viewShared(device, 'policyBaseline', device.login.organization.id))).pipe(
      map((views) => [...views.values()].filter(({ row }) => row.policy_type === type)),
    )

export const watchBaselines = {
  CONDITIONAL_ACCESS: watchBaselinesOf('CONDITIONAL_ACCESS'),
  DEFENDER: watchBaselinesOf('DEFENDER'),
  INTUNE_CONFIGURATION: watchBaselinesOf('INTUNE_CONFIGURATION'),
  INTUNE_COMPLIANCE: watchBaselinesOf('INTUNE_COMPLIANCE'),
} as const satisfies Record<PolicyType, ReturnType<typeof watchBaselinesOf>>

/** Where templates are deployed, in every company. */
export const watchPolicyDeployments = (device: Device): Observable<PolicyDeployment[]> =>
  from(liveQuery(() => viewShared(device, 'policyDeployment', device.login.organization.id))).pipe(
    map((views) => [...views.values()].map(({ row }) => row)),
  )

/** Adds a template under an id of this device's, so that it can be worked with before the server knows it. */
export const addPolicyTemplate = (device: Device, fields: PolicyTemplateFields): Promise<SubmitOutcome> =>
  submit(device, {
    name: 'policyTemplate.add',
    args: { id: device.newId(), fields },
    subject: fields.name.trim(),
    place: '',
  })

/** Changes fields of a template; `seen` is the template as it was on screen. */
export const changePolicyTemplate = (
  device: Device,
  seen: PolicyTemplate,
  set: Partial<PolicyTemplateFields>,
): Promise<SubmitOutcome> =>
  submit(device, {
    name: 'policyTemplate.patch',
    args: { id: seen.id, set },
    expect: seenFields(seen, set),
    subject: seen.name,
    place: '',
  })

/** Deletes a template as it was seen: what somebody changed meanwhile is not lost without a question. */
export const deletePolicyTemplate = (
  device: Device,
  { id, name, description, body, prompted_inputs }: PolicyTemplate,
): Promise<SubmitOutcome> =>
  submit(device, {
    name: 'policyTemplate.delete',
    args: { id },
    expect: { name, description, body, prompted_inputs },
    subject: name,
    place: '',
  })

/** Adds a baseline of templates of a type. */
export const addPolicyBaseline = (
  device: Device,
  fields: PolicyBaselineFields,
  policyType: PolicyType,
): Promise<SubmitOutcome> =>
  submit(device, {
    name: 'policyBaseline.add',
    args: { id: device.newId(), fields, policyType },
    subject: fields.name.trim(),
    place: '',
  })

/** Changes fields of a baseline; `seen` is the baseline as it was on screen. */
export const changePolicyBaseline = (
  device: Device,
  seen: PolicyBaseline,
  set: Partial<PolicyBaselineFields>,
): Promise<SubmitOutcome> =>
  submit(device, {
    name: 'policyBaseline.patch',
    args: { id: seen.id, set },
    expect: seenFields(seen, set),
    subject: seen.name,
    place: '',
  })

/** Deletes a baseline as it was seen. */
export const deletePolicyBaseline = (
  device: Device,
  { id, name, description, templates }: PolicyBaseline,
): Promise<SubmitOutcome> =>
  submit(device, {
    name: 'policyBaseline.delete',
    args: { id },
    expect: { name, description, templates },
    subject: name,
    place: '',
  })

/** What this device noted of what was asked of several tenants. */
export interface NotedTasks {
  /** Of the tasks that it keeps. */
  taskIds: string[]
  /** Why the rest was not noted. */
  failure: 'forbidden' | 'notKept' | undefined
}

/** Asks for templates to be deployed, a task for each company, all of one run. */
export async function deployPolicies(
  device: Device,
  source: AccessSource,
  asked: readonly AskedAccess[],
): Promise<NotedTasks> {
  const ids = asked.map(() => device.newId())
  const outcomes = await submitMany(
    device,
    asked.map(({ customerId, company, items }, place) => ({
      name: 'access.change',
      args: { id: ids[place] ?? '', customerId, source, items },
      subject: company,
      place: '',
    })),
  )
  return notedOf(ids, outcomes)
}

/** Asks for tasks to be taken back. */
export async function undoDeployments(
  device: Device,
  tasks: readonly (Pick<AccessTask, 'id' | 'customer_id'> & { company: string })[],
): Promise<NotedTasks> {
  const ids = tasks.map(() => device.newId())
  const outcomes = await submitMany(
    device,
    tasks.map(({ id: taskId, customer_id: customerId, company }, place) => ({
      name: 'access.undo',
      args: { id: ids[place] ?? '', customerId, taskId },
      subject: company,
      place: '',
    })),
  )
  return notedOf(ids, outcomes)
}

function notedOf(ids: readonly string[], outcomes: readonly SubmitOutcome[]): NotedTasks {
  const refused = outcomes.find(({ outcome }) => outcome !== 'saved')
  return {
    taskIds: ids.filter((_, place) => outcomes[place]?.outcome === 'saved'),
    failure: refused && (refused.outcome === 'forbidden' ? 'forbidden' : 'notKept'),
  }
}
