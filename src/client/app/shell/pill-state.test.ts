import { describe, expect, test } from 'vitest'
import type { SyncStatus } from '#client/data/device/sync-client.ts'
import { englishOf } from '#tests/support/english.ts'
import { pillState } from './pill-state.ts'

const t = englishOf('frame')

const at = (hour: number, minute: number, day = 20) => new Date(2026, 10, day, hour, minute).getTime()
const calm: SyncStatus = {
  phase: 'idle',
  fault: null,
  lastContact: at(9, 12),
  progress: null,
  isLeader: true,
  isAlone: false,
}

const pill = (status: Partial<SyncStatus> = {}, counts = {}) =>
  pillState(t, {
    status: { ...calm, ...status },
    counts: { waiting: 0, decisions: 0, ...counts },
    companies: 60,
    now: at(9, 30),
    locale: 'en',
  })

describe('the sync pill', () => {
  test('is quiet when everything is in step', () => {
    expect(pill()).toEqual({ tone: 'ok', text: 'Synced', short: 'Synced', isWorking: false })
  })

  test('says how old the data is without a network', () => {
    expect(pill({ fault: 'offline' })).toMatchObject({
      tone: 'warn',
      text: 'Offline · data of 09:12',
      short: 'Offline · 09:12',
    })
  })

  test('names the day of data that is not from today', () => {
    expect(pill({ fault: 'offline', lastContact: at(9, 12, 18) }).text).toBe(
      'Offline · data of Nov 18, 09:12',
    )
  })

  test('has no time before the first answer', () => {
    expect(pill({ fault: 'offline', lastContact: null }).text).toBe('Offline')
    expect(pill({ phase: 'starting', lastContact: null })).toMatchObject({
      text: 'Starting',
      isWorking: true,
    })
  })

  test('adds what waits to being offline', () => {
    expect(pill({ fault: 'offline' }, { waiting: 3 })).toMatchObject({
      text: 'Offline · data of 09:12 · 3 waiting',
      short: 'Offline · 3 waiting',
    })
  })

  test('counts what waits and what is being sent', () => {
    expect(pill({}, { waiting: 1 })).toMatchObject({ tone: 'warn', text: '1 waiting', isWorking: false })
    expect(pill({ phase: 'pushing' }, { waiting: 3 })).toMatchObject({ text: 'Sending 3', isWorking: true })
  })

  test('puts decisions before what passes by itself', () => {
    expect(pill({}, { waiting: 3, decisions: 1 })).toMatchObject({
      tone: 'error',
      text: '1 needs a decision',
    })
    expect(pill({}, { decisions: 2 }).text).toBe('2 need a decision')
    expect(pill({ fault: 'offline' }, { decisions: 2, waiting: 1 })).toMatchObject({
      tone: 'error',
      text: 'Offline · data of 09:12 · 2 need a decision',
    })
  })

  test('tells the first load in companies', () => {
    expect(pill({ phase: 'loading', lastContact: null, progress: { done: 120, total: 180 } })).toMatchObject({
      tone: 'quiet',
      text: 'Loading companies 40 of 60',
      short: '40 of 60',
      isWorking: true,
    })
    expect(pill({ phase: 'loading' }).text).toBe('Loading companies')
  })

  test('tells a network that answers itself from no network', () => {
    expect(pill({ fault: 'portal' })).toMatchObject({
      tone: 'warn',
      text: 'This network asks you to sign in first',
      short: 'Network sign-in · 09:12',
    })
    expect(pill({ fault: 'server' }).text).toBe('Server not answering · data of 09:12')
  })

  test('asks to sign in where something waits for it', () => {
    expect(pill({ fault: 'unauthorized' }).text).toBe('Signed out here')
    expect(pill({ fault: 'unauthorized' }, { waiting: 2 }).text).toBe('Sign in to send 2')
  })

  test('lets trouble with this device speak first', () => {
    expect(pill({ fault: 'storage' }, { waiting: 2, decisions: 1 })).toMatchObject({
      tone: 'error',
      text: 'This device cannot keep data',
    })
    expect(pill({ fault: 'outdated' }, { waiting: 2 }).text).toBe('This version is too old · 2 waiting')
  })
})
