import { describe, expect, test } from 'vitest'
import { buildAccess, buildSubscription } from '#tests/support/build-access.ts'
import { screens } from './screens.ts'
import { toolsOf } from './toolbar.ts'
import type { ToolKind } from './tools.ts'

const kindsOf = (...given: Parameters<typeof toolsOf>) => toolsOf(...given).map(({ tool }) => tool.kind)

describe('the toolbar', () => {
  test('discovery and risk choose among 30, 30 to 60 and 60 to 90 days; risk is exported as CSV alone', () => {
    const ranges = ['past30Days', 'past30To60Days', 'past60To90Days']
    expect(toolsOf('/discovery', buildAccess()).map(({ tool }) => tool)).toEqual([
      { kind: 'dateRange', ranges },
      { kind: 'export' },
    ])
    expect(toolsOf('/discover/risk', buildAccess()).map(({ tool }) => tool)).toEqual([
      { kind: 'dateRange', ranges },
      { kind: 'export', formats: ['csv'] },
    ])
  })

  const ranged: [string, string[]][] = [
    ['/discovery', ['past30Days', 'past30To60Days', 'past60To90Days']],
    ['/discover/risk', ['past30Days', 'past30To60Days', 'past60To90Days']],
    ['/licensing-report', ['lastMonth', 'twoMonthsAgo', 'threeMonthsAgo']],
    ['/secure/threats', ['lastMonth', 'last2Months', 'last3Months']],
    ['/secure/summary', ['lastMonth', 'last2Months', 'last3Months']],
    ['/secure/alerts', ['last48Hours', 'lastMonth', 'last2Months', 'last3Months']],
  ]
  const everyPath = screens.map(({ path }) => path.replaceAll(/\/:\w+\?/g, '').replaceAll(/:\w+/g, 'x'))
  const toolOf = (path: string, kind: ToolKind['kind']) =>
    toolsOf(path, buildAccess(), { companyId: 'c' }).find(({ tool }) => tool.kind === kind)?.tool

  test.each(ranged)('of %s chooses among %j', (path, ranges) => {
    expect(toolOf(path, 'dateRange')).toEqual({ kind: 'dateRange', ranges })
  })

  test('of no other page has a date range', () => {
    const found = everyPath.filter((path) => toolOf(path, 'dateRange'))
    expect(found.toSorted()).toEqual(ranged.map(([path]) => path).toSorted())
  })

  test('exports are offered on the pages that have them, and on no other', () => {
    expect(everyPath.filter((path) => toolOf(path, 'export')).toSorted()).toEqual([
      '/discover/risk',
      '/discovery',
      '/employees',
      '/licensing-report',
      '/secure/mfa',
      '/secure/security-posture',
      '/secure/summary',
      '/secure/threats',
    ])
  })

  test('user management picks any integration, the offboard schedule and the secure pages Office365 alone', () => {
    const picking = everyPath.flatMap((path) => {
      const tool = toolOf(path, 'integrationPicker')
      return tool?.kind === 'integrationPicker' ? [[path, tool.only]] : []
    })
    expect(Object.fromEntries(picking)).toEqual({
      '/engage/user-management': undefined,
      '/engage/action-log': 'Office365',
      '/secure/alerts': 'Office365',
      '/secure/security-posture': 'Office365',
      '/secure/policy-management/policies': 'Office365',
      '/secure/defender/policies': 'Office365',
      '/secure/intune/device-configuration': 'Office365',
      '/secure/intune/device-compliance': 'Office365',
      '/secure/mfa': 'Office365',
      '/secure/threats': 'Office365',
      '/secure/summary': 'Office365',
    })
  })

  test.each([
    ['/secure/policy-management/policies', 'policy'],
    ['/secure/policy-management/templates', 'template'],
    ['/secure/defender/policies', 'policy'],
    ['/secure/defender/templates', 'template'],
    ['/secure/intune/device-configuration', 'policy'],
    ['/secure/intune/configuration-templates', 'template'],
    ['/secure/intune/device-compliance', 'policy'],
    ['/secure/intune/compliance-templates', 'template'],
  ])('of %s offers a %s and a baseline, to everybody who may open it', (path, offer) => {
    for (const role of ['Owner', 'Read-Only'] as const)
      expect(toolsOf(path, buildAccess({ role }))).toContainEqual({
        tool: { kind: 'createOrDeploy', offers: [offer, 'baseline'] },
        isDisabled: false,
      })
  })

  test('employees show import settings only with auto-ignore on and Office365 chosen', () => {
    const chosen = { integration: 'Office365' }
    expect(kindsOf('/employees', buildAccess(), chosen)).toEqual(['importSettings', 'addEmployees', 'export'])
    expect(kindsOf('/employees', buildAccess())).toEqual(['addEmployees', 'export'])
    expect(kindsOf('/employees', buildAccess({ off: ['auto-ignore'] }), chosen)).not.toContain(
      'importSettings',
    )
  })

  test('the licensing report is exported as CSV and PDF once a company is chosen', () => {
    expect(kindsOf('/licensing-report', buildAccess())).toEqual(['dateRange'])
    expect(toolsOf('/licensing-report', buildAccess(), { companyId: 'c' })[1]?.tool).toEqual({
      kind: 'export',
      formats: ['csv', 'pdf'],
    })
  })

  test('applications are added by who manages discover', () => {
    expect(kindsOf('/discover/applications', buildAccess())).toEqual(['addApplication'])
    expect(kindsOf('/discover/applications', buildAccess({ role: 'Read-Only' }))).toEqual([])
  })

  test('default settings of user management need the autopilot subscription and engage=manage', () => {
    const path = '/engage/user-management'
    expect(kindsOf(path, buildAccess())).toContain('defaultSettings')
    expect(kindsOf(path, buildAccess({ role: 'Read-Only' }))).not.toContain('defaultSettings')
    const without = buildSubscription({ hasEngageAutopilotSubscription: false })
    expect(kindsOf(path, buildAccess({ subscription: without }))).not.toContain('defaultSettings')
  })

  test('the offboard schedule and the secure pages pick Office365 alone', () => {
    for (const path of ['/engage/action-log', '/secure/mfa', '/secure/alerts', '/secure/security-posture'])
      expect(toolsOf(path, buildAccess())[0]?.tool).toEqual({ kind: 'integrationPicker', only: 'Office365' })
  })

  test('threats and summary are exported while reporting is on', () => {
    for (const path of ['/secure/threats', '/secure/summary']) {
      expect(kindsOf(path, buildAccess())).toContain('export')
      expect(kindsOf(path, buildAccess({ off: ['reporting'] }))).not.toContain('export')
    }
  })

  test('alerts look back 48 hours or 1, 2 or 3 months; safe locations are for who manages secure (SHELL-38)', () => {
    expect(toolsOf('/secure/alerts', buildAccess()).at(-1)?.tool).toEqual({
      kind: 'dateRange',
      ranges: ['last48Hours', 'lastMonth', 'last2Months', 'last3Months'],
    })
    expect(kindsOf('/secure/alerts', buildAccess())).toContain('safeLocations')
    expect(kindsOf('/secure/alerts', buildAccess({ role: 'Read-Only' }))).not.toContain('safeLocations')
  })

  test('customize audit is for who manages secure (SHELL-40)', () => {
    expect(kindsOf('/secure/security-posture', buildAccess())).toContain('customizeAudit')
    expect(kindsOf('/secure/security-posture', buildAccess({ role: 'Read-Only' }))).not.toContain(
      'customizeAudit',
    )
  })

  test('a posture template is created only with the posture baseline subscription; without it the button is off', () => {
    expect(toolsOf('/secure/posture-templates', buildAccess())).toEqual([
      { tool: { kind: 'createTemplate' }, isDisabled: false },
    ])
    const subscription = buildSubscription({ hasPbSub: false })
    expect(toolsOf('/secure/posture-templates', buildAccess({ subscription }))).toEqual([
      { tool: { kind: 'createTemplate' }, isDisabled: true },
    ])
  })

  test('licences contact sales, CSP set-up creates a magic link, development has the assistant', () => {
    expect(kindsOf('/licenses', buildAccess())).toEqual(['contactSales'])
    for (const role of ['Owner', 'Read-Only'] as const)
      expect(toolsOf('/integrations/7/microsoft-csp', buildAccess({ role }))).toEqual([
        { tool: { kind: 'createMagicLink', info: 'magicLink' }, isDisabled: false },
      ])
    expect(kindsOf('/development', buildAccess())).toEqual(['assistant'])
    expect(kindsOf('/development', buildAccess({ off: ['castellan-ai-assistant'] }))).toEqual([])
  })

  test('a page without a toolbar has none', () => {
    expect(toolsOf('/companies', buildAccess())).toEqual([])
    expect(toolsOf('/nowhere', buildAccess())).toEqual([])
  })
})
