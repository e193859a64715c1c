import { expect, test } from 'vitest'
import { HOUR, MINUTE } from '#shared/lib/time.ts'
import { type AgentReport, agentReportSchema } from './agent-report.ts'
import { applyReport } from './apply-report.ts'
import type { EmployeeDevice } from './employee-device.ts'

const AT = Date.parse('2026-11-29T08:00:00.000Z')
const people: Record<string, { id: string; name: string }> = {
  'ada@contoso.example': { id: 'ada', name: 'Ada' },
  'bob@contoso.example': { id: 'bob', name: 'Bob' },
}

const reportOf = (account_mail = '', emails: readonly string[] = [], account = 'ada'): AgentReport =>
  agentReportSchema.parse({
    report_id: '0'.repeat(32),
    agent_version: '1.0.0',
    device: {
      name: '',
      operating_system: 'macOS',
      os_version: '15',
      hardware_id: 'a'.repeat(64),
      account,
      account_mail,
      last_boot: 0,
    },
    programs: [],
    profiles: emails.map((email, at) => ({ browser: 'Edge', folder: `P${at}`, account, name: '', email })),
  })

function take(report: AgentReport, before?: EmployeeDevice, at = AT, there = people): EmployeeDevice {
  let count = 0
  return applyReport(before, {
    id: 'device',
    customerId: 'company',
    report,
    at: new Date(at).toISOString(),
    newId: () => `profile${count++}`,
    employeeOf: (email) => there[email],
    nameOf: (id) => Object.values(there).find((person) => person.id === id)?.name,
  })
}

test.each([
  ['by the address of its account', 'Ada@Contoso.example', ['bob@contoso.example'], 'ada'],
  [
    'by browsers that name one person',
    '',
    ['bob@contoso.example', 'x@y.example', 'bob@contoso.example'],
    'bob',
  ],
  ['by nobody where browsers name two', '', ['ada@contoso.example', 'bob@contoso.example'], null],
  ['by nobody where no address is known', 'x@y.example', [''], null],
])('whose a device is is said %s', (_, mail, emails, owner) => {
  expect(take(reportOf(mail, emails)).employee_id).toBe(owner)
})

test('a device without a name is called by its hardware, and what it did not tell is not known', () => {
  expect(take(reportOf())).toMatchObject({ name: 'a'.repeat(12), last_boot: null, id: 'device' })
})

test('what a person said stays, also that it is nobody, until whom they named is gone', () => {
  const first = take(reportOf('ada@contoso.example'))
  const said = (employee_id: string | null): EmployeeDevice => ({
    ...first,
    employee_id,
    assigned_by: 'person',
  })
  expect(take(reportOf('ada@contoso.example'), said(null)).employee_id).toBe(null)
  expect(take(reportOf('ada@contoso.example'), said('bob'))).toMatchObject({
    employee_id: 'bob',
    employee_name: 'Bob',
  })
  const { 'ada@contoso.example': ada } = people
  const without = ada ? { 'ada@contoso.example': ada } : {}
  expect(take(reportOf('ada@contoso.example'), said('bob'), AT, without).employee_id).toBe('ada')
})

test('a report that tells nothing new is the same row, but once an hour', () => {
  const first = take(reportOf())
  expect(take(reportOf(), first, AT + MINUTE)).toBe(first)
  expect(take(reportOf(), first, AT + HOUR).last_seen).toBe(new Date(AT + HOUR).toISOString())
  expect(take(reportOf('ada@contoso.example'), first, AT + MINUTE)).not.toBe(first)
})

test('an account stays though another one is signed in, and a profile that is gone goes', () => {
  const first = take(reportOf('', ['', '']))
  const second = take(reportOf('', [''], 'bob'), first)
  expect(second.profiles.map(({ browser, account }) => [browser, account])).toEqual([
    [null, 'bob'],
    ['Edge', 'bob'],
    [null, 'ada'],
  ])
})

test('what was taken off the list stays off it', () => {
  const first = take(reportOf('', ['bob@contoso.example']))
  const removed = { ...first, profiles: first.profiles.map((profile) => ({ ...profile, removed: true })) }
  expect(take(reportOf('', ['bob@contoso.example']), removed).profiles.map((each) => each.removed)).toEqual([
    true,
    true,
  ])
})
