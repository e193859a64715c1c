import { ChakraProvider } from '@chakra-ui/react'
import { createInstance } from 'i18next'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { firstValueFrom } from 'rxjs'
import { beforeAll, describe, expect, test } from 'vitest'
import { permissionsOf } from '#shared/domain/permissions/roles.ts'
import {
  nothingUsual,
  type UsualException,
  type UsualSetup,
  usualSetupId,
} from '#shared/domain/alerts/usual-setup.ts'
import { partitionOf } from '#shared/contract/partitions.ts'
import { setUsualSetup, watchUsualSetup } from '#client/data/nouns/secure/usual-setup.ts'
import { openCommands } from '#client/data/queue/sealed-commands.ts'
import { DeviceContext } from '#client/machines/use-device.ts'
import { forScreens } from '#client/texts/spoken.ts'
import { system } from '#client/ui/theme/theme.ts'
import { buildLogin } from '#tests/support/build-login.ts'
import { english } from '#tests/support/english.ts'
import { bareDevice, uuid } from '#tests/support/queueing.ts'
import { UsualSetupEditor } from './usual-setup-dialog.tsx'

beforeAll(async () => {
  await createInstance()
    .use(forScreens)
    .init({ lng: 'en', resources: { en: { translation: english } }, interpolation: { escapeValue: false } })
})

/** What a screen shows before any effect has run. */
async function drawn(shown: ReactNode, login = buildLogin()): Promise<string> {
  const device = await bareDevice(login)
  const html = renderToString(
    <ChakraProvider value={system}>
      <DeviceContext value={device}>{shown}</DeviceContext>
    </ChakraProvider>,
  )
  device.close()
  return html.replaceAll(/<style[\s\S]*?<\/style>/g, '')
}

const company = uuid(7)
const setupOf = (customerId: string | null, said: Partial<UsualSetup>): UsualSetup => ({
  ...nothingUsual,
  ...said,
  id: usualSetupId(customerId),
  customer_id: customerId,
})
const travel: UsualException = {
  account: 'ana@contoso.example',
  from: null,
  until: null,
  countries: ['BR'],
  addresses: [],
  domains: ['partner.example'],
  detections: [],
  note: 'Visits a partner',
}
const editor = (customerId: string | null, own?: UsualSetup, everywhere?: UsualSetup) => (
  <UsualSetupEditor
    customerId={customerId}
    onClose={() => {}}
    found={{ own, everywhere, name: customerId === null ? '' : 'Contoso' }}
  />
)

describe('the dialog of a company', () => {
  test('names the countries that it takes from all companies, and asks for no technicians', async () => {
    const html = await drawn(
      editor(company, undefined, setupOf(null, { operating_countries: ['DE', 'GB', 'PT', 'ZZ'] })),
    )
    expect(html).toContain('What is usual at Contoso.')
    expect(html).toContain('Germany, Portugal, United Kingdom, ZZ')
    expect(html).toContain('Belarus, China, Iran, North Korea, Russia, Syria')
    expect(html).not.toContain('Countries of your technicians')
  })

  test('shows its own list, and its exceptions in words', async () => {
    const own = setupOf(company, { operating_countries: ['FR'], exceptions: [travel] })
    const html = await drawn(editor(company, own, setupOf(null, { operating_countries: ['DE'] })))
    expect(html).toContain('aria-label="Remove France"')
    for (const words of ['ana@contoso.example', 'Brazil, partner.example', 'Indefinite', 'Visits a partner'])
      expect(html).toContain(words)
    expect(html).toContain('aria-label="Edit the exception for ana@contoso.example"')
  })
})

test('that of all companies has the default list and the countries of technicians', async () => {
  const html = await drawn(editor(null))
  expect(html).toContain('Default list')
  expect(html).toContain('Countries of your technicians')
  expect(html).not.toContain('As for all companies')
})

describe('who may not change it', () => {
  const reader = () => {
    const login = buildLogin()
    return { ...login, permissions: permissionsOf('System user', { secure: 'readOnly' }) }
  }

  test('reads why, and everything else', async () => {
    const html = await drawn(editor(company, setupOf(company, { exceptions: [travel] })), reader())
    expect(html).toContain('Your role can look at this setup, not change it.')
    expect(html).toContain('Brazil, partner.example')
    expect(html).not.toMatch(/<textarea(?![^>]*disabled)/)
    for (const act of ['type="submit"', 'Add an exception', 'Edit the exception', 'Add a country'])
      expect(html).not.toContain(act)
  })

  test('of all companies is who does not see all of them', async () => {
    const guest = buildLogin({ all_customers: false })
    expect(await drawn(editor(null), guest)).toContain('changed by those who see every company')
    expect(await drawn(editor(company), guest)).toContain('type="submit"')
  })
})

test('a change is queued with the fields as the person saw them, and shows at once', async () => {
  const device = await bareDevice(buildLogin())
  const pid = partitionOf(company, 'secure')
  await device.data.writeState('partitions', { [pid]: { state: 'ready', v: 1 } })
  const setup = { ...nothingUsual, operating_countries: ['FR'], exceptions: [travel] }
  const whose = { customerId: company, name: 'Contoso', seen: undefined }
  expect(await setUsualSetup(device, whose, setup)).toMatchObject({ outcome: 'saved' })
  const view = await firstValueFrom(watchUsualSetup(device, company))
  expect(view).toMatchObject({ row: { ...setup, customer_id: company }, isPending: true })
  const seen = { ...nothingUsual, safe_addresses: ['10.0.0.0/8'] }
  await device.commands.commands.clear()
  await setUsualSetup(device, { ...whose, seen: setupOf(company, seen) }, setup)
  const [command] = await openCommands(device.vault, await device.commands.commands.toArray())
  expect(command?.body).toMatchObject({ expect: seen, subject: 'Contoso' })
  expect(await firstValueFrom(watchUsualSetup(device, null))).toBeUndefined()
  device.close()
})
