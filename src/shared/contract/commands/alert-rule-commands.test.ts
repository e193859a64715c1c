import { expect, test } from 'vitest'
import { loudRule } from '#tests/support/build-alert-rule.ts'
import { inheritedSettings } from '#shared/domain/alerts/alert-settings.ts'
import { readCommand } from '../commands.ts'

const without = (fields: object, name: string) =>
  Object.fromEntries(Object.entries(fields).filter(([each]) => each !== name))

test('rules and settings of before tickets wait on devices, and say nothing of tickets', () => {
  const settings = { ...inheritedSettings, severity: 'low' }
  const said = readCommand('alertSettings.set', 1, {
    customerId: null,
    settings: without(settings, 'ticketing_enabled'),
  })
  expect(said?.args).toEqual({ customerId: null, settings })
  expect(said?.command.args.safeParse(said.args).success).toBe(true)
  const id = '11111111-1111-4111-8111-111111111111'
  const rule = readCommand('alertRule.save', 1, {
    customerId: null,
    id,
    fields: without(loudRule, 'ticket'),
  })
  expect(rule?.args).toEqual({ customerId: null, id, fields: loudRule })
  expect(rule?.command.args.safeParse(rule.args).success).toBe(true)
})
