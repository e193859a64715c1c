import type { AccessOptions, NamedOption } from '../access-options.ts'
import { accessFingerprint, bodyOf } from '../access-body.ts'
import { type AskedChange, newObject } from '../access-task.ts'
import { differencesBetween } from '../compare-policies.ts'
import type { Policy, PolicyBody } from '../policy.ts'
import { fillTemplate, type InputValues } from './fill-template.ts'
import type { ChosenInputs, ChosenValue, PolicyDeployment } from './policy-deployment.ts'
import type { PolicyTemplateFields, PromptedInput } from './policy-template.ts'

/** A template with its id; those of the product have words in place of UUIDs. */
export type DeployedTemplate = Pick<PolicyTemplateFields, 'name' | 'body' | 'prompted_inputs'> & {
  id: string
}

/** What a device knows of the tenant that is deployed to. */
export interface DeploymentTenant {
  options: AccessOptions
  policies: readonly Policy[]
  /** Of this company. */
  deployments: readonly PolicyDeployment[]
  /** The people of the company, by the vendor's ids and by how they sign in. */
  people: readonly NamedOption[]
}

/** An input of a template that keeps it from being deployed. */
export interface OpenInput {
  templateId: string
  input: PromptedInput
  /** What was said and is not there in this tenant; undefined where something is required and nothing was said. */
  value: string | undefined
}

export interface DeploymentPlan {
  /** In the order in which they are made: groups, places, policies. */
  changes: AskedChange[]
  /** As long as there are some, the plan is not to be sent (CA-26). */
  open: OpenInput[]
  /** The templates whose policies stand there as they would be deployed. */
  same: string[]
}

/**
 * What it takes to have templates in a tenant: pure, the same wherever it is asked. A policy that was deployed before, or has the same
 * name, is changed where it differs and keeps its state; others are made and only report (CA-15). Groups that the tenant lacks are
 * made once; so are places of countries.
 */
export function planDeployment(
  templates: readonly DeployedTemplate[],
  chosen: Readonly<Record<string, ChosenInputs>>,
  tenant: DeploymentTenant,
): DeploymentPlan {
  const made = new Map<string, AskedChange>()
  const open: OpenInput[] = []
  const same: string[] = []
  const policies = templates.flatMap((template): AskedChange[] => {
    const inputs = chosen[template.id] ?? {}
    const { values, missing } = resolveInputs(template, inputs, tenant, made)
    open.push(...missing)
    const change = changeFor(template, inputs, fillTemplate(template, values), tenant)
    if (change === 'same') same.push(template.id)
    return change === 'same' ? [] : [change]
  })
  return { changes: [...made.values(), ...policies], open, same }
}

/** The policy of a tenant that a template was deployed as, or that has its name; undefined where there is none. */
export function deployedPolicy(
  { id, name }: Pick<DeployedTemplate, 'id' | 'name'>,
  { policies, deployments }: Pick<DeploymentTenant, 'policies' | 'deployments'>,
  displayName: string = name,
): Policy | undefined {
  const deployment = deployments.find(({ template_id }) => template_id === id)
  const isDeployed = (policy: Policy) => policy.id.toLowerCase() === deployment?.policy_id.toLowerCase()
  return policies.find(isDeployed) ?? policies.find((policy) => isSameName(policy.displayName, displayName))
}

function changeFor(
  { id, name }: DeployedTemplate,
  inputs: ChosenInputs,
  filled: PolicyBody,
  tenant: DeploymentTenant,
): AskedChange | 'same' {
  const template = { id, inputs }
  const now = deployedPolicy({ id, name }, tenant, filled.displayName)
  if (!now)
    return { change: 'create', target: 'policy', name: filled.displayName, body: bodyOf(filled), template }
  // What somebody has turned on stays on; turning on is a step of its own.
  const next = { ...filled, state: now.state }
  const before = bodyOf(now)
  if (differencesBetween(before, next).length === 0) return 'same'
  return {
    change: 'update',
    target: 'policy',
    objectId: now.id,
    name: filled.displayName,
    body: bodyOf(next),
    expected: accessFingerprint(before),
    template,
  }
}

function resolveInputs(
  { id: templateId, prompted_inputs }: DeployedTemplate,
  inputs: ChosenInputs,
  tenant: DeploymentTenant,
  made: Map<string, AskedChange>,
): { values: InputValues; missing: OpenInput[] } {
  const missing: OpenInput[] = []
  const values: Partial<Record<PromptedInput, string[]>> = {}
  for (const { name: input, required } of prompted_inputs) {
    const said = inputs[input] ?? []
    if (required && said.length === 0) missing.push({ templateId, input, value: undefined })
    values[input] = said.flatMap((value) => {
      const id = resolve(input, value, tenant, made)
      if (!id) missing.push({ templateId, input, value: 'id' in value ? value.id : value.name })
      return id ?? []
    })
  }
  return { values, missing }
}

/** What stands for a value in this tenant; nothing where it has nothing of that name, or several. */
function resolve(
  input: PromptedInput,
  value: ChosenValue,
  { options, people }: DeploymentTenant,
  made: Map<string, AskedChange>,
): string | null | undefined {
  if ('id' in value) return value.id
  const { name, countries } = value
  switch (input) {
    case 'includeGroups':
    case 'excludeGroups':
      return orMade(idOf(itemsOf(options.groups), name), () => makeGroup(name, made))
    case 'includeLocations':
    case 'excludeLocations': {
      const places = itemsOf(options.locations).map(({ id, displayName }) => ({ id, name: displayName }))
      return orMade(idOf(places, name), () => countries && makePlace(name, countries, made))
    }
    case 'includeApplications':
    case 'excludeApplications':
      return idOf(itemsOf(options.applications), name)
    case 'includeUsers':
    case 'excludeUsers':
      return idOf(people, name) ?? idOf(itemsOf(options.people), name)
    default:
      return undefined
  }
}

const orMade = (found: string | null | undefined, make: () => string | undefined) =>
  found === undefined ? make() : found

const itemsOf = <Item>(list: { items: Item[] } | { reason: string }): readonly Item[] =>
  'items' in list ? list.items : []

/** The vendor does not tell capitals from small letters in names. */
const isSameName = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

/** Null where several have the name: which of them is meant nobody but a person can say. */
function idOf(options: readonly NamedOption[], name: string): string | null | undefined {
  const [found, another] = options.filter((option) => isSameName(option.name, name))
  return another ? null : found?.id
}

/** Whether there is one by now is looked for once more before it is made. */
function makeGroup(name: string, made: Map<string, AskedChange>): string {
  const key = `group/${name.trim().toLowerCase()}`
  const known = made.get(key)
  if (known) return newObject(known.name)
  made.set(key, {
    change: 'create',
    target: 'group',
    name,
    body: { displayName: name },
  })
  return newObject(name)
}

function makePlace(name: string, countries: readonly string[], made: Map<string, AskedChange>): string {
  const key = `location/${name.trim().toLowerCase()}`
  const known = made.get(key)
  if (known) return newObject(known.name)
  made.set(key, {
    change: 'create',
    target: 'location',
    name,
    body: {
      '@odata.type': '#microsoft.graph.countryNamedLocation',
      displayName: name,
      countriesAndRegions: [...countries],
      includeUnknownCountriesAndRegions: false,
      countryLookupMethod: 'clientIpAddress',
    },
  })
  return newObject(name)
}
