import { expect, test } from 'vitest'
import { solutionUrl } from './solutions.ts'

const defaults = { backup: 'https://castle.test/backup', security_training: null }

test('a solution opens at the organization’s own address, else at the site’s, else nowhere', () => {
  const own = { backup: 'https://harbour.test/backup', security_training: 'https://harbour.test/training' }
  expect(solutionUrl('backup', own, defaults)).toBe(own.backup)
  expect(solutionUrl('security_training', own, defaults)).toBe(own.security_training)
  expect(solutionUrl('backup', { backup: null }, defaults)).toBe(defaults.backup)
  expect(solutionUrl('backup', {}, defaults)).toBe(defaults.backup)
  expect(solutionUrl('security_training', {}, defaults)).toBeNull()
})
