import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { loadTexts, startTexts } from '#client/texts/texts.ts'
import { currentToasts, dismissToast } from '#client/ui/overlays/toasts.ts'
import { type ToastType, useTell } from './use-tell.ts'

const types: ToastType[] = [
  'createdCAP',
  'missingSubscription',
  'fileUploaded',
  'saaslistUpdated',
  'refreshWarning',
  'vendorNotSupported',
  'psaTicketSent',
  'uploadInProgress',
  'uploadComplete',
  'uploadFailed',
  'uploadCanceled',
  'changeMfaStatus',
]

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('navigator', { languages: ['en'] })
  vi.stubGlobal('document', { documentElement: {} })
  vi.stubGlobal('addEventListener', () => {})
  await startTexts()
  await loadTexts('errors', 'toasts')
})
afterAll(() => void vi.unstubAllGlobals())
afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id)
})

function tell(told: Parameters<ReturnType<typeof useTell>>[0]) {
  const Page = () => {
    const say = useTell()
    say(told)
    return null
  }
  renderToString(createElement(Page))
  return currentToasts().at(-1)
}

test.each(types)('the notice %s has a text of its own', (type) => {
  const { text } = tell(type) ?? {}
  expect(text).toMatch(/^[A-Z][^{}]+\.$/)
})

test('a failed upload is an error, a finished one is not', () => {
  expect(tell('uploadFailed')?.tone).toBe('error')
  expect(tell('uploadComplete')?.tone).toBe('ok')
})

test('any other type is the key of a message', () => {
  expect(tell('mailNotSent')?.text).toBe('Action partly completed, but email failed to send')
})
