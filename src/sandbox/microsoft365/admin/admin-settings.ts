import { html } from 'hono/html'
import { isItem } from '../is-item.ts'
import type { Item } from '../tenant/settings.ts'
import type { Tenant } from '../tenant/state.ts'

type Value = Item | Item[]

/** Everything that is set for a tenant, each object to be changed as JSON. */
export const settingsForms = ({ settings: { graph, exchange } }: Tenant, action: string) => [
  html`<h2>Graph</h2>`,
  ...Object.entries(graph).map(([name, value]) => settingForm('graph', name, value, action)),
  html`<h2>Exchange</h2>`,
  ...Object.entries(exchange).map(([name, value]) => settingForm('exchange', name, value, action)),
]

const settingForm = (kind: 'graph' | 'exchange', name: string, value: Value, action: string) =>
  html`<details>
    <summary>${name}</summary>
    <form method="post" action="${action}">
      <input type="hidden" name="kind" value="${kind}" />
      <input type="hidden" name="name" value="${name}" />
      <textarea name="value" rows="12" cols="80" aria-label="${name}">
${JSON.stringify(value, null, 2)}</textarea>
      <button>Save ${name}</button>
    </form>
  </details>`

/** Takes over what a form says; gives why not, where it cannot. A setting stays one object, or a list of them. */
export function changeSetting(
  { settings: { graph, exchange } }: Tenant,
  form: Record<string, unknown>,
): string | undefined {
  const { kind, name } = form
  if ((kind !== 'graph' && kind !== 'exchange') || typeof name !== 'string') return 'No setting is named.'
  const known: Record<string, Value> = kind === 'graph' ? graph : exchange
  const now = Object.hasOwn(known, name) ? known[name] : undefined
  if (now === undefined) return `There is no ${name}.`
  const value = parsed(form['value'])
  if (Array.isArray(now) ? !(Array.isArray(value) && value.every(isObject)) : !isObject(value))
    return `${name} has to be ${Array.isArray(now) ? 'a list of objects' : 'an object'}, as JSON.`
  const { isEnabled } = value as Item
  const policies = graph['identity/conditionalAccess/policies']
  const isGoverned = Array.isArray(policies) && policies.some(({ state }) => state === 'enabled')
  if (name === 'policies/identitySecurityDefaultsEnforcementPolicy' && isEnabled === true && isGoverned)
    return 'Security defaults cannot be enabled while a conditional access policy is.'
  known[name] = value as Value
  return undefined
}

const isObject = (value: unknown) => isItem(value) && !Array.isArray(value)

function parsed(text: unknown): unknown {
  try {
    return JSON.parse(typeof text === 'string' ? text : '')
  } catch {
    return undefined
  }
}
