import { expect, test } from 'vitest'
import { newPolicy } from '#shared/domain/conditional-access/save-policy.ts'
import { defaultDevicePolicy } from '#shared/domain/organization/device-policy.ts'
import type { CommandRecord } from '#client/data/queue/command-database.ts'
import { englishOf } from '#tests/support/english.ts'
import { describeCommand } from './describe-command.ts'

const words = {
  tray: englishOf('tray'),
  checklist: englishOf('checklist'),
  locale: 'en',
}

const ids = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222']
const [id = ''] = ids
const describe = (name: CommandRecord['name'], args: unknown, subject = 'Ana Ruiz') =>
  describeCommand({ name, body: { args, subject, place: '' } }, words)

test('one employee is ignored by name, several by number', () => {
  expect(describe('employee.ignore', { customerId: id, ids, ignored: true })).toBe('Ignore 2 employees')
  expect(describe('employee.ignore', { customerId: id, ids: [id], ignored: true })).toBe('Ignore Ana Ruiz')
  expect(describe('employee.ignore', { customerId: id, ids: [id], ignored: false })).toBe(
    'Stop ignoring Ana Ruiz',
  )
})

const patch = (set: object) => describe('employee.patch', { id, customerId: id, set })

test('a change of one field says the value, of several the fields', () => {
  expect(patch({ department: 'Sales' })).toBe('Set department of Ana Ruiz to Sales')
  expect(patch({ phone: '' })).toBe('Clear phone of Ana Ruiz')
  expect(patch({ department: 'Sales', job_title: 'Lead', phone: '' })).toBe(
    'Change phone, department, and job title of Ana Ruiz',
  )
})

const contoso = (name: CommandRecord['name'], args: unknown) => describe(name, args, 'Contoso')

test('companies are added, changed, deactivated and reactivated', () => {
  expect(contoso('customer.add', {})).toBe('Add the company Contoso')
  expect(contoso('customer.patch', { id, set: { country: 'DE' } })).toBe('Set country of Contoso to DE')
  expect(contoso('customer.patch', { id, set: { MFA: false } })).toBe('Stop requiring MFA at Contoso')
  expect(contoso('customer.activate', { id, active: false })).toBe('Deactivate Contoso')
  expect(contoso('customer.activate', { id, active: true })).toBe('Reactivate Contoso')
})

test('a view is kept and deleted by its name', () => {
  const view = { list: 'postureCompanies', name: 'Worst first' }
  expect(describe('savedView.save', { ...view, query: 'sort=score' }, view.name)).toBe(
    'Keep the view “Worst first”',
  )
  expect(describe('savedView.delete', view, view.name)).toBe('Delete Worst first')
})

test('a file is deleted by its name', () => {
  const remove = (ends: string | null) => describe('file.delete', { id, customerId: id, ends }, 'fw.csv')
  expect(remove(null)).toBe('Delete fw.csv')
  expect(remove('Canceled')).toBe('Cancel the upload of fw.csv')
})

test('integrations are paused, resumed and renamed', () => {
  const change = (set: object) => contoso('integration.patch', { id, customerId: id, set })
  expect(change({ is_active: false })).toBe('Pause the integration of Contoso')
  expect(change({ is_active: true })).toBe('Resume the integration of Contoso')
  expect(change({ display_name: 'North' })).toBe('Set display name of Contoso to North')
})

test('a step of the checklist has its title', () => {
  expect(describe('checklist.dismiss', { checkName: 'SCHEDULE_REPORT', dismissed: true })).toBe(
    'Dismiss the step “Schedule a report”',
  )
})

test('rules for devices are named where they differ from what was seen', () => {
  const policy = { ...defaultDevicePolicy, fieldMode: 'required' as const, urgentMinutes: 5 }
  const rules = (expect?: Record<string, unknown>) =>
    describeCommand(
      {
        name: 'organization.setDevicePolicy',
        body: { args: { organizationId: id, policy }, subject: 'Demo', place: '', ...(expect && { expect }) },
      },
      words,
    )
  expect(rules({ device_policy: defaultDevicePolicy })).toBe(
    'Change the rules for devices: offline work and time for urgent changes',
  )
  expect(rules({ device_policy: policy })).toBe('Change the rules for devices')
})

test('what the audit looks at is told by company and number', () => {
  const set = (customerId: string | null, count: number) =>
    contoso('audit.set', {
      customerId,
      settings: Array.from({ length: count }, (_, n) => ({ checkId: `check-${n}`, enabled: null })),
    })
  expect(set(id, 1)).toBe('Change the audit of Contoso: 1 check')
  expect(set(null, 2)).toBe('Change the audit of all companies: 2 checks')
})

test('changes of a tenant are told by company and number', () => {
  const common = { id, customerId: id }
  const check = (n: number) => ({ checkId: `check-${n}`, expected: null })
  expect(contoso('posture.apply', { ...common, checks: [check(1), check(2)] })).toBe(
    'Change the tenant of Contoso: 2 checks',
  )
  expect(contoso('posture.undo', { ...common, taskId: id, checkIds: ['check-1'] })).toBe(
    'Undo 1 check at Contoso',
  )
})

