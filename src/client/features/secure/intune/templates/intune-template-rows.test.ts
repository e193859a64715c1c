import { expect, test } from 'vitest'
import type { DevicePolicies, DevicePolicySummary } from '#shared/domain/intune/device-policies.ts'
import type { TemplateSummary } from '#shared/domain/intune/device-template.ts'
import { englishOf } from '#tests/support/english.ts'
import { companiesWith, intuneTemplateRows } from './intune-template-rows.ts'

const nobody = { everyDevice: false, everyUser: false, include: [], exclude: [] }

const buildSummary = (more: Partial<TemplateSummary> = {}): TemplateSummary => ({
  set: 'configurationPolicies',
  name: 'Firewall',
  description: '',
  platform: 'windows',
  actions: [],
  settings: 3,
  ...more,
})
const buildCompany = (id: string, policies: Partial<DevicePolicySummary>[]): DevicePolicies => ({
  id,
  customer_id: id,
  unread: {},
  is_incomplete: false,
  groups: {},
  policies: policies.map((more, place) => ({
    ...buildSummary(),
    id: `${place}`,
    targets: nobody,
    has_more_targets: false,
    holds_secrets: false,
    ...more,
  })),
})
const buildView = (policy: TemplateSummary) => ({
  row: {
    id: 'template',
    name: 'Our firewall',
    description: 'For everybody',
    policy_type: 'INTUNE_CONFIGURATION' as const,
    policy,
    created_at: '2026-11-01T08:00:00.000Z',
    changed_at: '2026-11-02T08:00:00.000Z',
  },
  v: 1,
  isPending: true,
  isConflict: false,
})

const companies = [
  buildCompany('contoso', [{}, { name: 'firewall ' }, { name: 'Updates' }]),
  buildCompany('fabrikam', [{ set: 'deviceConfigurations' }]),
  buildCompany('northwind', [{ name: 'FIREWALL' }]),
]

test('a template counts each company once that has a policy of its set and name, however that is written', () => {
  const [row] = intuneTemplateRows([buildView(buildSummary())], companies, englishOf('intune'))
  expect(row).toMatchObject({
    name: 'Our firewall',
    policyName: 'Firewall',
    kind: 'configurationPolicies',
    kindText: 'Settings catalog',
    companies: 2,
    companyIds: ['contoso', 'northwind'],
    drifted: undefined,
    isPending: true,
  })
})

test('a template whose policy nobody has counts none', () => {
  const [row] = intuneTemplateRows(
    [buildView(buildSummary({ name: 'Kiosk' }))],
    companies,
    englishOf('intune'),
  )
  expect(row).toMatchObject({ companies: 0, companyIds: [] })
})

test('only what is asked for is looked at', () => {
  expect([...companiesWith(new Set(['configurationPolicies updates']), companies)]).toEqual([
    ['configurationPolicies updates', ['contoso']],
  ])
})
