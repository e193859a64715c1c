import { type DeclaredScreen, openToAll, reads } from '../declared-screen.ts'

const inManagement = ['management'] as const
const inSupport = ['management', 'support'] as const

/** What the organization is, has and pays (SHELL-17). */
export const managementScreens = [
  {
    path: '/licenses',
    ...reads('licenseCenter'),
    menu: { groups: inManagement, word: 'licenseCenter', adminOnly: true, isForDesk: true },
    tools: [{ tool: { kind: 'contactSales' } }],
  },
  { path: '/users', ...reads('systemUsers'), menu: { groups: inManagement, word: 'systemUsers' } },
  {
    path: '/users/:userId/permissions',
    ...reads('systemUsers'),
    menu: { groups: inManagement, word: 'permissions', hidden: true },
  },
  {
    path: '/company-groups',
    ...reads('systemUsers'),
    menu: { groups: inManagement, word: 'companyGroups' },
  },
  {
    path: '/security-log',
    ...openToAll,
    role: 'Owner',
    menu: { groups: inManagement, word: 'securityLog', isForDesk: true },
  },
  {
    path: '/billing',
    ...reads('billing'),
    staysOpen: true,
    menu: { groups: inManagement, word: 'billing', adminOnly: true },
  },
  { path: '/support/open-ticket', ...openToAll, menu: { groups: inSupport, word: 'openTicket' } },
  { path: '/support/chat', ...openToAll, menu: { groups: inSupport, word: 'supportChat' } },
  { path: '/support/knowledge-base', ...openToAll, menu: { groups: inSupport, word: 'knowledgeBase' } },
  {
    path: '/support/best-practices',
    ...openToAll,
    menu: { groups: inSupport, word: 'bestPractices', hidden: true },
  },
  { path: '/support/marketing', ...openToAll, menu: { groups: inSupport, word: 'marketing' } },
  {
    path: '/support/downloads',
    ...openToAll,
    menu: { groups: inSupport, word: 'downloads', hidden: true },
  },
  {
    path: '/user-profile',
    ...openToAll,
    menu: { groups: inManagement, word: 'userProfile', hidden: true },
  },
  {
    path: '/look-and-feel',
    ...reads('lookAndFeel'),
    menu: { groups: inManagement, word: 'lookAndFeel', isForDesk: true },
  },
  {
    path: '/organizations',
    ...openToAll,
    role: 'Product administrator',
    menu: { groups: inManagement, word: 'organizations' },
  },
] as const satisfies readonly DeclaredScreen[]