test('templates and baselines of policies are told by their names, and a changed policy without its contents', () => {
  const fields = { name: 'MFA for all', description: '', body: newPolicy('MFA for all'), prompted_inputs: [] }
  expect(describe('policyTemplate.add', { id, fields }, '')).toBe('Add the policy template MFA for all')
  expect(describe('policyTemplate.patch', { id, set: { body: fields.body } }, 'MFA for all')).toBe(
    'Change policy of MFA for all',
  )
  const baseline = { name: 'Starter', description: '', templates: [id] }
  expect(describe('policyBaseline.add', { id, fields: baseline }, '')).toBe('Add the policy baseline Starter')
  expect(describe('policyBaseline.delete', { id }, 'Starter')).toBe('Delete Starter')
})

test('changes of conditional access are told by company and number', () => {
  const item = { change: 'delete', target: 'policy', objectId: id, name: 'Old', expected: null }
  expect(contoso('access.change', { id, customerId: id, source: null, items: [item, item] })).toBe(
    'Change conditional access of Contoso: 2 objects',
  )
  expect(contoso('access.undo', { id, customerId: id, taskId: id })).toBe(
    'Take back a change of conditional access at Contoso',
  )
})

test('mailboxes are told by their number, and whether somebody can sign in to them', () => {
  const mailbox = (n: number) => ({ id: ids[n], name: 'Desk', expected: id })
  const args = (isBlocked: boolean, ...mailboxes: object[]) => ({ id, customerId: id, isBlocked, mailboxes })
  expect(contoso('posture.signIn', args(true, mailbox(0), mailbox(1)))).toBe(
    'Block sign-in to 2 shared mailboxes at Contoso',
  )
  expect(contoso('posture.signIn', args(false, mailbox(0)))).toBe('Unblock 1 shared mailbox at Contoso')
})

test('instructions are told by their check', () => {
  const write = (text: string) =>
    describe('instruction.set', { customerId: id, checkId: 'sms-codes-off', text }, 'SMS codes are off')
  expect(write('Ask first.')).toBe('Write the instructions of “SMS codes are off”')
  expect(write('  ')).toBe('Remove the instructions of “SMS codes are off”')
})

test('a resolution is told by its status and its check', () => {
  const resolve = (resolution: unknown) =>
    describe('check.resolve', { customerId: id, checkId: 'sms-codes-off', resolution }, 'SMS codes are off')
  expect(resolve({ status: 'resolved', details: '' })).toBe('Mark “SMS codes are off” as resolved')
  expect(resolve({ status: 'riskAccepted', details: 'Until spring' })).toBe(
    'Accept the risk of “SMS codes are off”',
  )
  expect(resolve(null)).toBe('Take back the resolution of “SMS codes are off”')
  expect(resolve({ status: 'ignored', details: '' })).toBe('A change of SMS codes are off')
})

test('posture templates are added, changed and deleted by name; checks are too many to be told', () => {
  const ours = (name: CommandRecord['name'], args: unknown) => describe(name, args, 'Ours')
  expect(ours('postureTemplate.add', {})).toBe('Add the posture template Ours')
  expect(ours('postureTemplate.patch', { id, set: { name: 'Mine' } })).toBe('Set name of Ours to Mine')
  expect(ours('postureTemplate.patch', { id, set: { description: '' } })).toBe('Clear description of Ours')
  expect(ours('postureTemplate.patch', { id, set: { checks: ['sms-codes-off'] } })).toBe(
    'Change checks of Ours',
  )
  expect(ours('postureTemplate.delete', { id })).toBe('Delete Ours')
})

test('a change that this version cannot read is still named', () => {
  expect(describe('employee.patch', { from: 'another version' })).toBe('A change of Ana Ruiz')
})

test('what is done from an alert names whom it is done to', () => {
  const account = { id: null, name: 'ana@contoso.example' }
  const describeAct = (act: object) =>
    describe('alert.act', { id, customerId: id, alertId: id, act }, account.name)
  expect(describeAct({ action: 'lockDown', account, steps: ['blockSignIn'] })).toBe(
    'Lock down ana@contoso.example',
  )
  expect(describeAct({ action: 'release', account, taskId: id })).toBe('Let ana@contoso.example in again')
  expect(describeAct({ action: 'setVendorStatus', wish: { status: 'resolved', classification: null } })).toBe(
    'Set the status of “ana@contoso.example” in Defender',
  )
})

test('contact addresses are set at a company', () => {
  const changes = [{ kind: 'security', wanted: ['alerts@provider.example'], expected: [] }]
  expect(contoso('tenantContacts.set', { id, customerId: id, changes })).toBe(
    'Set the contact addresses of Contoso',
  )
})
