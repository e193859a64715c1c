import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { isProvoked } from '../tenant/provoked.ts'
import type { Item } from '../tenant/settings.ts'
import type { Tenant } from '../tenant/state.ts'
import { answerItems, answerNothing, type Command, isSame, refuseRole } from './commands.ts'
import { MAIL_POLICY_FAMILIES } from './mail-policy-families.ts'
import { RULE_COMMANDS } from './mail-rules.ts'
import {
  assign,
  findMeant,
  isBuiltIn,
  readParameters,
  refuse,
  refuseName,
  ruleFor,
  type Work,
} from './mail-work.ts'

const COMMAND = /^(Get|New|Set|Remove|Enable|Disable)-(\w+)$/i

/** What no cmdlet changes. */
const FIXED = ['Name', 'Guid', 'IsDefault', 'IsBuiltInProtection']

/**
 * Cmdlets of policies for mail and of the rules that say who they are for, but for `Get-`, which reads like any other. Undefined
 * where the command is another one, or the tenant lacks the kind.
 */
export function runMailPolicyCommand(
  c: Context,
  tenant: Tenant,
  { name, parameters }: Command,
): Response | undefined {
  const [, verb = '', noun = ''] = COMMAND.exec(name) ?? []
  const family = MAIL_POLICY_FAMILIES.find(({ policy, rule }) => isSame(policy, noun) || isSame(rule, noun))
  const policies = family && tenant.settings.exchange[family.policy]
  if (!family || !policies) return undefined
  const rules = (tenant.settings.exchange[family.rule] ??= [])
  const run = (isSame(noun, family.rule) ? RULE_COMMANDS : POLICY_COMMANDS)[verb.toLowerCase()]
  if (!run) return undefined
  if (isProvoked(tenant, 'no-changes')) return refuseRole(c)
  return run({ c, tenant, family, parameters, policies, rules })
}

const POLICY_COMMANDS: Readonly<Record<string, (work: Work) => Response>> = {
  new: newPolicy,
  set: setPolicy,
  remove: removePolicy,
}

function newPolicy(work: Work): Response {
  const { c, tenant, family, policies } = work
  const read = readParameters(work, ['Name', ...Object.keys(family.defaults)])
  if (read instanceof Response) return read
  const { Name: name, ...values } = read
  const refused = refuseName(work, policies, name) ?? refuseValue(work, values)
  if (refused) return refused
  const policy: Item = {
    Name: name,
    Identity: name,
    Guid: randomUUID(),
    IsDefault: false,
    IsBuiltInProtection: false,
    ...structuredClone(family.defaults),
    ...values,
  }
  policies.push(policy)
  return answerItems(c, tenant, [policy])
}

function setPolicy(work: Work): Response {
  const { family, policies } = work
  const told = policies.flatMap((policy) => Object.keys(policy)).filter((name) => !FIXED.includes(name))
  const meant = findMeant(work, policies, [...Object.keys(family.defaults), ...told])
  if (meant instanceof Response) return meant
  return refuseValue(work, meant.values) ?? assign(work, meant.found, meant.values)
}

function removePolicy(work: Work): Response {
  const { c, tenant, policies, rules } = work
  const meant = findMeant(work, policies, ['Force'])
  if (meant instanceof Response) return meant
  const { found: policy } = meant
  const name = String(policy['Name'])
  if (isBuiltIn(policy))
    return refuse(c, 'OperationNotAllowedException', `The policy '${name}' can't be removed.`)
  if (ruleFor(work, rules, policy))
    return refuse(
      c,
      'OperationNotAllowedException',
      `The policy '${name}' can't be removed because a rule is associated with it.`,
    )
  policies.splice(policies.indexOf(policy), 1)
  return answerNothing(c, tenant.tenantId)
}

/** A value of another type than the one that the parameter has, or out of its words and numbers. */
function refuseValue({ c, family }: Work, values: Item): Response | undefined {
  const { defaults, words, ranges } = family
  const wrong = Object.entries(values).find(([name, value]) => {
    const [least, most] = ranges[name] ?? []
    if (typeof defaults[name] === 'boolean') return typeof value !== 'boolean'
    if (least !== undefined && most !== undefined)
      return !(Number.isInteger(value) && Number(value) >= least && Number(value) <= most)
    return words[name] !== undefined && !words[name].some((word) => isSame(word, String(value)))
  })
  return (
    wrong &&
    refuse(
      c,
      'ParameterBindingException',
      `Cannot bind parameter '${wrong[0]}'. Cannot convert value "${String(wrong[1])}".`,
    )
  )
}
