import { expect, test } from 'vitest'
import { nothingChosen } from '#shared/domain/ticketing/ticket-settings.ts'
import { refusedCommand as refused } from '#tests/support/queue/refused-command.ts'
import { correctionTarget } from './correction-target.ts'
import { ticketSettingsCorrection } from './ticket-settings-correction.ts'

const TOOL = '0b6a51d2-43b4-4c55-9a1f-6e7d2a0f4290'
const COMPANY = '0b6a51d2-43b4-4c55-9a1f-6e7d2a0f4291'
const to = '/integrations/$integrationId/halo'

const settings = { toolId: TOOL, customerId: COMPANY, settings: nothingChosen }

test('refused ticket settings come back into their form, of a company or of all', () => {
  expect(ticketSettingsCorrection(refused('ticketSettings.set', settings))).toEqual({ key: 'k', ...settings })
  expect(correctionTarget(refused('ticketSettings.set', settings))).toEqual({
    to,
    params: { integrationId: TOOL },
    search: { tab: 'settings', of: COMPANY, correct: 'k' },
  })
  expect(
    correctionTarget(refused('ticketSettings.set', { ...settings, customerId: null }))?.search,
  ).toMatchObject({ of: undefined })
})

test('a refused mapping leads to the company, where another customer is chosen', () => {
  const mapping = { toolId: TOOL, customerId: COMPANY, accountId: '12' }
  expect(correctionTarget(refused('ticketMapping.set', mapping))).toEqual({
    to,
    params: { integrationId: TOOL },
    search: { open: COMPANY },
  })
})

test('what only waits, or is of another form, is not corrected', () => {
  expect(correctionTarget(refused('ticketSettings.set', settings, 'queued'))).toBeUndefined()
  expect(correctionTarget(refused('ticketSettings.set', { toolId: TOOL }))).toBeUndefined()
})
