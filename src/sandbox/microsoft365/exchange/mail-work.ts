import type { Context } from 'hono'
import type { Item } from '../tenant/settings.ts'
import type { Tenant } from '../tenant/state.ts'
import { answerNothing, COMMON, fail, isNamed, isSame, refuseIdentity, refuseParameter } from './commands.ts'
import type { MailPolicyFamily } from './mail-policy-families.ts'

/** What a cmdlet of policies for mail, or of their rules, works on. */
export interface Work {
  c: Context
  tenant: Tenant
  family: MailPolicyFamily
  parameters: Item
  policies: Item[]
  rules: Item[]
}

/** What is said under the names of the cmdlet, in any capitals. */
export function readParameters({ c, parameters }: Work, known: readonly string[]): Item | Response {
  const values: Item = {}
  for (const [name, value] of Object.entries(parameters)) {
    if (COMMON.some((each) => isSame(each, name))) continue
    const parameter = known.find((each) => isSame(each, name))
    if (parameter === undefined) return refuseParameter(c, name)
    values[parameter] = value
  }
  return values
}

/** The one that is meant, and what else is said. */
export function findMeant(
  work: Work,
  all: readonly Item[],
  known: readonly string[],
): { found: Item; values: Item } | Response {
  const read = readParameters(work, ['Identity', ...known])
  if (read instanceof Response) return read
  const { Identity: identity, ...values } = read
  const found = findNamed(all, identity)
  return found ? { found, values } : refuseIdentity(work.c, identity ?? '')
}

/** Not every object has every name, so nobody is found by none. */
export const findNamed = (all: readonly Item[], identity: unknown): Item | undefined =>
  typeof identity === 'string' ? all.find((each) => isNamed(each, identity)) : undefined

/** Sets values, and says where they were there already. */
export function assign({ c, tenant }: Work, target: Item, values: Item): Response {
  const identity = String(target['Identity'])
  const isChanged = Object.entries(values).some(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(target[name]),
  )
  Object.assign(target, values)
  const warning = `The command completed successfully but no settings of '${identity}' have been modified.`
  return answerNothing(c, tenant.tenantId, isChanged ? [] : [warning])
}

/** Whether a policy is the vendor's, which has no rule of its kind and stays. */
export const isBuiltIn = ({ IsDefault, IsBuiltInProtection, RecommendedPolicyType }: Item): boolean =>
  IsDefault === true ||
  IsBuiltInProtection === true ||
  ['Standard', 'Strict'].includes(String(RecommendedPolicyType))

/** The rule of a policy. */
export const ruleFor = ({ family }: Work, rules: readonly Item[], policy: Item): Item | undefined =>
  rules.find((rule) => isNamed(policy, rule[family.policy]))

/** A name that is empty, or that another one has. */
export function refuseName({ c }: Work, others: readonly Item[], name: unknown): Response | undefined {
  if (typeof name !== 'string' || name.trim() === '')
    return refuse(
      c,
      'ParameterBindingException',
      "Cannot bind argument to parameter 'Name' because it is an empty string.",
    )
  return others.some((each) => isSame(String(each['Name']), name))
    ? refuse(c, 'ADObjectAlreadyExistsException', `The name '${name}' is already being used.`)
    : undefined
}

export const refuse = (c: Context, exception: string, message: string) =>
  fail(c, 'BadRequest', exception, message)
