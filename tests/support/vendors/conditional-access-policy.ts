export const GLOBAL_ADMINISTRATOR = '62e90394-69f5-4237-9190-012177145e10'

export interface Parts {
  state?: string
  conditions?: object
  users?: object | null
  applications?: object
  grantControls?: object | null
  sessionControls?: object | null
}

/** A policy as Graph writes one, for everybody and every app, that asks for nothing yet. */
export const policy = ({ state = 'enabled', conditions, users, applications, ...controls }: Parts) => ({
  id: '0f1c2a3b-0000-4000-8000-000000000001',
  displayName: 'A policy',
  state,
  conditions: {
    clientAppTypes: ['all'],
    signInRiskLevels: [],
    userRiskLevels: [],
    applications: {
      includeApplications: ['All'],
      excludeApplications: [],
      includeUserActions: [],
      ...applications,
    },
    users:
      users === null
        ? null
        : { includeUsers: ['All'], excludeUsers: [], includeRoles: [], excludeRoles: [], ...users },
    locations: null,
    platforms: null,
    ...conditions,
  },
  grantControls: null,
  sessionControls: null,
  ...controls,
})

export const BLOCK = { grantControls: { operator: 'OR', builtInControls: ['block'] } }
export const MFA = { grantControls: { operator: 'OR', builtInControls: ['mfa'] } }

/** What makes a policy that is for everybody count for less, whatever it asks for. */
export const lessThanEveryone = (good: Parts): Parts[] => [
  { ...good, state: 'disabled' },
  { ...good, state: 'enabledForReportingButNotEnforced' },
  { ...good, state: 'somethingNew' },
  { ...good, users: null },
  { ...good, users: { includeUsers: ['0f1c2a3b-0000-4000-8000-00000000000a'] } },
  { ...good, users: { excludeRoles: [GLOBAL_ADMINISTRATOR] } },
  { ...good, users: { excludeUsers: ['GuestsOrExternalUsers'] } },
  { ...good, users: { excludeGuestsOrExternalUsers: { guestOrExternalUserTypes: 'internalGuest' } } },
  {
    ...good,
    conditions: {
      ...good.conditions,
      locations: { includeLocations: ['All'], excludeLocations: ['AllTrusted'] },
    },
  },
  { ...good, conditions: { ...good.conditions, devices: { deviceFilter: { mode: 'exclude', rule: 'a' } } } },
]
