import { type Example, only } from '../example.ts'
import { duo, duoActivity } from '../records/google.ts'

const denied = (minutes: number) => duo({ result: 'denied', reason: 'no_response', minutes })
const approved = (result: string) => duo({ result, reason: 'user_approved', minutes: 20 })

const code = { type: 'user_bypass', details: { count: 1, valid_secs: 3600 } }
const updated = (before: string, after: string) =>
  duoActivity('user_update', {
    target: { type: 'user', details: { status: after } },
    before: { status: before },
  })

/** What Duo's logs tell. */
export const duos: readonly Example[] = [
  {
    id: 'duo-fraud-reported',
    records: [duo({ result: 'fraud' })],
    misses: { 'denied without a word': only(duo({ result: 'denied' })) },
  },
  {
    id: 'duo-prompts-denied-then-approved',
    records: [denied(0), denied(9), denied(18), approved('success')],
    misses: {
      'not approved': only(denied(0), denied(9), denied(18), approved('denied')),
      'one fewer': only(denied(0), denied(9), denied(18)),
    },
  },
  {
    id: 'duo-bypass-used',
    records: [duo({ reason: 'bypass_user' })],
    misses: { approved: only(duo({ reason: 'user_approved' })) },
  },
  {
    id: 'duo-bypass-code-created',
    records: [duoActivity('bypass_create', { target: code })],
    misses: {
      deleted: only(duoActivity('bypass_delete', { target: code })),
      'not done': only(duoActivity('bypass_create', { target: code, result: 'FAILURE' })),
    },
  },
  {
    id: 'duo-user-set-to-bypass',
    records: [updated('Active', 'Bypass')],
    misses: {
      disabled: only(updated('Active', 'Disabled')),
      'bypassed before': only(updated('Bypass', 'Bypass')),
    },
  },
  {
    id: 'prompts-denied',
    records: [denied(0), denied(3), denied(6)],
    misses: { 'one fewer': only(denied(0), denied(3)) },
  },
  {
    id: 'sign-in-outside-operating-countries',
    records: [duo({ country: 'Brazil' })],
    misses: {
      'where people work': only(duo({ country: 'Netherlands' })),
      'a country that nobody knows by that name': only(duo({ country: 'Anonymous Proxy' })),
    },
  },
]
