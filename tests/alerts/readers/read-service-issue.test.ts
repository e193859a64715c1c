import { expect, test } from 'vitest'
import { describeReader } from './describe-reader.ts'
import { serviceIssue } from '../examples/records/defender.ts'
import { readRecord } from '#server/connectors/microsoft365/events/read-record.ts'
import { readServiceIssue } from '#server/connectors/microsoft365/events/read-service-issue.ts'

const { record } = serviceIssue()

describeReader('an issue of a service', {
  read: readServiceIssue,
  record,
  needs: {
    'a service issue without an id': ['id'],
    'a service issue without a time': ['startDateTime', 'lastModifiedDateTime'],
  },
  time: 'startDateTime',
})

test('an issue of a service is closed where it is said to be, or by its status where that is not told', () => {
  const isClosed = (isResolved: unknown, status: string) => {
    const reading = readRecord('serviceHealth', { ...record, isResolved, status })
    return reading.outcome === 'read' && reading.event.kind === 'serviceIssue' && reading.event.isClosed
  }
  expect(isClosed(true, 'serviceDegradation')).toBe(true)
  expect(isClosed(false, 'serviceRestored')).toBe(false)
  expect(isClosed(null, 'serviceRestored')).toBe(true)
  expect(isClosed('no', 'unknownFutureValue')).toBe(false)
})

test('an issue of a service without a title or a service is told all the same', () => {
  expect(readRecord('serviceHealth', { ...record, title: null, service: '' })).toMatchObject({
    event: { title: 'EX226792', service: 'unknown' },
  })
})
