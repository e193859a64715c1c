import { expect, test } from 'vitest'
import type { SecurityEvent } from '#shared/contract/security-log.ts'
import { securityLogLimits } from '#shared/domain/security-log/security-event.ts'
import type { Refusal } from '#client/data/refusal.ts'
import { nothingRead, whileReading, withFailure, withPage } from './event-pages.ts'

const buildPage = (first: number, length: number): SecurityEvent[] =>
  Array.from({ length }, (_, at) => ({
    id: String(first + at),
    at: '2026-11-20T09:00:00.000Z',
    event: 'signIn.succeeded',
    reason: null,
    actorId: 'u',
    actorName: 'ana@castellan.example',
    actorPerson: 'Ana Ruiz',
    target: null,
    targetName: null,
    members: [],
    network: '192.0.2.1',
    count: 1,
  }))
const { page } = securityLogLimits
const unreachable: Refusal = { code: undefined, detail: undefined, requestId: undefined, values: undefined }
const full = withPage(nothingRead, 'newest', buildPage(0, page), 1000)

test('a full page may have others behind it, one that is not full is the last', () => {
  expect([full.hasMore, full.events?.length]).toEqual([true, page])
  const all = withPage(whileReading(full, 'older'), 'older', buildPage(page, 3), 2000)
  expect([all.hasMore, all.reading, all.events?.length]).toEqual([false, undefined, page + 3])
  expect(all.events?.at(-1)?.id).toBe(String(page + 2))
})

test('the list is as old as its newest part', () => {
  expect(withPage(full, 'older', buildPage(page, 3), 2000).readAt).toBe(1000)
  expect(withPage(full, 'newest', buildPage(0, 3), 2000)).toMatchObject({ readAt: 2000, hasMore: false })
})

test('what could not be read leaves what was, and is forgotten with the next that was', () => {
  const failed = withFailure(whileReading(full, 'older'), 'older', unreachable)
  expect(failed).toEqual({ ...full, failed: { part: 'older', refusal: unreachable } })
  expect(withPage(failed, 'older', [], 2000)).toMatchObject({ failed: undefined, hasMore: false })
  expect(withFailure(nothingRead, 'newest', unreachable).events).toBeUndefined()
})
