import { describe, expect, test } from 'vitest'
import { describeReader } from './describe-reader.ts'
import { foundMail, reportedMail } from '../examples/records/mail.ts'
import { readMailThreat } from '#server/connectors/microsoft365/events/read-mail-threat.ts'
import { readRecord } from '#server/connectors/microsoft365/events/read-record.ts'

const { record } = reportedMail()

describeReader('a mail that was reported', {
  read: readMailThreat,
  record,
  needs: {
    'a reported mail without an id': ['id'],
    'a reported mail without a time': ['createdDateTime', 'receivedDateTime'],
  },
  time: 'createdDateTime',
})

function read(raw: object) {
  const reading = readRecord(undefined, raw)
  if (reading.outcome !== 'read' || reading.event.kind !== 'mailThreat') throw new Error('No mail')
  return reading.event
}

describe('a mail', () => {
  test('is told with who reported it, who received it, and from where it came', () => {
    const { account, actor, ip, sender, subject } = read(record)
    expect({ account, actor, ip, sender, subject }).toEqual({
      account: { id: undefined, name: 'accounting@customer.example' },
      actor: {
        kind: 'user',
        id: '00000003-0000-4000-8000-000000000001',
        name: 'accounting@customer.example',
      },
      ip: '203.0.113.77',
      sender: 'documents@outside.example',
      subject: 'A document was shared with you',
    })
  })

  test('is one, whether a person reported it or Defender found it', () => {
    expect(read(record).key).toBe(read(foundMail('Phish').record).key)
    expect(read({ ...record, recipientEmailAddress: 'reception@customer.example' }).key).not.toBe(
      read(record).key,
    )
  })

  test('of which sender or receiver is not told is by its record', () => {
    const keyOf = (id: string) => read({ ...record, id, internetMessageId: null }).key
    expect(keyOf('a')).not.toBe(keyOf('b'))
  })

  test.each([
    ['phishing', 'phishing'],
    ['malware', 'malware'],
    ['spam', 'spam'],
    ['notJunk', 'none'],
    ['notSpam', 'none'],
    ['unknown', undefined],
    ['noResultAvailable', undefined],
    ['tomorrowsWord', undefined],
  ])('that is %s to the vendor is %s', (category, verdict) => {
    expect(read({ ...record, result: { category } }).verdict).toBe(verdict)
  })

  test.each([
    ['notJunk', true],
    ['spam', false],
    ['phishing', false],
    [null, undefined],
    ['unknownFutureValue', undefined],
  ])('that was %s at first lies in the inbox: %s', (originalCategory, isInInbox) => {
    expect(read({ ...record, originalCategory }).isInInbox).toBe(isInInbox)
  })

  test('lies where it is said to by now, or else where it was delivered', () => {
    const found = (more: object) => read({ ...foundMail('Phish').record, ...more }).isInInbox
    expect(found({ LatestDeliveryLocation: 'Inbox/folder', DeliveryAction: 'Blocked' })).toBe(true)
    expect(found({ LatestDeliveryLocation: 'Quarantine' })).toBe(false)
    expect(found({ LatestDeliveryLocation: null })).toBe(true)
    expect(found({ LatestDeliveryLocation: null, DeliveryAction: null })).toBeUndefined()
  })

  test('has a subject as it is written, with marks and markup', () => {
    const subject = '<a href="//stranger.example">Invoice</a>\u202Exslx.exe'
    expect(read({ ...record, subject }).subject).toBe(subject)
  })
})
