import { expect, test } from 'vitest'
import { firstChecklist } from '#shared/domain/checklist/checklist.ts'
import { checklistDismiss } from './checklist-commands.ts'

const checkName = 'INTEGRATE_TO_PSA'
const [item] = firstChecklist().filter(({ id }) => id === checkName)

test('a step is dismissed by devices themselves once, however many do so, and by people as they like', () => {
  const byDevice = { checkName, dismissed: true, isAutomatic: true } as const
  const context = { id: checkName, organizationId: 'o', now: '2026-11-24T00:00:00.000Z' }
  const dismissed = checklistDismiss.reduce(item, byDevice, context)
  expect(dismissed).toMatchObject({ dismissed: true, autoDismissed: true })
  const restored = checklistDismiss.reduce(dismissed, { checkName, dismissed: false }, context)
  expect(checklistDismiss.reduce(restored, byDevice, context)).toEqual(restored)
  expect(checklistDismiss.reduce(restored, { checkName, dismissed: true }, context)).toMatchObject({
    dismissed: true,
  })
})
