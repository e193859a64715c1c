import { EMPLOYEE_AREAS } from '#shared/domain/permissions/levels.ts'
import { type DeclaredScreen, openToAll, reads } from '../declared-screen.ts'
import { exported } from '../tools.ts'

const inConfiguration = ['configuration'] as const
const hidden = { groups: inConfiguration, hidden: true } as const
/** Follows integrations, and needs companies (PERM-14). */
const mapping = {
  ...reads('integrations'),
  needsCustomers: true,
  menu: { ...hidden, word: 'mappingAndTicketing' },
} as const

/** Who has something to do with employees (PERM-10). */
const employees = { anyOf: EMPLOYEE_AREAS, level: 'manage' } as const

/** The screens to set things up (SHELL-15); those of mapping and partners have no entry (SHELL-16). */
export const configurationScreens = [
  { path: '/companies', ...reads('companies'), menu: { groups: inConfiguration, word: 'companies' } },
  {
    path: '/employees',
    ...employees,
    menu: { groups: inConfiguration, word: 'employees' },
    tools: [
      { tool: { kind: 'importSettings' }, feature: 'auto-ignore', needsIntegration: 'Office365' },
      { tool: { kind: 'addEmployees' } },
      exported,
    ],
  },
  { path: '/employees/ignored', ...employees, menu: { ...hidden, word: 'ignoredEmployees' } },
  { path: '/employees/departments', ...employees, menu: { ...hidden, word: 'departments' } },
  {
    path: '/integrations/:companySelectorId?',
    ...reads('integrations'),
    menu: { groups: inConfiguration, word: 'integrations', isForDesk: true },
  },
  {
    path: '/integrations/duoaccountmapping',
    ...reads('integrations'),
    menu: { ...hidden, word: 'duoMapping' },
  },
  {
    path: '/integrations/payees',
    ...reads('integrations'),
    menu: { ...hidden, word: 'payees' },
  },
  { path: '/integrations/:integrationId/connectwise', ...mapping },
  { path: '/integrations/:integrationId/syncro', ...mapping },
  { path: '/integrations/:integrationId/autotask', ...mapping },
  { path: '/integrations/:integrationId/halo', ...mapping },
  {
    path: '/integrations/:integrationId/microsoft-csp',
    ...mapping,
    menu: { ...hidden, word: 'cspSetup' },
    tools: [{ tool: { kind: 'createMagicLink', info: 'magicLink' } }],
  },
  // Always allowed; that the feature hides it is the menu's business (PERM-09).
  {
    path: '/scheduled-reports',
    ...openToAll,
    menu: { groups: inConfiguration, word: 'scheduledReports', feature: 'scheduled-reports' },
  },
  {
    path: '/development',
    ...openToAll,
    role: 'Product administrator',
    feature: 'castellan-ai-assistant',
    menu: { groups: inConfiguration, word: 'development' },
    tools: [{ tool: { kind: 'assistant' }, feature: 'castellan-ai-assistant' }],
  },
  { path: '/devices', ...reads('systemUsers'), menu: { groups: inConfiguration, word: 'devices' } },
] as const satisfies readonly DeclaredScreen[]
