import { ChakraProvider } from '@chakra-ui/react'
import { createInstance } from 'i18next'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { DeviceContext } from '#client/machines/use-device.ts'
import { english } from '#tests/support/english.ts'
import { forScreens } from '#client/texts/spoken.ts'
import { system } from '#client/ui/theme/theme.ts'
import { buildLogin } from '#tests/support/build-login.ts'
import { bareDevice, uuid } from '#tests/support/queueing.ts'
import { AuditCheckList } from './audit/audit-check-list.tsx'
import type { ShownSetting } from './audit/audit-draft.ts'
import { CustomizeAuditDialog } from './audit/customize-audit-dialog.tsx'
import { ResolutionEditor, ResolveCheckDialog } from './checks/resolve-check-dialog.tsx'

beforeAll(async () => {
  await createInstance()
    .use(forScreens)
    .init({ lng: 'en', resources: { en: { translation: english } }, interpolation: { escapeValue: false } })
})

/** What a screen shows before any effect has run, so also before anything was read from the device. */
async function drawn(shown: ReactNode, { seesAll = true } = {}): Promise<string> {
  const device = await bareDevice(buildLogin({ all_customers: seesAll }))
  const html = renderToString(
    <ChakraProvider value={system}>
      <DeviceContext value={device}>{shown}</DeviceContext>
    </ChakraProvider>,
  )
  device.close()
  return html.replaceAll(/<style[\s\S]*?<\/style>/g, '')
}
const buttonOf = (html: string, text: string) =>
  html.match(new RegExp(`<button[^>]*>${text}</button>`))?.[0] ?? ''
const nothing = () => {}
const nameOf = (checkId: string) => `Name of ${checkId}`

describe('the dialog of the audit', () => {
  const dialog = (company?: string) => (
    <CustomizeAuditDialog company={company} nameOf={nameOf} onClose={nothing} />
  )
  const skeletons = (html: string) => html.match(/<span [^>]*aria-hidden="true"[^>]*width:\d+%/g)?.length ?? 0

  test('shows 100 rows while it reads, and saves nothing meanwhile (POST-18)', async () => {
    const html = await drawn(dialog())
    expect(skeletons(html)).toBe(100)
    expect(html).toContain('Reading the settings of the audit')
    expect(buttonOf(html, 'Save')).toContain('aria-disabled="true"')
  })

  test('offers all companies to those who see all of them alone', async () => {
    expect(await drawn(dialog(uuid(7)))).toContain('All companies')
    const html = await drawn(dialog(uuid(7)), { seesAll: false })
    expect(html).not.toContain('All companies')
    expect(html).toContain('aria-label="Company: Choose a company"')
  })

  test('asks for a company first where there is none, and resets nothing', async () => {
    const html = await drawn(dialog(), { seesAll: false })
    expect(skeletons(html)).toBe(0)
    for (const button of ['Save', 'Reset to defaults'])
      expect(buttonOf(html, button)).toContain('aria-disabled="true"')
  })
})

describe('the list of the audit', () => {
  const settings = new Map<string, ShownSetting>(
    [
      { checkId: 'sms-codes-off', isIncluded: true, isInherited: true },
      { checkId: 'external-sender-tag-on', isIncluded: false, isInherited: false },
    ].map((each) => [each.checkId, each]),
  )
  const list = (search: string, canInherit = true) =>
    drawn(
      <AuditCheckList
        settings={settings}
        search={search}
        nameOf={nameOf}
        onChoose={nothing}
        onInherit={canInherit ? nothing : undefined}
      />,
    )

  test('shows checks by area, which of them inherit, and lets the others', async () => {
    const html = await list('')
    expect([...html.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, area]) => area)).toEqual([
      'Sign-in methods',
      'Exchange',
    ])
    expect([...html.matchAll(/role="switch"[^>]*/g)].map(([each]) => each.includes('checked'))).toEqual([
      true,
      false,
    ])
    expect(html.match(/As set for all companies/g)).toHaveLength(1)
    const inherit = 'aria-label="Inherit the setting of “Name of external-sender-tag-on”"'
    expect(html.match(/aria-label="Inherit[^"]*"/g)).toEqual([inherit])
    const ofAll = await list('', false)
    expect(ofAll).not.toContain('aria-label="Inherit')
    expect(ofAll).not.toContain('As set for all companies')
  })

  test('finds checks by the words of their names and areas', async () => {
    expect(await list('SMS codes')).not.toContain('sender-tag')
    expect(await list('exchange')).toContain('Name of external-sender-tag-on')
    expect(await list('nowhere')).toContain('No check has these words.')
  })
})

describe('the dialog of a resolution', () => {
  const company = { id: uuid(7), name: 'Contoso' }
  const seen = {
    id: uuid(8),
    customer_id: company.id,
    check_id: 'sms-codes-off',
    status: 'riskAccepted' as const,
    details: 'Until spring',
    resolved_at: '2026-05-01T00:00:00.000Z',
  }
  const props = { company, checkId: 'sms-codes-off', nameOf, onClose: nothing }

  test('is not there for the moment of a local read', async () => {
    expect(await drawn(<ResolveCheckDialog {...props} />)).toBe('')
  })

  test('names check, company and every status, and takes back what was recorded', async () => {
    const html = await drawn(<ResolutionEditor {...props} found={seen} />)
    expect(html).toContain('What you decided about “Name of sms-codes-off” at Contoso.')
    expect([...html.matchAll(/<option[^>]*>(.*?)<\/option>/g)].map(([, text]) => text)).toEqual([
      'Choose a status',
      'Resolved',
      'Resolved by third-party tool',
      'Risk accepted',
      'Not applicable',
    ])
    expect(html).toMatch(/<option[^>]*value="riskAccepted"[^>]*selected/)
    expect(html).toMatch(/<textarea[^>]*required[^>]*>Until spring<\/textarea>/)
    expect(buttonOf(html, 'Take back')).not.toContain('aria-disabled')
    expect(buttonOf(html, 'Save')).toContain('aria-disabled="true"')
  })

  test('has nothing to take back where nothing was recorded', async () => {
    const html = await drawn(<ResolutionEditor {...props} found={undefined} />)
    expect(buttonOf(html, 'Take back')).toBe('')
    expect(buttonOf(html, 'Save')).not.toContain('aria-disabled')
    expect(html).not.toMatch(/<textarea[^>]*required/)
  })
})
