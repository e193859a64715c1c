import { html } from 'hono/html'
import { textIn } from '../text-in.ts'
import { decide, type GooglePolicy, SETTINGS, unitIdOf } from './policy-state.ts'
import type { Workspace } from './state.ts'

/** By which a person sees what is set in a workspace, and sets it otherwise, for a unit or for everybody. */
export const policyForm = (workspace: Workspace) =>
  html`<details>
    <summary>Settings</summary>
    ${workspace.policies.map(
      (policy) =>
        html`<p>
          ${policy.setting.type.replace('settings/', '')} (${placeOf(workspace, policy)}):
          <code>${JSON.stringify(policy.setting.value)}</code>
        </p>`,
    )}
    <form method="post" action="pages/policies">
      <input type="hidden" name="key" value="${workspace.customerId}" />
      <label
        >Setting
        <select name="setting">
          ${SETTINGS.map((setting) => html`<option>${setting}</option>`)}
        </select>
      </label>
      <label
        >For
        <select name="orgUnit">
          ${['/', ...workspace.orgUnits].map((path) => html`<option>${path}</option>`)}
        </select>
      </label>
      <label>Values <input name="value" value="{}" /></label>
      <button>Set</button>
    </form>
  </details>`

function placeOf(workspace: Workspace, { policyQuery, type }: GooglePolicy): string {
  if (type === 'SYSTEM') return 'Google'
  if (policyQuery.group !== undefined) return policyQuery.group
  const path = ['/', ...workspace.orgUnits].find(
    (each) => `orgUnits/${unitIdOf(workspace, each)}` === policyQuery.orgUnit,
  )
  return path ?? policyQuery.orgUnit
}

/** Whether what a person sent was set: it has to be a setting and values of it. */
export function setByForm(workspace: Workspace, form: FormData): boolean {
  const setting = textIn(form.get('setting'))
  const orgUnit = textIn(form.get('orgUnit')) || '/'
  if (!SETTINGS.includes(setting) || !['/', ...workspace.orgUnits].includes(orgUnit)) return false
  try {
    const value = JSON.parse(textIn(form.get('value'))) as unknown
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
    decide(workspace, { setting, orgUnit, value: value as Record<string, unknown> })
    return true
  } catch {
    return false
  }
}
