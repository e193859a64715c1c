import { randomUUID } from 'node:crypto'
import type { Item } from '../tenant/settings.ts'
import { answerItems, answerNothing, refuseIdentity } from './commands.ts'
import {
  assign,
  findMeant,
  findNamed,
  isBuiltIn,
  readParameters,
  refuse,
  refuseName,
  ruleFor,
  type Work,
} from './mail-work.ts'

const INCLUDING = ['SentTo', 'SentToMemberOf', 'RecipientDomainIs']
/** Who a rule is for, and who it is not for. */
const CONDITIONS = [...INCLUDING, ...INCLUDING.map((name) => `ExceptIf${name}`)]
/** What `New-` and `Set-` know of a rule of any kind. */
const PARAMETERS = ['Name', 'Comments', 'Priority', ...CONDITIONS]

/** Cmdlets of the rules of policies for mail, by their verbs in small letters. */
export const RULE_COMMANDS: Readonly<Record<string, (work: Work) => Response>> = {
  new: newRule,
  set: setRule,
  remove: removeRule,
  enable: (work) => turnRule(work, 'Enabled'),
  disable: (work) => turnRule(work, 'Disabled'),
}

function newRule(work: Work): Response {
  const { c, tenant, family, policies, rules } = work
  const read = readParameters(work, [...PARAMETERS, 'Enabled', family.policy])
  if (read instanceof Response) return read
  const refused =
    refuseName(work, rules, read['Name']) ??
    refuseLink(work, rules, read[family.policy]) ??
    refuseConditions(work, read) ??
    refusePriority(work, read['Priority'], rules.length)
  if (refused) return refused
  const rule: Item = {
    Name: read['Name'],
    Identity: read['Name'],
    Guid: randomUUID(),
    [family.policy]: findNamed(policies, read[family.policy])?.['Name'],
    State: read['Enabled'] === false ? 'Disabled' : 'Enabled',
    Priority: rules.length,
    Comments: read['Comments'] ?? null,
    ...Object.fromEntries(CONDITIONS.map((name) => [name, null])),
    ...conditionsIn(read),
  }
  rules.push(rule)
  if (read['Priority'] !== undefined) moveRule(rules, rule, Number(read['Priority']))
  return answerItems(c, tenant, [rule])
}

function setRule(work: Work): Response {
  const { family, policies, rules } = work
  const meant = findMeant(work, rules, [...PARAMETERS, family.policy])
  if (meant instanceof Response) return meant
  const { found: rule, values } = meant
  const {
    Name: name = rule['Name'],
    Priority: priority,
    [family.policy]: link = rule[family.policy],
  } = values
  const others = rules.filter((each) => each !== rule)
  const refused =
    refuseName(work, others, name) ??
    refuseLink(work, others, link) ??
    refuseConditions(work, { ...rule, ...values }) ??
    refusePriority(work, priority, others.length)
  if (refused) return refused
  const answer = assign(work, rule, {
    ...values,
    ...conditionsIn(values),
    Name: name,
    Identity: name,
    [family.policy]: findNamed(policies, link)?.['Name'],
  })
  if (priority !== undefined) moveRule(rules, rule, Number(priority))
  return answer
}

function removeRule(work: Work): Response {
  const { c, tenant, rules } = work
  const meant = findMeant(work, rules, [])
  if (meant instanceof Response) return meant
  rules.splice(rules.indexOf(meant.found), 1)
  numberRules(rules)
  return answerNothing(c, tenant.tenantId)
}

function turnRule(work: Work, state: 'Enabled' | 'Disabled'): Response {
  const meant = findMeant(work, work.rules, [])
  return meant instanceof Response ? meant : assign(work, meant.found, { State: state })
}

/** Puts a rule at a place, and those from there on one further. */
function moveRule(rules: Item[], rule: Item, to: number): void {
  rules.splice(rules.indexOf(rule), 1)
  rules.splice(to, 0, rule)
  numberRules(rules)
}

function numberRules(rules: readonly Item[]): void {
  for (const [priority, rule] of rules.entries()) rule['Priority'] = priority
}

/** One is taken for a list of one. */
const conditionsIn = (values: Item): Item =>
  Object.fromEntries(
    CONDITIONS.filter((name) => (values[name] ?? null) !== null).map((name) => [name, [values[name]].flat()]),
  )

/** A policy that is not there, that is the vendor's, or that another rule is for. */
function refuseLink(work: Work, others: readonly Item[], link: unknown): Response | undefined {
  const policy = findNamed(work.policies, link)
  if (!policy) return refuseIdentity(work.c, link ?? '')
  return isBuiltIn(policy) || ruleFor(work, others, policy)
    ? refuse(
        work.c,
        'OperationNotAllowedException',
        `The policy '${String(policy['Name'])}' is associated with another rule, or can't have one.`,
      )
    : undefined
}

/** An exception alone is no condition. */
const refuseConditions = ({ c }: Work, rule: Item): Response | undefined =>
  INCLUDING.some((name) => [rule[name] ?? []].flat().length > 0)
    ? undefined
    : refuse(c, 'ArgumentException', 'You need to specify at least one condition for the rule.')

const refusePriority = ({ c }: Work, priority: unknown, most: number): Response | undefined =>
  priority === undefined || (Number.isInteger(priority) && Number(priority) >= 0 && Number(priority) <= most)
    ? undefined
    : refuse(c, 'ArgumentOutOfRangeException', `The priority is out of the range 0 to ${most}.`)
