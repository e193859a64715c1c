import { ChakraProvider } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test, vi } from 'vitest'
import { DeviceContext } from '#client/machines/use-device.ts'
import { loadTexts, startTexts } from '#client/texts/texts.ts'
import { system } from '#client/ui/theme/theme.ts'
import { buildLogin } from '#tests/support/build-login.ts'
import { bareDevice, uuid } from '#tests/support/queueing.ts'
import { companyPostures } from '#client/features/secure/parts/company-postures.ts'
import type { MailboxRow } from './mailbox-rows.ts'

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('document', { documentElement: {} })
  vi.stubGlobal('addEventListener', () => {})
  await startTexts()
  await loadTexts('errors', 'frame', 'mailboxes', 'posture', 'protect', 'table', 'tray')
  // A table asks how wide the screen is.
  vi.stubGlobal('window', {
    innerWidth: 1440,
    matchMedia: () => ({ matches: true, addEventListener() {} }),
  })
})

const company = { id: uuid(3), name: 'Contoso' }

/** What a screen shows before anything was read from the device. */
async function drawn(shown: ReactNode): Promise<string> {
  const device = await bareDevice(buildLogin())
  const html = renderToString(
    <ChakraProvider value={system}>
      <DeviceContext value={device}>{shown}</DeviceContext>
    </ChakraProvider>,
  )
  device.close()
  return html.replaceAll(/<style[\s\S]*?<\/style>/g, '')
}

test('of a company that was never read nothing is said but how to have it read', async () => {
  const { SharedMailboxes } = await import('./shared-mailboxes.tsx')
  const [posture] = companyPostures({
    companies: [company],
    postures: new Map(),
    settings: [],
    resolutions: [],
  })
  if (!posture) throw new Error('There is one company')
  const html = await drawn(<SharedMailboxes company={posture} address={{}} onAddress={() => {}} />)
  expect(html).toContain('Its tenant is not on this device')
  expect(html).not.toContain('<table')
})

test('before mailboxes are blocked it is said whose, by which call, and who is left as they are', async () => {
  const { MailboxDialog } = await import('./mailbox-dialog.tsx')
  const mailbox = (number: number, name: string, more: Partial<MailboxRow> = {}): MailboxRow => ({
    id: uuid(number),
    name,
    address: `${name.toLowerCase()}@contoso.example`,
    state: 'notBlocked',
    obstacle: undefined,
    ...more,
  })
  const chosen = [
    mailbox(4, 'Desk'),
    mailbox(5, 'Office', { state: 'blocked' }),
    mailbox(6, 'Sales', { obstacle: 'synchronized' }),
    mailbox(7, 'Stock', { state: 'applying' }),
  ]
  const html = await drawn(<MailboxDialog company={company} isBlocked chosen={chosen} onClose={() => {}} />)
  expect(html).toContain('Block sign-in to 1 mailbox?')
  expect(html).toContain('Nobody can sign in to these accounts of Contoso')
  expect(html).toContain(`PATCH /v1.0/users/${uuid(4)}`)
  expect(html).toContain('directory on premises: Sales.')
  for (const other of [5, 6, 7]) expect(html).not.toContain(`users/${uuid(other)}`)
})
