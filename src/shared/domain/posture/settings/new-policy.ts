import type { Manual } from '../manual.ts'
import { highlyPrivilegedRoles } from './privileged-role.ts'

/** Where all policies of Conditional Access are. */
export const POLICIES = ['Entra ID', 'Conditional Access', 'Policies']

/** Accounts that come in when nobody else does. */
const LEFT_OUT = { excludeGroups: ['<id of the group of emergency access accounts>'] }
export const EVERYBODY = { includeUsers: ['All'], ...LEFT_OUT }
export const ADMINISTRATORS = { includeRoles: [...highlyPrivilegedRoles.keys()], ...LEFT_OUT }
export const EVERY_APP = { includeApplications: ['All'] }

export const BLOCK = { operator: 'OR', builtInControls: ['block'] }
export const SECOND_FACTOR = { operator: 'OR', builtInControls: ['mfa'] }
export const EVERY_TIME = {
  isEnabled: true,
  frequencyInterval: 'everyTime',
  authenticationType: 'primaryAndSecondaryAuthentication',
}

interface NewPolicy {
  conditions: {
    users: object
    applications: object
    clientAppTypes?: readonly string[]
    [condition: string]: unknown
  }
  grantControls?: object
  sessionControls?: object
}

/** A policy that a person creates; it only reports at first, so that nobody is kept out before somebody has looked. */
export const newPolicy = (
  page: Manual['page'],
  { conditions, ...controls }: NewPolicy,
  cmdlet = 'New-MgIdentityConditionalAccessPolicy',
): Manual => ({
  portal: 'entra',
  path: POLICIES,
  command: `${cmdlet} -BodyParameter ${powerShell({
    displayName: '<name of the policy>',
    state: 'enabledForReportingButNotEnforced',
    conditions: { clientAppTypes: ['all'], ...conditions },
    ...controls,
  })}`,
  page,
})

/** A value as PowerShell writes it. */
export function powerShell(value: unknown, indent = ''): string {
  if (typeof value === 'boolean') return `$${value}`
  if (typeof value === 'string') return `"${value}"`
  if (Array.isArray(value)) return `@(${value.map((each) => powerShell(each, indent)).join(', ')})`
  if (typeof value !== 'object' || value === null) return String(value)
  const lines = Object.entries(value).map(
    ([name, member]) => `${indent}  ${nameOf(name)} = ${powerShell(member, `${indent}  `)}\n`,
  )
  return `@{\n${lines.join('')}${indent}}`
}

const nameOf = (name: string) => (/^\w+$/.test(name) ? name : `"${name}"`)
