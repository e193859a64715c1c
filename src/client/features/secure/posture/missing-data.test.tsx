import { ChakraProvider } from '@chakra-ui/react'
import { createInstance } from 'i18next'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { judge } from '#shared/domain/posture/check.ts'
import { checks } from '#shared/domain/posture/checks.ts'
import { previewOf } from '#shared/domain/posture/preview.ts'
import type { Snapshot } from '#shared/domain/posture/snapshot.ts'
import { type SourceId, sources } from '#shared/domain/posture/sources.ts'
import { english } from '#tests/support/english.ts'
import { checks as words } from '#client/texts/checks/en.ts'
import { forScreens } from '#client/texts/spoken.ts'
import { type Column, cellOf } from '#client/ui/data-table/column.ts'
import { system } from '#client/ui/theme/theme.ts'
import { openPretendTenant } from '#tests/support/vendors/pretend-tenant.ts'
import { checkListColumns, CheckCard } from './checks/check-list-columns.tsx'
import { checkRows } from './checks/check-rows.ts'
import type { PostureTexts } from '#client/features/secure/parts/check-verdict.tsx'
import { findingsIn } from '#client/features/secure/parts/findings.ts'
import { companyColumns } from './companies/company-columns.tsx'
import { type CompanyPosture, companyPostures } from '#client/features/secure/parts/company-postures.ts'
import { postureCsv } from './posture-csv.ts'
import { standingColumns, StandingCard } from './checks/standing-columns.tsx'

const READ_AT = '2026-05-01T00:00:00.000Z'
const SAID = 'Could not be read'

let t: PostureTexts
let tray: Parameters<typeof postureCsv>[1]['tray']
let read: Snapshot
beforeAll(async () => {
  const i18n = createInstance()
  await i18n
    .use(forScreens)
    .init({ lng: 'en', resources: { en: { translation: english } }, interpolation: { escapeValue: false } })
  t = i18n.getFixedT('en', null, 'posture')
  tray = i18n.getFixedT('en', null, 'tray')
  read = await openPretendTenant().read()
})

const findings = findingsIn(english.checkFindings, 'en')
const wordsOf = (id: string) => words[id as keyof typeof words]
const text = (shown: ReactNode) =>
  renderToString(<ChakraProvider value={system}>{shown}</ChakraProvider>)
    .replaceAll(/<style[\s\S]*?<\/style>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
const textOfRow = <Row,>(columns: readonly Column<Row>[], row: Row, ids?: readonly string[]) =>
  columns
    .filter(({ id }) => ids === undefined || ids.includes(id))
    .map((column) => text(cellOf(column, row, { tabIndex: -1 })))
    .join(' | ')

/** A tenant one of whose sources cannot be read, as screens get to know it. */
function companyWithout(source: SourceId): { company: CompanyPosture; snapshot: Snapshot } {
  const snapshot: Snapshot = {
    ...read,
    sources: { ...read.sources, [source]: { outcome: 'failed', at: READ_AT, reason: 'sourceFailed' } },
  }
  const verdicts = Object.fromEntries(checks.map((check) => [check.id, judge(check, snapshot)]))
  const posture = {
    id: 'c',
    customer_id: 'c',
    read_at: READ_AT,
    clouds: { microsoft: READ_AT },
    service_plans: null,
    verdicts,
  }
  const [company] = companyPostures({
    companies: [{ id: 'c', name: 'Contoso' }],
    postures: new Map([['c', posture]]),
    settings: [],
    resolutions: [],
  })
  if (!company) throw new Error('There is one company')
  return { company, snapshot }
}

const readBy = (source: SourceId) => checks.filter(({ reads }) => reads.includes(source))

describe.each(Object.keys(sources) as SourceId[])('where %s cannot be read', (source) => {
  test('some check misses it', () => {
    expect(readBy(source)).not.toEqual([])
  })

  test('no screen says of any of its checks that it is met, nor that it is not', () => {
    const { company, snapshot } = companyWithout(source)
    const rows = new Map(checkRows([company], wordsOf).map((row) => [row.check.id, row]))
    const csv = postureCsv({ companies: [company] }, { words: wordsOf, findings, t, tray }).split('\r\n')
    for (const check of readBy(source)) {
      const standing = company.checks.get(check.id)
      const row = rows.get(check.id)
      if (!standing || !row) throw new Error(`${check.id} is nowhere`)
      const { name } = wordsOf(check.id)
      const named = { ...standing, id: check.id, name: '' }
      const shown = [
        textOfRow(standingColumns({ t, findings, tray }, 'checks'), named, ['verdict', 'found']),
        textOfRow(standingColumns({ t, findings, tray }, 'companies'), named, ['verdict', 'found']),
        text(<StandingCard standing={named} t={t} findings={findings} open={() => {}} />),
        textOfRow(companyColumns({ t, tray, words: wordsOf, locale: 'en' }, true), company, [check.id]),
        csv.find((line) => line.includes(name)) ?? '',
      ]
      for (const each of shown) {
        expect(each).toContain(SAID)
        expect(each).not.toMatch(/\b(Not compliant|Compliant)\b/)
      }
      expect(textOfRow(checkListColumns({ t, locale: 'en' }), row, ['compliant', 'notCompliant'])).toMatch(
        /^\s*0\s*\|\s*0\s*$/,
      )
      expect(text(<CheckCard row={row} t={t} locale="en" open={() => {}} />)).not.toMatch(
        /[1-9]\d* compliant/i,
      )
      expect(previewOf(check, snapshot)).toMatchObject({ outcome: 'notMeasured', reason: 'sourceFailed' })
    }
  })

  test('the figures count none of its checks as met', () => {
    const { company } = companyWithout(source)
    const left = checks.filter(({ reads }) => !reads.includes(source))
    const met = left.filter(({ id }) => company.checks.get(id)?.verdict.status === 'compliant').length
    expect(company.all.met).toBe(met)
    expect(Object.values(company.areas).reduce((sum, area) => sum + area.met, 0)).toBe(met)
    expect(company.all.notMeasured).toBeGreaterThanOrEqual(readBy(source).length)
  })
})
