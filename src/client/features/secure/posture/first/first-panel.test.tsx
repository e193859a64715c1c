import { ChakraProvider } from '@chakra-ui/react'
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test, vi } from 'vitest'
import { checks } from '#shared/domain/posture/checks.ts'
import { compliant, notCompliant } from '#shared/domain/posture/verdict.ts'
import { type FirstThing, whatToDoFirst } from '#shared/domain/posture/what-to-do-first.ts'
import { DeviceContext } from '#client/machines/use-device.ts'
import { loadCheckWords } from '#client/texts/check-texts.ts'
import { loadTexts, startTexts } from '#client/texts/texts.ts'
import { system } from '#client/ui/theme/theme.ts'
import { buildLogin } from '#tests/support/build-login.ts'
import { bareDevice } from '#tests/support/queueing.ts'
import { type CompanyPosture, companyPostures } from '#client/features/secure/parts/company-postures.ts'
import { FirstPanel } from './first-panel.tsx'

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('document', { documentElement: {} })
  vi.stubGlobal('addEventListener', () => {})
  await startTexts()
  await loadTexts('posture', 'protect', 'whatFirst')
  await loadCheckWords('en')
})

const READ_AT = '2026-11-01T10:00:00.000Z'
const SMTP = 'smtp-authentication-off'
const ADMINISTRATORS = 'administrators-need-a-second-factor'

/** Companies that lack these checks and meet others; those with none were never read. */
const companiesOf = (
  lacking: Record<string, readonly string[] | undefined>,
  met: readonly string[] = [],
): CompanyPosture[] => {
  const postures = new Map(
    Object.entries(lacking).flatMap(([id, ids]) =>
      ids
        ? [
            [
              id,
              {
                id,
                customer_id: id,
                read_at: READ_AT,
                clouds: { microsoft: READ_AT },
                service_plans: null,
                verdicts: Object.fromEntries([
                  ...ids.map((checkId) => [checkId, notCompliant(false)] as const),
                  ...met.map((checkId) => [checkId, compliant(true)] as const),
                ]),
              },
            ] as const,
          ]
        : [],
    ),
  )
  const companies = Object.keys(lacking).map((id) => ({ id, name: id }))
  return companyPostures({ companies, postures, settings: [], resolutions: [] })
}
const thingsOf = (companies: readonly CompanyPosture[], people: Record<string, number> = {}) =>
  whatToDoFirst({ checks, companies, peopleIn: (id) => people[id] })

async function drawn(
  companies: readonly CompanyPosture[] | undefined,
  {
    things,
    isOne = false,
    mayOnlyLook = false,
  }: { things?: readonly FirstThing[]; isOne?: boolean; mayOnlyLook?: boolean } = {},
) {
  const login = buildLogin()
  if (mayOnlyLook) login.permissions = { ...login.permissions, secure: 'readOnly' }
  const device = await bareDevice(login)
  const html = renderToString(
    <ChakraProvider value={system}>
      <DeviceContext value={device}>
        <FirstPanel companies={companies} things={things} isOne={isOne} onOpen={() => {}} />
      </DeviceContext>
    </ChakraProvider>,
  )
  device.close()
  return html.replaceAll(/<style[\s\S]*?<\/style>/g, '')
}
const linesOf = (html: string) =>
  [...html.matchAll(/<li[\s\S]*?<\/li>/g)].map(([line]) =>
    line
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )
const buttonOf = (html: string, name: string) =>
  html.match(new RegExp(`<button[^>]*aria-label="${name}"[^>]*>`))?.[0]

test('each line says what, where, for whom, how severe it is and what it takes, worst first', async () => {
  const companies = companiesOf({ a: [SMTP, 'mail-tips-on'], b: [SMTP, ADMINISTRATORS] })
  const html = await drawn(companies, { things: thingsOf(companies, { a: 1200, b: 34 }) })
  expect(linesOf(html)).toEqual([
    '1 SMTP AUTH is off for the organization 2 companies · 1,234 people · Some effort Critical Preview',
    '2 Administrators need MFA for every app 1 company · Administrators notice it · Some effort Critical Show how',
    '3 MailTips warn of external and large audiences 1 company · 1,200 people · Little effort Low Preview',
  ])
  expect(buttonOf(html, 'Preview: SMTP AUTH is off for the organization')).not.toContain('aria-disabled')
  expect(buttonOf(html, 'Show how: Administrators need MFA for every app')).toBeDefined()
})

test('people that were not read are not said, and those of some companies are the least', async () => {
  const companies = companiesOf({ a: [SMTP], b: [SMTP] })
  const factsWith = async (people: Record<string, number>) =>
    linesOf(await drawn(companies, { things: thingsOf(companies, people) })).join()
  expect(await factsWith({})).toContain('2 companies · Some effort')
  expect(await factsWith({ a: 7 })).toContain('2 companies · at least 7 people · Some effort')
})

test('of one company there are no companies to count', async () => {
  const companies = companiesOf({ a: [SMTP] })
  const html = await drawn(companies, { things: thingsOf(companies, { a: 7 }), isOne: true })
  expect(linesOf(html)).toEqual([expect.stringContaining('organization 7 people · Some effort')])
})

test('companies that were never read do not count, and that is said', async () => {
  const companies = companiesOf({ a: [SMTP], b: undefined })
  const html = await drawn(companies, { things: thingsOf(companies) })
  expect(linesOf(html)).toEqual([expect.stringContaining('1 company')])
  expect(html).toContain('1 company was never read and does not count here.')
})

test.each<[string, Parameters<typeof companiesOf>[0]]>([
  ['was read', { a: undefined, b: undefined }],
  ['could be measured', { a: [], b: undefined }],
])('where nothing %s, nothing is said to be done', async (_, lacking) => {
  const html = await drawn(companiesOf(lacking), { things: [] })
  expect(html).toContain('Not known yet')
  expect(html).not.toContain('Nothing to do first')
})

test('where everything is met there is nothing to do, and while it is being read nothing is said', async () => {
  expect(await drawn(companiesOf({ a: [] }, [SMTP]), { things: [] })).toContain('Nothing to do first')
  for (const companies of [undefined, companiesOf({ a: [SMTP] })]) {
    const html = await drawn(companies)
    expect(html).toContain('Weighing what is open')
    expect(html).not.toContain('Nothing to do first')
  }
})

test('who may only look sees the lines, and is told why there is no preview', async () => {
  const companies = companiesOf({ a: [SMTP] })
  const html = await drawn(companies, { things: thingsOf(companies), mayOnlyLook: true })
  expect(linesOf(html)).toHaveLength(1)
  expect(buttonOf(html, 'Preview: SMTP AUTH is off for the organization')).toContain('aria-disabled="true"')
})
