import { describe, expect, test } from 'vitest'
import { nested } from '#tests/support/hostile-values.ts'
import { signIn } from '../examples/records/sign-in.ts'
import { cmdlet } from '../examples/records/operation.ts'
import { readRecord } from '#server/connectors/microsoft365/events/read-record.ts'

const { record } = signIn()
const eventOf = (raw: unknown) => {
  const reading = readRecord(undefined, raw)
  if (reading.outcome !== 'read') throw new Error(reading.reason)
  return reading.event
}

describe('a record', () => {
  test.each([[null], [7], ['no JSON'], ['[]'], [[]], [undefined], ['{"id":']])(
    'that is %s is no object',
    (raw) => {
      expect(readRecord(undefined, raw)).toEqual({ outcome: 'unread', reason: 'no JSON object' })
      expect(readRecord('signIns', raw)).toEqual({ outcome: 'unread', reason: 'no JSON object' })
    },
  )

  test('of no form that is known is not read', () => {
    for (const raw of [{}, { id: 'a', eventType: 'user.session.start' }, { deep: nested(3000) }])
      expect(readRecord(undefined, raw)).toEqual({
        outcome: 'unread',
        reason: 'no form of Microsoft’s that is known',
      })
  })

  test('is the same as text, with other capitals, and wrapped by Azure Monitor', () => {
    const plain = eventOf(record)
    expect(eventOf(JSON.stringify(record))).toEqual(plain)
    expect(
      eventOf(Object.fromEntries(Object.entries(record).map(([name, each]) => [name.toUpperCase(), each]))),
    ).toEqual(plain)
    expect(
      eventOf({ category: 'SignInLogs', operationName: 'Sign-in activity', properties: record }),
    ).toEqual(plain)
  })

  test('of an exported audit search is read from inside', () => {
    const inner = cmdlet('Set-Mailbox').record
    expect(eventOf({ RecordType: 'ExchangeAdmin', AuditData: JSON.stringify(inner) })).toEqual(eventOf(inner))
  })

  test('of a table that only adds to alerts is empty', () => {
    expect(
      readRecord(undefined, {
        category: 'AdvancedHunting-AlertEvidence',
        operationName: 'Publish',
        properties: { AlertId: 'a' },
      }),
    ).toMatchObject({ outcome: 'empty' })
  })

  test('with a member named like one of every object’s is read as any other', () => {
    const hostile = JSON.parse(
      `{"__proto__": {"id": "x"}, "constructor": 7, ${JSON.stringify(record).slice(1)}`,
    )
    expect(eventOf(hostile)).toEqual(eventOf(record))
  })
})
