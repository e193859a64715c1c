import { expect, test } from 'vitest'
import { isPublicEndpoint } from './push-endpoint.ts'

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
])('%s may be sent to', (address) => {
  expect(isPublicEndpoint(address)).toBe(true)
})

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://localhost/push',
  'https://castellan.localhost/push',
  'https://LOCALHOST./push',
  'https://127.0.0.1/push',
  'https://2130706433/push',
  'https://0x7f.1/push',
  'https://10.1.2.3/push',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/push',
  'https://[::ffff:10.0.0.1]/push',
  'https://metadata.google.internal/',
  'https://database/push',
  'https://printer.local/push',
  'https://user:secret@push.example.com/',
  'https://push.example.com:5432/',
  'ftp://push.example.com/',
])('%s may not', (address) => {
  expect(isPublicEndpoint(address)).toBe(false)
})
