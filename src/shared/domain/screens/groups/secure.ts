import { type DeclaredScreen, manages, reads } from '../declared-screen.ts'
import { exported, office365, type Tool } from '../tools.ts'

const read = { ...reads('secure'), module: 'secure' } as const
const managed = { ...manages('secure'), module: 'secure' } as const
const policies = { ...managed, gate: 'policyManagement' } as const
const defender = { ...read, gate: 'policyManagement', feature: 'defender-policies' } as const
const intune = { ...read, gate: 'policyManagement', feature: 'intune' } as const

const inSecure = ['secure'] as const
const inConditionalAccess = ['secure', 'policies', 'conditionalAccess'] as const
const inDefender = ['secure', 'policies', 'defender'] as const
const inIntune = ['secure', 'intune'] as const
const beta = { badge: 'beta' } as const

const monthRanges: Tool = { tool: { kind: 'dateRange', ranges: ['lastMonth', 'last2Months', 'last3Months'] } }
const reported: Tool = { ...exported, feature: 'reporting' }
const ofPolicies: Tool = { tool: { kind: 'createOrDeploy', offers: ['policy', 'baseline'] } }
const ofTemplates: Tool = { tool: { kind: 'createOrDeploy', offers: ['template', 'baseline'] } }

/** The order is the menu's (SHELL-05); alerts are reachable where the menu hides them (SHELL-06). */
export const secureScreens = [
  {
    path: '/secure/alerts/:companySelectorId?',
    ...read,
    menu: { groups: inSecure, word: 'alerts', feature: 'alerts' },
    tools: [
      office365,
      { tool: { kind: 'safeLocations' }, manages: 'secure' },
      { tool: { kind: 'dateRange', ranges: ['last48Hours', 'lastMonth', 'last2Months', 'last3Months'] } },
    ],
  },
  {
    path: '/secure/alerts/:companySelectorId/notifications',
    ...read,
    menu: { groups: inSecure, word: 'alertNotifications', hidden: true },
  },
  {
    path: '/secure/security-posture/:companySelectorId?/:tabKey?',
    ...read,
    menu: { groups: inSecure, word: 'securityPosture' },
    tools: [office365, { tool: { kind: 'customizeAudit' }, manages: 'secure' }, exported],
  },
  { path: '/secure/security-posture/:companySelectorId/audit/:securityCheckType', ...read },
  {
    path: '/secure/security-posture/:companySelectorId/protect/:securityCheckType',
    ...read,
    gate: 'postureBaseline',
    feature: 'posture-protect-m3',
  },
  {
    path: '/secure/posture-templates',
    ...managed,
    menu: { groups: inSecure, word: 'postureTemplates', isForDesk: true },
    tools: [{ tool: { kind: 'createTemplate' }, disabledWithout: 'postureBaseline' }],
  },
  {
    path: '/secure/posture-templates/:templateId',
    ...managed,
    gate: 'postureBaseline',
    menu: { groups: inSecure, word: 'postureTemplates', hidden: true },
  },
  {
    path: '/secure/policy-management/policies/:companySelectorId?',
    ...policies,
    menu: { groups: inConditionalAccess, word: 'conditionalAccess', isForDesk: true },
    tools: [office365, ofPolicies],
  },
  { path: '/secure/policy-management/policies/:companySelectorId/:policyId', ...policies },
  {
    path: '/secure/policy-management/templates',
    ...policies,
    menu: { groups: inConditionalAccess, word: 'conditionalAccessTemplates', isForDesk: true },
    tools: [ofTemplates],
  },
  { path: '/secure/policy-management/templates/:templateId', ...policies },
  {
    path: '/secure/policy-management/named-locations',
    ...policies,
    menu: { groups: inConditionalAccess, word: 'namedLocations', isForDesk: true, ...beta },
  },
  {
    path: '/secure/defender/policies/:companySelectorId?',
    ...defender,
    menu: { groups: inDefender, word: 'defenderPolicies', isForDesk: true },
    tools: [office365, ofPolicies],
  },
  {
    path: '/secure/defender/templates',
    ...defender,
    menu: { groups: inDefender, word: 'defenderTemplates', isForDesk: true },
    tools: [ofTemplates],
  },
  {
    path: '/secure/intune/device-configuration/:companySelectorId?',
    ...intune,
    menu: { groups: inIntune, word: 'deviceConfiguration', isForDesk: true, ...beta },
    tools: [office365, ofPolicies],
  },
  {
    path: '/secure/intune/configuration-templates',
    ...intune,
    menu: { groups: inIntune, word: 'configurationTemplates', isForDesk: true, ...beta },
    tools: [ofTemplates],
  },
  {
    path: '/secure/intune/device-compliance/:companySelectorId?',
    ...intune,
    menu: { groups: inIntune, word: 'deviceCompliance', isForDesk: true, ...beta },
    tools: [office365, ofPolicies],
  },
  {
    path: '/secure/intune/compliance-templates',
    ...intune,
    menu: { groups: inIntune, word: 'complianceTemplates', isForDesk: true, ...beta },
    tools: [ofTemplates],
  },
  {
    path: '/secure/mfa',
    ...read,
    menu: { groups: inSecure, word: 'mfaReport', isForDesk: true },
    tools: [office365, exported],
  },
  {
    path: '/secure/threats',
    ...read,
    menu: { groups: inSecure, word: 'threatReport' },
    tools: [office365, monthRanges, reported],
  },
  {
    path: '/secure/summary',
    ...read,
    menu: { groups: inSecure, word: 'summaryReport' },
    tools: [office365, monthRanges, reported],
  },
] as const satisfies readonly DeclaredScreen[]
