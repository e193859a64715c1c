import { describe, expect, test } from 'vitest'
import type { EventKind, EventOf } from '#shared/domain/alerts/security-event.ts'
import { describeReader } from './describe-reader.ts'
import { policyAlert } from '../examples/records/defender.ts'
import { unifiedChange } from '../examples/records/directory.ts'
import { clickedLink, foundMail } from '../examples/records/mail.ts'
import { cmdlet, fileActivity, mailboxActivity } from '../examples/records/operation.ts'
import { loginFailed } from '../examples/records/sign-in.ts'
import { readRecord } from '#server/connectors/microsoft365/events/read-record.ts'
import { readUnifiedAudit } from '#server/connectors/microsoft365/events/read-unified-audit.ts'

const forms = {
  'a cmdlet': cmdlet('Set-Mailbox', { Identity: 'accounting' }),
  'an act in a mailbox': mailboxActivity('MailItemsAccessed'),
  'an act with files': fileActivity('FileDownloaded'),
  'a login': loginFailed(),
  'a change in the directory': unifiedChange('Update user', { modified: [['Department', '', 'Sales']] }),
  'an alert of a policy': policyAlert(),
  'a click': clickedLink(2),
  'a mail that Defender found': foundMail('Phish'),
}

for (const [name, { record }] of Object.entries(forms))
  describeReader(`${name} in the unified audit log`, {
    read: readUnifiedAudit,
    record,
    needs: {
      'an audit record without an operation': ['Operation'],
      'an audit record without a time': ['CreationTime'],
      'an audit record without an id': ['Id'],
    },
    time: 'CreationTime',
  })

function read<Kind extends EventKind>(kind: Kind, record: object): EventOf<Kind> {
  const reading = readRecord('unifiedAudit', record)
  if (reading.outcome !== 'read' || reading.event.kind !== kind) throw new Error(`No ${kind}`)
  return reading.event as EventOf<Kind>
}

describe('the unified audit log', () => {
  test('tells no places', () => {
    expect(read('signIn', forms['a login'].record).place).toBeUndefined()
  })

  test('is told in UTC, which it does not say', () => {
    expect(read('operation', { ...forms['a cmdlet'].record, CreationTime: '2026-03-03T09:00:00' }).at).toBe(
      Date.UTC(2026, 2, 3, 9),
    )
  })

  test('has errors of logins by number or by name, and one that nobody knows is a failure', () => {
    const login = (more: object) => {
      const { outcome, errorCode } = read('signIn', { ...forms['a login'].record, ...more })
      return [outcome, errorCode]
    }
    expect(login({ ErrorNumber: '50053' })).toEqual(['failure', 50053])
    expect(login({ ErrorNumber: null, LogonError: 'IdsLocked' })).toEqual(['failure', 50053])
    expect(login({ ErrorNumber: null, LogonError: 'NobodyKnows' })).toEqual(['failure', undefined])
    expect(login({ ErrorNumber: '0' })).toEqual(['failure', 0])
    expect(login({ Operation: 'UserLoggedIn', ErrorNumber: '0' })).toEqual(['success', 0])
  })

  test('has what was done by a cmdlet, with markup and marks as they were written', () => {
    const Value = '<script>x</script>\u202E'
    const { properties, name } = read('operation', {
      ...forms['a cmdlet'].record,
      Parameters: [{ Name: 'Comment', Value }, null, { Value: 'nameless' }],
    })
    expect({ properties, name }).toEqual({
      properties: [{ name: 'Comment', value: Value }],
      name: 'set-mailbox',
    })
  })

  test('tells an operation that nobody knows as what somebody did', () => {
    const { operation, count } = read('activity', {
      ...forms['an act with files'].record,
      Operation: 'FileTeleported',
    })
    expect({ operation, count }).toEqual({ operation: 'FileTeleported', count: 1 })
  })

  test('counts what it says to stand for, and never less than one', () => {
    const counts = [7, '7', 0, -3, 'many', null].map(
      (OperationCount) => read('activity', { ...forms['an act in a mailbox'].record, OperationCount }).count,
    )
    expect(counts).toEqual([7, 7, 1, 1, 1, 1])
  })

  test('has who followed which link', () => {
    const { account, ip, properties } = read('activity', clickedLink('Blockpage').record)
    expect({ account, ip, properties }).toEqual({
      account: { id: undefined, name: 'accounting@customer.example' },
      ip: '192.0.2.10',
      properties: [
        { name: 'Url', value: 'https://stranger.example/sign-in' },
        { name: 'UrlClickAction', value: 'Blockpage' },
        { name: 'AppName', value: 'Mail' },
      ],
    })
  })

  test('tells what data centers do as the vendor’s', () => {
    const by = (more: object) => read('operation', { ...forms['a cmdlet'].record, ...more }).actor?.kind
    expect(by({ UserId: 'NT AUTHORITY\\SYSTEM (Microsoft.Exchange.Servicehost)' })).toBe('microsoft')
    expect(by({ UserType: 3 })).toBe('microsoft')
    expect(by({})).toBe('user')
  })
})
