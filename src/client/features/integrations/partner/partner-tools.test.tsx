import { ChakraProvider } from '@chakra-ui/react'
import { createInstance } from 'i18next'
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import type { PartnerConnection } from '#shared/domain/partner/partner.ts'
import { DeviceContext } from '#client/machines/use-device.ts'
import { PathContext } from '#client/machines/path-context.ts'
import { forScreens } from '#client/texts/spoken.ts'
import { system } from '#client/ui/theme/theme.ts'
import { buildLogin } from '#tests/support/build-login.ts'
import { english } from '#tests/support/english.ts'
import { bareDevice } from '#tests/support/queueing.ts'
import { PartnerTools } from './partner-tools.tsx'

beforeAll(async () => {
  await createInstance()
    .use(forScreens)
    .init({ lng: 'en', resources: { en: { translation: english } }, interpolation: { escapeValue: false } })
})

const connection: PartnerConnection = {
  id: '7',
  tenant_id: 'partner',
  tenant_name: 'Demo Managed Services',
  user_name: 'Olga Owner',
  agents: 'member',
  state: 'Connected',
  fault: null,
  connected_at: '2026-11-01T10:00:00.000Z',
  checked_at: null,
}

async function drawn(obstacle?: string): Promise<string> {
  const device = await bareDevice(buildLogin())
  const html = renderToString(
    <ChakraProvider value={system}>
      <DeviceContext value={device}>
        <PathContext value="/integrations/7/microsoft-csp">
          <PartnerTools connection={connection} obstacle={obstacle} onLink={() => {}} />
        </PathContext>
      </DeviceContext>
    </ChakraProvider>,
  )
  device.close()
  return html.replaceAll(/<style[\s\S]*?<\/style>/g, '')
}

test('the set-up of a partner offers a magic link, and a tip says what that is (SHELL-43)', async () => {
  const html = await drawn()
  expect(html).toMatch(/<button[^>]*>.*Create a link<\/span><\/button>/)
  const tip = html.match(/<button[^>]*aria-label="What a magic link is"[^>]*aria-describedby="([^"]*)"/)?.[1]
  expect(html).toMatch(new RegExp(`<span id="${tip}" role="tooltip"[^>]*>A link to send to a customer`))
})

test('where it cannot be made now, the button says why', async () => {
  const button = (await drawn('There is no network.')).match(
    /<button[^>]*aria-disabled="true"[^>]*>.*?<\/button>/g,
  )
  expect(button?.some((each) => each.includes('Create a link'))).toBe(true)
})
